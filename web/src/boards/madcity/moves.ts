// The moves that game.choices holds, and what happened.

import type { Choice } from "../../protocol";
import { eventsAs, optionsAs, type Option as AnyOption, type Told } from "../shell/reading";
import type { Event, Move } from "./wire";

// Moves about one business.
export type OfBusiness = "Take" | "Sell" | "End" | "Buy" | "Lease" | "Lift";

export type Happening = Told<Event>;
export const { readEvent, eventsOf } = eventsAs<Event>();

export type Option = AnyOption<Move>;
export type BusinessOption = AnyOption<Move & { act: OfBusiness }>;
export const optionsOf = optionsAs<Move>();

// All that can be done about one business now.
export const optionsAt = (choices: readonly Choice[], business: string): BusinessOption[] =>
    optionsOf(choices, "Take", "Buy", "Lease", "Lift", "End", "Sell").filter(({ move }) => move.business === business);

// The businesses to light up, with what the reader may do there. Selling and ending a lease can be done
// in every turn and would light up half the city in all of them.
export function litOf(choices: readonly Choice[]): ReadonlyMap<string, readonly BusinessOption[]> {
    const lit = new Map<string, BusinessOption[]>();
    for (const option of optionsOf(choices, "Take", "Buy", "Lease", "Lift")) {
        const business = option.move.business ?? "";
        lit.set(business, [...(lit.get(business) ?? []), option]);
    }
    return lit;
}
