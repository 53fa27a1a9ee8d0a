// The moves that game.choices holds, and what happened.

import type { Choice } from "../../protocol";
import { eventsAs, optionsAs, type Option as AnyOption, type Told } from "../shell/reading";
import type { Event, Move } from "./wire";

export type Happening = Told<Event>;
export const { readEvent, eventsOf } = eventsAs<Event>();

export type Option = AnyOption<Move>;
export const optionsOf = optionsAs<Move>();

export const payersOf = (move: Move): number[] => Object.keys(move.pay ?? {}).map(Number);

// What can be done about one deal.
export function answersTo(choices: readonly Choice[], deal: { proposer: number; character: number }) {
    const mine = optionsOf(choices, "Accept", "Decline", "Cancel", "Counter").filter(
        ({ move }) => move.proposer === deal.proposer && move.character === deal.character,
    );
    const by = (act: Move["act"]): Choice | null => mine.find(({ move }) => move.act === act)?.choice ?? null;
    return {
        accept: by("Accept"),
        decline: by("Decline"),
        cancel: by("Cancel"),
        counters: mine.filter(({ move }) => move.act === "Counter"), // by payer
    };
}

// All there is to say to or about one thief: to buy them out, to be bought out by their owner, the rest.
export function aboutOf(choices: readonly Choice[], character: number, owner: number) {
    const toThem = optionsOf(choices, "Ask", "Offer", "Claim", "Intimidate", "Withdraw").filter(
        ({ move }) => move.character === character,
    );
    const demands = optionsOf(choices, "Demand");
    return {
        offer: toThem.find(({ move }) => move.act === "Offer") ?? null,
        demands: demands.filter(({ move }) => move.character === character || payersOf(move).includes(owner)),
        others: toThem.filter(({ move }) => move.act !== "Offer"),
    };
}
export type About = ReturnType<typeof aboutOf>;
export const isToBeHad = ({ offer, demands, others }: About): boolean =>
    offer !== null || demands.length + others.length > 0;

// Several pay together: an offer that the list has for one payer, with the others added. The server
// says whether it may be.
export function pooled(offer: Choice, pays: ReadonlyMap<number, number>): Choice {
    const pay = Object.fromEntries(
        [...pays].filter(([, amount]) => amount > 0).map(([seat, amount]) => [String(seat), amount]),
    );
    return { move: { ...(offer.move as object), pay }, text: offer.text, question: offer.question };
}
