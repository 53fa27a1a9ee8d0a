// What a seat sees of Billionaires & Guillotines (src/games/guillotines/types.h: View, Open), checked
// once at the door and trusted inside. The page's own shape goes by boards and Markets, not by sets.

import { slotsOf } from "./figures";
import {
    findAsset,
    findBillionaire,
    findCrisis,
    findKind,
    findPanic,
    findPolicy,
    findRole,
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

type Read<T> = (value: unknown) => T;

class Wrong extends Error {}

export const kNobody = -1;

const object: Read<Record<string, unknown>> = (value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Wrong("no object");
    return value as Record<string, unknown>;
};
const number: Read<number> = (value) => {
    if (typeof value !== "number" || !Number.isInteger(value)) throw new Wrong("no whole number");
    return value;
};
const text: Read<string> = (value) => {
    if (typeof value !== "string") throw new Wrong("no text");
    return value;
};
const list =
    <T>(each: Read<T>): Read<T[]> =>
    (value) => {
        if (!Array.isArray(value)) throw new Wrong("no list");
        return value.map((item) => each(item));
    };
const orNull =
    <T>(read: Read<T>): Read<T | null> =>
    (value) =>
        value === null || value === undefined ? null : read(value);
const named =
    <T>(find: (name: unknown) => T | null): Read<T> =>
    (value) => {
        const found = find(value);
        if (found === null) throw new Wrong(`unknown: ${String(value)}`);
        return found;
    };

const numbers = list(number);
const asset = named(findAsset);
const billionaire = named(findBillionaire);
const crisis = named(findCrisis);
const kind = named(findKind);
const role = named(findRole);
const market = named((name) => markets.find((each) => each === name) ?? null);

// What may be seen of a kind: a card face down has none.
const seenKind: Read<Kind | null> = (value) => (value === "hidden" ? null : kind(value));

const bag = list(kind);
// A seat that may be nobody's.
const seat: Read<number> = (value) => (value === null ? kNobody : number(value));

const lying: Read<Lying> = (value) => {
    const it = object(value);
    return { kind: seenKind(it["kind"]), up: it["up"] === true, by: orNull(number)(it["by"]) };
};

const step: Read<Step> = (value) => {
    const it = object(value);
    return { given: asset(it["given"]), back: orNull(asset)(it["back"]), to: orNull(number)(it["to"]) ?? 0 };
};

const offer: Read<Offer> = (value) => {
    if (value === null) return { steps: [], sacrifice: [] };
    const it = object(value);
    return { steps: list(step)(it["steps"]), sacrifice: list(asset)(it["sacrifice"]) };
};

function readPlaces(cards: unknown, assets: readonly Asset[]): Place[] {
    const all = object(cards);
    return markets.map((each) => ({
        market: each,
        assets: assets.filter((one) => marketOf(one) === each),
        cards: all[each] === undefined ? [] : list(lying)(all[each]),
    }));
}

const read: Read<View> = (value) => {
    const it = object(value);
    const open = object(it["open"]);
    const handSize = numbers(it["hand_size"]);
    const envelopeSize = numbers(it["envelope_size"]);
    const who = list(orNull(billionaire))(open["who"]);
    const puppet = list(orNull(billionaire))(open["puppet"]);
    const known = list(bag)(open["known"]);
    const hands = orNull(list(bag))(it["hands"]) ?? [];
    const inside = list(bag)(it["envelope"]);
    const faceUp = list(orNull(role))(open["face_up"]);
    const secret = list(orNull(role))(it["role"]);
    const hasRole = numbers(open["has_role"]);
    const bunker = orNull(number)(open["bunker"]);
    const rebels = object(open["rebels"]);
    const crises = list(crisis)(open["activated"]).map((each) => ({
        crisis: each,
        rebels: orNull(number)(rebels[each]) ?? 0,
    }));
    const panic = text(open["panic"]);
    if (panic !== "Ahead" && panic !== "Due" && panic !== "UnderWay" && panic !== "Past") throw new Wrong("no Panic!");
    return {
        me: orNull(number)(it["me"]),
        phase: text(open["phase"]),
        level: number(open["level"]),
        round: number(open["round"]),
        turn: number(open["turn"]),
        current: seat(open["current"]),
        asked: seat(open["asked"]),
        awaiting: numbers(open["awaiting"]),
        answered: numbers(open["answered"]),
        market: orNull(market)(open["market"]),
        asset: orNull(asset)(open["asset"]),
        places: readPlaces(it["market_cards"], list(asset)(open["at_market"])),
        people: handSize.map((hand, at) => ({
            seat: at,
            who: who[at] ?? null,
            puppet: puppet[at] ?? null,
            hand,
            known: known[at] ?? [],
            cards: hands[at] ?? [],
            envelope: envelopeSize[at] ?? 0,
            inside: inside[at] ?? [],
            role: faceUp[at] ?? secret[at] ?? null,
            hasRole: hasRole.includes(at) || (faceUp[at] ?? null) !== null,
            revealed: (faceUp[at] ?? null) !== null,
            bunker: bunker === at,
        })),
        owned: new Map(
            Object.entries(object(open["owned"])).map(([name, own]) => [billionaire(name), list(asset)(own)]),
        ),
        crises,
        rebels: crises.reduce((sum, each) => sum + each.rebels, 0),
        discard: bag(open["discard"]),
        table: bag(open["table"]),
        deck: number(it["deck"]),
        aside: number(it["aside"]),
        roleDeck: number(it["role_deck"]),
        policy: orNull(named(findPolicy))(open["policy"]),
        heldUp: numbers(open["held_up"]),
        hand: bag(it["hand"]),
        looking: list(role)(it["sees"]),
        left: number(open["left"]),
        die: number(open["die"]),
        secondRoll: open["second_roll"] === true,
        panicCard: orNull(named(findPanic))(open["panic_card"]),
        panic,
        leader: seat(open["leader"]),
        lap: number(open["lap"]),
        offer: offer(it["offer"]),
        offerMade: open["offer_made"] === true,
        taxed: list(orNull(billionaire))(open["taxed"]).filter((each) => each !== null),
        winners: numbers(open["winners"]),
        reason: orNull(text)(open["reason"]) ?? "None",
    };
};

const seen = new WeakMap<object, View | null>(); // many ask for the same view in one drawing

// Null for what is no view of this game: then the table is shown as text.
export function readView(value: unknown): View | null {
    if (typeof value !== "object" || value === null) return null;
    const before = seen.get(value);
    if (before !== undefined) return before;
    let view: View | null = null;
    try {
        view = read(value);
    } catch (error) {
        if (!(error instanceof Wrong)) throw error;
    }
    seen.set(value, view);
    return view;
}

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
