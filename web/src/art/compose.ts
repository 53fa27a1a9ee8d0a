// From a game's id to a composition. Words in the id choose the motif, chance (of its letters) the rest.
import type { Motif } from "./Unknown";

export interface Composition {
    ground: "tomato" | "teal" | "plum";
    band: "mustard" | "tomato" | "teal";
    motif: Motif;
    x: number;
    rays: number;
    turn: number;
    rising: boolean;
}

const meanings: readonly (readonly [RegExp, Motif])[] = [
    [/guillotin|revolution|noble/, "blade"],
    [/millionaire|tycoon|baron/, "topper"],
    [/king|queen|crown|royal/, "crown"],
    [/key|vault|safe|house/, "key"],
    [/mask|thief|thieves|spy/, "mask"],
];
const others: readonly Motif[] = ["bag", "crown", "key", "mask", "topper"];
const pairs = [
    { ground: "teal", band: "mustard" },
    { ground: "plum", band: "tomato" },
    { ground: "tomato", band: "teal" },
] as const;

export function composition(id: string): Composition {
    let seed = 2166136261;
    for (const letter of id) seed = Math.imul(seed ^ letter.codePointAt(0)!, 16777619) >>> 0;
    const pick = <T>(from: readonly T[]): T => {
        const one = from[seed % from.length]!;
        seed = Math.imul(seed ^ (seed >>> 13), 1274126177) >>> 0;
        return one;
    };
    const meant = meanings.find(([word]) => word.test(id.toLowerCase()))?.[1];
    return {
        ...pick(pairs),
        motif: meant ?? pick(others),
        x: pick([140, 200, 260]),
        rays: pick([20, 24, 28, 32]),
        turn: pick([0, 0.05, 0.1]),
        rising: pick([true, false]),
    };
}
