// What a seat sees of Millions of Dollars (src/games/millions/types.h: View, Open).

import { once } from "../shell/reading";
import type * as wire from "./wire";
import type { Phase, Role } from "./wire";

export type { Phase, Role } from "./wire";

// In calling order.
export const roles: readonly Role[] = [
    "Snitch",
    "Tech",
    "Acrobat",
    "Brute",
    "Mentalist",
    "Brain",
    "Driver",
    "Crook",
    "Mastermind",
];

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

export const readView = once(
    ({ me, role, voted_yes, open }: wire.View): View => ({
        ...open,
        me,
        role,
        votedYes: voted_yes,
        onView: new Map(Object.entries(open.on_view) as [Role, number][]),
        votesLeft: open.votes_left,
        deals: open.deals.map(({ payer, amount, ...deal }) => ({
            ...deal,
            payer: payer ?? null,
            amount: amount ?? 0,
        })),
    }),
);

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
