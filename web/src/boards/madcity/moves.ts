// The moves that game.choices holds, typed.

import type { Choice } from "../../protocol";
import { once, optionsAs, type Option as AnyOption } from "../shell/reading";
import type { Act } from "./wire";

export type { Act } from "./wire";

export interface Move {
    act: Act;
    place: string; // Go
    business: string; // Take, Sell, End, Buy, Lease, Lift
    seat: number; // Miss
}

const read = once((sent: Partial<Move> & { act: Act }): Move => ({ place: "", business: "", seat: 0, ...sent }));

export const readMove = (choice: Choice): Move => read(choice.move);

export type Option = AnyOption<Move>;
export const optionsOf = optionsAs(readMove);

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
