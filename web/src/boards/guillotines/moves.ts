// The moves that game.choices holds, by what people take into their hands for them.

import type { Choice } from "../../protocol";
import { eventsAs, optionsAs, type Option as AnyOption, type Told } from "../shell/reading";
import type { Kind } from "./figures";
import type { Act, Event, Market, Move } from "./wire";

export type Option = AnyOption<Move>;
export const optionsOf = optionsAs<Move>();

export type Happening = Told<Event>;
export const { readEvent, eventsOf } = eventsAs<Event>();

export const cardsOf = (move: Move): Kind[] => (move.cards ?? []).filter((kind) => kind !== null);

// What the Markets themselves offer by a tap.
export const atMarket: readonly Act[] = ["Buy", "Invest", "ExchangeCard", "ExchangeTops"];

const sorted = (cards: readonly Kind[]): string => [...cards].sort().join();
const sameCards = (one: readonly Kind[], other: readonly Kind[]): boolean => sorted(one) === sorted(other);

const touches = (move: Move, market: Market): boolean => move.market === market || move.other === market;

// What can be done at a Market with these cards picked up; with none picked up, everything there.
export function optionsAt(choices: readonly Choice[], market: Market, held: readonly Kind[]): Option[] {
    return optionsOf(choices, ...atMarket).filter(
        ({ move }) =>
            touches(move, market) && (held.length === 0 || (move.act !== "ExchangeTops" && plays(move, held))),
    );
}

// After Game the Market the card itself is on the table already: it is played with what is picked up.
function plays(move: Move, held: readonly Kind[]): boolean {
    const cards = cardsOf(move);
    const others = cards.filter((kind) => kind !== "game-the-market");
    return sameCards(cards, held) || (move.act === "Buy" && others.length < cards.length && sameCards(others, held));
}

// What else these cards can do: be played for their effect, pay, go into the envelope, move the die.
export function optionsWith(choices: readonly Choice[], held: readonly Kind[]): Option[] {
    if (held.length === 0) return [];
    return optionsOf(choices).filter(({ move }) => {
        if (atMarket.includes(move.act)) return false;
        const cards = cardsOf(move);
        if (cards.length > 0) return move.act !== "Take" && sameCards(cards, held);
        return held.length === 1 && held[0] === effects[move.act];
    });
}

// Moves that are a card's own effect.
const effects: Partial<Record<Act, Kind>> = { Audit: "audit", Scam: "scam", GameTheMarket: "game-the-market" };
