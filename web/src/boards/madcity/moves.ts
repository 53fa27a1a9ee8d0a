// The moves that game.choices holds, typed.

import type { Choice } from "../../protocol";

export const acts = ["Take", "Roll", "Sell", "End", "Go", "Bonus", "Miss", "Buy", "Lease", "Done", "Lift"] as const;
export type Act = (typeof acts)[number];

export interface Move {
    act: Act;
    place: string; // Go
    business: string; // Take, Sell, End, Buy, Lease, Lift
    seat: number; // Miss
}

export function readMove(choice: Choice): Move | null {
    const move = choice.move;
    if (typeof move !== "object" || move === null) return null;
    const it = move as Record<string, unknown>;
    const act = acts.find((each) => each === it["act"]);
    if (!act) return null;
    const text = (key: string): string => (typeof it[key] === "string" ? it[key] : "");
    return {
        act,
        place: text("place"),
        business: text("business"),
        seat: typeof it["seat"] === "number" ? it["seat"] : 0,
    };
}

export interface Option {
    choice: Choice;
    move: Move;
}

export function optionsOf(choices: readonly Choice[], ...wanted: Act[]): Option[] {
    return choices.flatMap((choice) => {
        const move = readMove(choice);
        return move && wanted.includes(move.act) ? [{ choice, move }] : [];
    });
}

// All that can be done about one business now.
export const optionsAt = (choices: readonly Choice[], business: string): Option[] =>
    optionsOf(choices, "Take", "Buy", "Lease", "Lift", "End", "Sell").filter(({ move }) => move.business === business);

// The businesses to light up, with what the reader may do there. Selling and ending a lease can be done
// in every turn and would light up half the city in all of them.
export function litOf(choices: readonly Choice[]): ReadonlyMap<string, readonly Option[]> {
    const lit = new Map<string, Option[]>();
    for (const option of optionsOf(choices, "Take", "Buy", "Lease", "Lift")) {
        const all = lit.get(option.move.business);
        if (all) all.push(option);
        else lit.set(option.move.business, [option]);
    }
    return lit;
}
