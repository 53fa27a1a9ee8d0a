// What a seat sees of Millions of Dollars (src/games/millions/types.h: View, Open), checked once at
// the door and trusted inside.

export const roles = [
    "Snitch",
    "Tech",
    "Acrobat",
    "Brute",
    "Mentalist",
    "Brain",
    "Driver",
    "Crook",
    "Mastermind",
] as const; // in calling order
export type Role = (typeof roles)[number];

export const phases = [
    "ChooseLeader",
    "TurnUpLoot",
    "Picking",
    "HideCard",
    "Announcing",
    "Talking",
    "Answering",
    "RollCall",
    "Voting",
    "Closing",
    "Final",
    "Naming",
    "Robbing",
    "Over",
] as const;
export type Phase = (typeof phases)[number];

export interface Deal {
    proposer: number;
    character: number; // who is to leave
    payer: number | null; // null: a pool, whose payers stand in pools[proposer]
    amount: number;
}

export interface Pool {
    pay: readonly number[]; // by seat
    consents: readonly number[];
}

export interface View {
    me: number | null;
    votedYes: boolean;
    role: readonly (Role | null)[]; // by character: those the reader may know
    phase: Phase;
    round: number;
    leader: number;
    loot: string;
    centre: number;
    purse: readonly number[];
    picked: readonly number[];
    in: readonly number[];
    antes: readonly number[];
    onView: ReadonlyMap<Role, number>;
    last: readonly (Role | null)[];
    cards: readonly number[];
    spoke: readonly number[];
    claim: readonly (Role | null)[];
    talk: readonly number[];
    ready: readonly number[];
    deals: readonly Deal[];
    pools: readonly (Pool | null)[];
    votesLeft: number;
    voted: readonly number[];
    shown: readonly number[];
    alive: readonly number[];
    named: Role | null;
    winners: readonly number[];
}

type Read<T> = (value: unknown) => T;

class Wrong extends Error {}

export const isRole = (value: unknown): value is Role => roles.includes(value as Role);

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
        value === null ? null : read(value);
const role: Read<Role> = (value) => {
    if (!isRole(value)) throw new Wrong(`no role: ${String(value)}`);
    return value;
};
const phase: Read<Phase> = (value) => {
    if (!phases.includes(value as Phase)) throw new Wrong(`no phase: ${String(value)}`);
    return value as Phase;
};
const numbers = list(number);
const maybeRoles = list(orNull(role));
const counts: Read<ReadonlyMap<Role, number>> = (value) =>
    new Map(Object.entries(object(value)).map(([key, count]) => [role(key), number(count)]));
const deal: Read<Deal> = (value) => {
    const it = object(value);
    return {
        proposer: number(it["proposer"]),
        character: number(it["character"]),
        payer: typeof it["payer"] === "number" ? it["payer"] : null,
        amount: it["amount"] === null || it["amount"] === undefined ? 0 : number(it["amount"]),
    };
};
const pool: Read<Pool> = (value) => {
    const it = object(value);
    return { pay: numbers(it["pay"]), consents: numbers(it["consents"]) };
};

const read: Read<View> = (value) => {
    const it = object(value);
    const open = object(it["open"]);
    return {
        me: orNull(number)(it["me"]),
        votedYes: it["voted_yes"] === true,
        role: maybeRoles(it["role"]),
        phase: phase(open["phase"]),
        round: number(open["round"]),
        leader: number(open["leader"]),
        loot: text(open["loot"]),
        centre: number(open["centre"]),
        purse: numbers(open["purse"]),
        picked: numbers(open["picked"]),
        in: numbers(open["in"]),
        antes: numbers(open["antes"]),
        onView: counts(open["on_view"]),
        last: maybeRoles(open["last"]),
        cards: numbers(open["cards"]),
        spoke: numbers(open["spoke"]),
        claim: maybeRoles(open["claim"]),
        talk: numbers(open["talk"]),
        ready: numbers(open["ready"]),
        deals: list(deal)(open["deals"]),
        pools: list(orNull(pool))(open["pools"]),
        votesLeft: number(open["votes_left"]),
        voted: numbers(open["voted"]),
        shown: numbers(open["shown"]),
        alive: numbers(open["alive"]),
        named: orNull(role)(open["named"]),
        winners: numbers(open["winners"]),
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

// Two characters each with three players, else one.
export const slotsOf = (view: View): number => (view.role.length > view.purse.length ? 2 : 1);
export const ownerOf = (view: View, character: number): number => Math.floor(character / slotsOf(view));
export const charactersOf = (view: View, seat: number): number[] =>
    Array.from({ length: slotsOf(view) }, (_, slot) => seat * slotsOf(view) + slot);

export interface Payment {
    seat: number;
    amount: number;
    agreed: boolean;
}

// A deal with all it needs to be drawn: who pays what, and who has said yes.
export interface Terms {
    proposer: number;
    character: number;
    pays: readonly Payment[];
    total: number;
    leaverAgreed: boolean;
}

export function termsOf(view: View, it: Deal): Terms {
    const owner = ownerOf(view, it.character);
    const pool = it.payer === null ? (view.pools[it.proposer] ?? null) : null;
    const agreed = (seat: number): boolean => seat === it.proposer || (pool?.consents.includes(seat) ?? false);
    const pays = pool
        ? pool.pay.flatMap((amount, seat) => (amount > 0 ? [{ seat, amount, agreed: agreed(seat) }] : []))
        : it.payer === null
          ? []
          : [{ seat: it.payer, amount: it.amount, agreed: agreed(it.payer) }];
    return {
        proposer: it.proposer,
        character: it.character,
        pays,
        total: pays.reduce((sum, each) => sum + each.amount, 0),
        leaverAgreed: agreed(owner),
    };
}
