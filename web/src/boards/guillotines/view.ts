// What a seat sees of Billionaires & Guillotines, put together as the board draws it: by people, boards and Markets.

import type { Game } from "../../protocol";
import { figures, marketOf, type Asset, type Kind } from "./figures";
import type * as wire from "./wire";
import type { Billionaire, Market } from "./wire";

// All hands may be open (openHands.ts).
export type View = wire.View & { hands?: readonly (readonly Kind[])[] };

export type Values = wire.Facts["values"];

// What the reader is asked, as a key: another time it is another. Empty while others play.
export const questionOf = ({ view, question, choices }: Game): string =>
    choices.length > 0 ? `${(view as View).open.turn} ${(view as View).open.phase} ${question}` : "";

export function peopleOf(view: View) {
    const { open } = view;
    return view.hand_size.map((hand, seat) => {
        const shown = open.face_up[seat] ?? null;
        return {
            seat,
            who: open.who[seat] ?? null,
            hand,
            known: open.known[seat] ?? [], // seen by all to be in that hand
            cards: view.hands?.[seat] ?? [], // the whole hand, where all are open
            envelope: view.envelope_size[seat] ?? 0,
            inside: view.envelope[seat] ?? [], // if the reader may know
            role: shown ?? view.role[seat] ?? null, // if the reader may know
            hasRole: open.has_role.includes(seat) || shown !== null,
            revealed: shown !== null,
            bunker: open.bunker === seat,
        };
    });
}
export type Person = ReturnType<typeof peopleOf>[number];

export const personOf = (view: View, seat: number | null): Person | null =>
    seat === null ? null : (peopleOf(view)[seat] ?? null);

export const hasPuppets = (view: View): boolean => view.open.puppet.some((who) => who !== null);

// Everybody with a board: players in seat order, each with the Puppet behind.
export const boardsOf = (view: View) =>
    Object.entries(view.facts.billionaires)
        .map(([who, facts]) => ({ who: who as Billionaire, ...facts }))
        .sort((one, other) => one.seat - other.seat || Number(one.puppet) - Number(other.puppet));

// The five needs of a Billionaire with what fills them.
export function slotsOf(view: View, who: Billionaire): { type: Market; asset: Asset | null }[] {
    const spare = view.facts.billionaires[who]?.spare ?? [];
    const left = (view.open.owned[who] ?? []).filter((asset) => !spare.includes(asset));
    return figures.billionaires[who].needs.map((type) => {
        const at = left.findIndex((asset) => marketOf(asset) === type);
        return { type, asset: at < 0 ? null : left.splice(at, 1)[0]! };
    });
}

// How many more of a type the reader needs.
export function lacks(view: View, type: Market): number {
    const who = personOf(view, view.me)?.who;
    return (who && view.facts.billionaires[who]?.lacks[type]) || 0;
}

export function ownerOf(view: View, asset: Asset): Billionaire | null {
    const found = Object.entries(view.open.owned).find(([, own]) => own.includes(asset));
    return found ? (found[0] as Billionaire) : null;
}

export const placesOf = (view: View) =>
    figures.markets.map((market) => ({
        market,
        assets: view.open.at_market.filter((asset) => marketOf(asset) === market),
        // From bottom to top. The kind is null where the reader may not know it.
        cards: view.market_cards[market].map((card) => ({ ...card, kind: card.kind === "hidden" ? null : card.kind })),
    }));
export type Place = ReturnType<typeof placesOf>[number];
