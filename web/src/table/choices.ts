// What the reader may do, made fit for buttons.

import type { Face } from "../boards/face";
import type { Choice, Table } from "../protocol";

export interface Group {
    name: string;
    choices: readonly Choice[];
}

const kFlat = 6; // up to so many buttons need no groups

// Without a word from the game: what begins alike belongs together ("offer …", "ask …").
const firstWord = (choice: Choice): string => saidOf(choice).split(/\s+/, 1)[0] ?? "";

// What the frame lists: what the board does not offer itself; everything where the board is out of
// reach, or has all there is to choose (keys and thumbs want something to point at).
export function listed(choices: readonly Choice[], face: Face, thumb: boolean): readonly Choice[] {
    const others = choices.filter((choice) => !face.onBoard?.(choice));
    return thumb || others.length === 0 ? choices : others;
}

// In order of appearance. A short list is one button each; the face's own groups are kept as it wants
// them.
export function grouped(choices: readonly Choice[], face: Face): Group[] {
    const name = face.group ?? firstWord;
    const all = new Map<string, Choice[]>();
    for (const choice of choices) {
        const key = name(choice);
        const group = all.get(key);
        if (group) group.push(choice);
        else all.set(key, [choice]);
    }
    const groups = [...all].map(([each, list]) => ({ name: each, choices: list }));
    if (choices.length > kFlat) return groups;
    return groups.flatMap((group) => group.choices.map((choice) => ({ name: group.name, choices: [choice] })));
}

// Those whose words have all the words of the query, in any order.
export function matching(
    choices: readonly Choice[],
    query: string,
    label: (choice: Choice) => string,
): readonly Choice[] {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    if (words.length === 0) return choices;
    return choices.filter((choice) => {
        const text = label(choice).toLowerCase();
        return words.every((word) => text.includes(word));
    });
}

// A choice as the reader says it: in the words of the server where the board has none of its own.
export const saidOf = ({ words, text }: Choice): string => words ?? text;

export function labelOf(choice: Choice, table: Table, face: Face, amount: number | null = null): string {
    if (face.label) return face.label(choice, table, amount);
    const said = saidOf(choice);
    if (!choice.amount) return said;
    const range = `${choice.amount.least}..${choice.amount.most}`;
    const shown = amount === null ? `${choice.amount.least}–${choice.amount.most}` : String(amount);
    if (said.includes(range)) return said.replace(range, shown); // "offer 1..4 to Al" with 3: "offer 3 to Al"
    return amount === null ? said : `${said} (${shown})`;
}

// The move with the amount put where the server says it stands.
export function moveOf(choice: Choice, amount: number | null): unknown {
    if (!choice.amount || amount === null) return choice.move;
    const move = structuredClone(choice.move) as Record<string, unknown>;
    const path = choice.amount.path;
    let node = move;
    for (const key of path.slice(0, -1)) node = node[key] as Record<string, unknown>;
    const last = path[path.length - 1];
    if (last !== undefined) node[last] = amount;
    return move;
}

// The same choice, if the game still offers it after a message: what the reader has opened stays open.
export function stillThere(choice: Choice, choices: readonly Choice[]): Choice | null {
    const bare = (each: Choice): string => JSON.stringify(moveOf(each, each.amount ? 0 : null));
    const wanted = bare(choice);
    return choices.find((each) => bare(each) === wanted) ?? null;
}

// The kind of move these have in common, for whoever points at buttons (the coach).
export function actOf(choices: readonly Choice[]): string | undefined {
    const acts = new Set(choices.map((choice) => (choice.move as { act?: unknown } | null)?.act));
    const [act] = acts;
    return acts.size === 1 && typeof act === "string" ? act : undefined;
}
