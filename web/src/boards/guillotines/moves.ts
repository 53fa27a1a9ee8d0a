// The moves that game.choices holds, typed (src/games/guillotines/moves.h).

import type { Choice } from "../../protocol";
import { once, optionsAs, type Option as AnyOption } from "../shell/reading";
import type { Act } from "./wire";
import {
    findAsset,
    findKind,
    type Asset,
    type Billionaire,
    type Crisis,
    type Kind,
    type Market,
    type Policy,
    type Role,
} from "./things";

export type { Act } from "./wire";

export interface Move {
    act: Act;
    market: Market | null;
    other: Market | null;
    seat: number | null;
    cards: readonly Kind[];
    assets: readonly (Asset | null)[]; // Surrender may leave out the first
    role: Role | null;
    policy: Policy | null;
    billionaire: Billionaire | null;
    crisis: Crisis | null;
    ups: number;
}

function trimmed<T>(list: readonly (T | null)[]): (T | null)[] {
    let end = list.length;
    while (end > 0 && list[end - 1] === null) --end;
    return list.slice(0, end);
}

const read = once(
    (sent: Partial<Move> & { act: Act }): Move => ({
        market: null,
        other: null,
        seat: null,
        role: null,
        policy: null,
        billionaire: null,
        crisis: null,
        ups: 0,
        ...sent,
        cards: (sent.cards ?? []).map(findKind).filter((each) => each !== null),
        assets: trimmed((sent.assets ?? []).map(findAsset)),
    }),
);

export const readMove = (choice: Choice): Move => read(choice.move);

export type Option = AnyOption<Move>;
export const optionsOf = optionsAs(readMove);

// What the Markets themselves offer by a tap.
export const atMarket: readonly Act[] = ["Buy", "Invest", "ExchangeCard", "ExchangeTops"];

const sorted = (cards: readonly Kind[]): string => [...cards].sort().join();
export const sameCards = (one: readonly Kind[], other: readonly Kind[]): boolean => sorted(one) === sorted(other);

export const touches = (move: Move, market: Market): boolean => move.market === market || move.other === market;

// What can be done at a Market with these cards picked up; with none picked up, everything there.
export function optionsAt(choices: readonly Choice[], market: Market, held: readonly Kind[]): Option[] {
    return optionsOf(choices, ...atMarket).filter(
        ({ move }) =>
            touches(move, market) && (held.length === 0 || (move.act !== "ExchangeTops" && plays(move, held))),
    );
}

// After Game the Market the card itself is on the table already: it is played with what is picked up.
function plays(move: Move, held: readonly Kind[]): boolean {
    if (sameCards(move.cards, held)) return true;
    return (
        move.act === "Buy" &&
        move.cards.includes("GameTheMarket") &&
        sameCards(
            move.cards.filter((each) => each !== "GameTheMarket"),
            held,
        )
    );
}

// What else these cards can do: be played for their effect, pay, go into the envelope, move the die.
export function optionsWith(choices: readonly Choice[], held: readonly Kind[]): Option[] {
    if (held.length === 0) return [];
    return optionsOf(choices).filter(({ move }) => {
        if (atMarket.includes(move.act)) return false;
        if (move.cards.length > 0) return move.act !== "Take" && sameCards(move.cards, held);
        return held.length === 1 && held[0] === move.act; // Audit, Scam, Game the Market
    });
}
