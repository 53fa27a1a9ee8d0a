// What a seat sees of Millions of Dollars, as the board puts it together.

import type { Game } from "../../protocol";
import { aboutOf, isToBeHad } from "./moves";
import type { Deal, View } from "./wire";

// Two characters each with three players, else one.
export const ownerOf = (view: View, character: number): number => Math.floor(character / view.facts.slots);
export const charactersOf = (view: View, seat: number): number[] =>
    Array.from({ length: view.facts.slots }, (_, slot) => seat * view.facts.slots + slot);

// A deal with all it needs to be drawn: who pays what, and who has said yes.
export interface Terms {
    proposer: number;
    character: number; // who is to leave
    pays: readonly { seat: number; amount: number; agreed: boolean }[];
    total: number;
    leaverAgreed: boolean;
}

export function termsOf(view: View, { proposer, character, payer, amount }: Deal): Terms {
    const pool = payer === undefined ? view.open.pools[proposer] : null;
    const agreed = (seat: number): boolean => seat === proposer || (pool?.consents.includes(seat) ?? false);
    const parts = pool ? [...pool.pay.entries()] : payer === undefined ? [] : [[payer, amount ?? 0] as const];
    const pays = parts.flatMap(([seat, part]) => (part > 0 ? [{ seat, amount: part, agreed: agreed(seat) }] : []));
    return {
        proposer,
        character,
        pays,
        total: pays.reduce((sum, each) => sum + each.amount, 0),
        leaverAgreed: agreed(ownerOf(view, character)),
    };
}

// Those of a seat's thieves that the reader may say something to.
export const toBeHad = (game: Game, seat: number): number[] =>
    charactersOf(game.view as View, seat).filter((character) => isToBeHad(aboutOf(game.choices, character, seat)));
