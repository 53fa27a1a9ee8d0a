// What a seat sees of Billionaires & Guillotines (src/games/guillotines/types.h: View, Open). The page's
// own shape goes by boards and Markets, not by sets.

import { once } from "../shell/reading";
import type * as wire from "./wire";
import { slotsOf } from "./figures";
import {
    findAsset,
    findBillionaire,
    findKind,
    marketOf,
    markets,
    type Asset,
    type Billionaire,
    type Crisis,
    type Kind,
    type Market,
    type Panic,
    type Policy,
    type Role,
} from "./things";

// A card at a Market. Its kind is null where the reader may not know it.
export interface Lying {
    kind: Kind | null;
    up: boolean;
    by: number | null; // who invested it
}

export interface Place {
    market: Market;
    assets: readonly Asset[];
    cards: readonly Lying[]; // from bottom to top
}

export interface Person {
    seat: number;
    who: Billionaire | null;
    puppet: Billionaire | null;
    hand: number;
    known: readonly Kind[]; // seen by all to be in that hand
    cards: readonly Kind[]; // the whole hand, where all are open
    envelope: number;
    inside: readonly Kind[]; // of the envelope, if the reader may know
    role: Role | null; // if the reader may know
    hasRole: boolean;
    revealed: boolean;
    bunker: boolean;
}

export interface Raised {
    crisis: Crisis;
    rebels: number;
}

export interface Step {
    given: Asset;
    back: Asset | null; // null: an addition, for `to`
    to: number;
}

export interface Offer {
    steps: readonly Step[];
    sacrifice: readonly Asset[];
}

// What each kind of card counts now.
export type Values = Readonly<Partial<Record<Kind, number>>>;

export interface View {
    me: number | null;
    phase: string;
    level: number;
    round: number;
    turn: number;
    current: number;
    asked: number;
    awaiting: readonly number[];
    answered: readonly number[];
    market: Market | null; // of the Buy in progress
    asset: Asset | null; // named by the Scam Artist
    places: readonly Place[]; // in order of the Markets
    people: readonly Person[];
    owned: ReadonlyMap<Billionaire, readonly Asset[]>;
    crises: readonly Raised[];
    rebels: number;
    discard: readonly Kind[];
    table: readonly Kind[]; // on the table in a Buy in progress
    deck: number;
    aside: number;
    roleDeck: number;
    policy: Policy | null;
    values: Values;
    heldUp: readonly number[];
    hand: readonly Kind[];
    looking: readonly Role[];
    left: number;
    die: number;
    secondRoll: boolean;
    panicCard: Panic | null;
    panic: "Ahead" | "Due" | "UnderWay" | "Past";
    leader: number;
    lap: number;
    offer: Offer;
    offerMade: boolean;
    taxed: readonly Billionaire[];
    winners: readonly number[];
    reason: string;
}

export const kNobody = -1;

// All hands may be open (openHands.ts).
type Sent = wire.View & { hands?: readonly (readonly string[])[] };

const kind = (name: string): Kind => findKind(name)!;
const asset = (name: string | null): Asset => findAsset(name)!;
const bag = (names: readonly string[]): Kind[] => names.map(kind);

export const readView = once((it: Sent): View => {
    const { open } = it;
    const crises = open.activated.map((crisis) => ({ crisis, rebels: open.rebels[crisis] ?? 0 }));
    const atMarket = open.at_market.map(asset);
    return {
        ...open,
        me: it.me,
        current: open.current ?? kNobody,
        asked: open.asked ?? kNobody,
        leader: open.leader ?? kNobody,
        asset: findAsset(open.asset),
        places: markets.map((market) => ({
            market,
            assets: atMarket.filter((one) => marketOf(one) === market),
            cards: (it.market_cards[market] ?? []).map((card) => ({ ...card, kind: findKind(card.kind) })),
        })),
        people: it.hand_size.map((hand, seat) => {
            const shown = open.face_up[seat] ?? null;
            return {
                seat,
                who: open.who[seat] ?? null,
                puppet: open.puppet[seat] ?? null,
                hand,
                known: bag(open.known[seat] ?? []),
                cards: bag(it.hands?.[seat] ?? []),
                envelope: it.envelope_size[seat] ?? 0,
                inside: bag(it.envelope[seat] ?? []),
                role: shown ?? it.role[seat] ?? null,
                hasRole: open.has_role.includes(seat) || shown !== null,
                revealed: shown !== null,
                bunker: open.bunker === seat,
            };
        }),
        owned: new Map(Object.entries(open.owned).map(([who, own]) => [findBillionaire(who)!, own.map(asset)])),
        crises,
        rebels: crises.reduce((sum, each) => sum + each.rebels, 0),
        discard: bag(open.discard),
        table: bag(open.table),
        values: Object.fromEntries(Object.entries(it.facts.values).map(([name, value]) => [kind(name), value])),
        deck: it.deck,
        aside: it.aside,
        roleDeck: it.role_deck,
        heldUp: open.held_up,
        hand: bag(it.hand),
        looking: it.sees,
        secondRoll: open.second_roll,
        panicCard: open.panic_card,
        offer: {
            steps: (it.offer?.steps ?? []).map(({ given, back, to }) => ({
                given: asset(given),
                back: findAsset(back),
                to: to ?? 0,
            })),
            sacrifice: (it.offer?.sacrifice ?? []).map(asset),
        },
        reason: open.reason ?? "None",
        offerMade: open.offer_made,
        taxed: open.taxed.filter((each) => each !== null),
    };
});

// ---- What follows from it ----

export const ownedBy = (view: View, who: Billionaire | null): readonly Asset[] =>
    who === null ? [] : (view.owned.get(who) ?? []);

// Who plays a Billionaire, and whether as a Puppet.
export function controllerOf(view: View, who: Billionaire): { seat: number; puppet: boolean } | null {
    for (const person of view.people) {
        if (person.who === who) return { seat: person.seat, puppet: false };
        if (person.puppet === who) return { seat: person.seat, puppet: true };
    }
    return null;
}

export function ownerOf(view: View, one: Asset): Billionaire | null {
    for (const [who, own] of view.owned) if (own.includes(one)) return who;
    return null;
}

export interface Slot {
    type: Market;
    asset: Asset | null;
}

// The five needs of a Billionaire with what fills them, and what it owns beyond need.
export function needsOf(view: View, who: Billionaire): { slots: Slot[]; spare: Asset[]; missing: number } {
    const left = [...ownedBy(view, who)];
    const slots = slotsOf(who).map((type): Slot => {
        const at = left.findIndex((each) => marketOf(each) === type);
        return { type, asset: at < 0 ? null : left.splice(at, 1)[0]! };
    });
    return { slots, spare: left, missing: slots.filter((slot) => slot.asset === null).length };
}

// How many more of a type the Billionaire needs.
export const lacks = (view: View, who: Billionaire | null, type: Market): number =>
    who === null ? 0 : needsOf(view, who).slots.filter((slot) => slot.type === type && slot.asset === null).length;

// Everybody with a board: players in seat order, each with the Puppet behind.
export function boards(view: View): { seat: number; who: Billionaire; puppet: boolean }[] {
    return view.people.flatMap((person) => [
        ...(person.who === null ? [] : [{ seat: person.seat, who: person.who, puppet: false }]),
        ...(person.puppet === null ? [] : [{ seat: person.seat, who: person.puppet, puppet: true }]),
    ]);
}

export const personOf = (view: View, seat: number | null): Person | null =>
    seat === null ? null : (view.people[seat] ?? null);
export const topOf = (place: Place): Kind | null => place.cards.find((card) => card.up)?.kind ?? null;
