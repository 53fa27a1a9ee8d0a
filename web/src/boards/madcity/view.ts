// What is seen of Mad Millionaire (src/games/madcity/types.h: View, Open; and the facts that
// src/notation/madcity adds), checked once at the door and trusted inside. Places, businesses and cards go by their ids in the board file; money is counted in
// the smallest notes.

export const phases = [
    "LayCards",
    "TakeSmall",
    "StartRoll",
    "Main",
    "MoveRoll",
    "Moving",
    "TurnUpCard",
    "SixChoice",
    "Dealing",
    "LiftingSign",
    "SaleRoll",
    "Over",
] as const;
export type Phase = (typeof phases)[number];

export interface View {
    me: number | null;
    phase: Phase;
    active: number;
    die: number; // rolled for moving in this turn; 0: none
    waiting: readonly number[]; // will miss a turn
    winners: readonly number[];
    turns: number;
    cash: readonly number[]; // notes, by seat
    car: readonly string[]; // place, by seat
    bought: readonly (readonly string[])[];
    leased: readonly (readonly string[])[];
    faceUp: readonly (string | null)[]; // cards by slot
    pile: number; // cards left to draw
    target: number; // notes that win at FINISH
    income: readonly number[]; // notes a stunt brings each seat
    signs: readonly number[]; // in hand, by seat
    counts: readonly number[]; // notes that count at FINISH, refunds included, by seat
}

type Read<T> = (value: unknown) => T;

class Wrong extends Error {}

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
    <T>(each: Read<T>): Read<readonly T[]> =>
    (value) => {
        if (!Array.isArray(value)) throw new Wrong("no list");
        return value.map(each);
    };
const orNull =
    <T>(read: Read<T>): Read<T | null> =>
    (value) =>
        value === null || value === undefined ? null : read(value);
const phase: Read<Phase> = (value) => {
    if (!phases.includes(value as Phase)) throw new Wrong(`no phase: ${String(value)}`);
    return value as Phase;
};
const numbers = list(number);
const texts = list(text);

const read: Read<View> = (value) => {
    const it = object(value);
    const open = object(it["open"]);
    const facts = object(it["facts"]);
    return {
        me: orNull(number)(it["me"]),
        phase: phase(open["phase"]),
        active: number(open["active"]),
        die: number(open["die"]),
        waiting: numbers(open["waiting"]),
        winners: numbers(open["winners"]),
        turns: number(open["turns"]),
        cash: numbers(open["cash"]),
        car: texts(open["car"]),
        bought: list(texts)(open["bought"]),
        leased: list(texts)(open["leased"]),
        faceUp: list(orNull(text))(open["face_up"]),
        pile: texts(open["pile"]).length,
        target: number(facts["target"]),
        income: numbers(facts["income"]),
        signs: numbers(facts["signs"]),
        counts: numbers(facts["counts"]),
    };
};

const known = new WeakMap<object, View | null>(); // many ask for the same view in one drawing

// Null for what is no view of this game: then the table is shown as text.
export function readView(value: unknown): View | null {
    if (typeof value !== "object" || value === null) return null;
    const before = known.get(value);
    if (before !== undefined) return before;
    let view: View | null = null;
    try {
        view = read(value);
    } catch (error) {
        if (!(error instanceof Wrong)) throw error;
    }
    known.set(value, view);
    return view;
}

export interface Sign {
    seat: number;
    bought: boolean; // else leased
}

// Whose sign stands where.
export function signsOf(view: Pick<View, "bought" | "leased">): ReadonlyMap<string, Sign> {
    const signs = new Map<string, Sign>();
    view.bought.forEach((all, seat) => all.forEach((id) => signs.set(id, { seat, bought: true })));
    view.leased.forEach((all, seat) => all.forEach((id) => signs.set(id, { seat, bought: false })));
    return signs;
}

export const ownersOf = (signs: ReadonlyMap<string, Sign>): ReadonlyMap<string, number> =>
    new Map([...signs].map(([id, sign]) => [id, sign.seat]));
