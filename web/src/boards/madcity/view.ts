// What is seen of Mad Millionaire (src/games/madcity/types.h: View, Open; and the facts that src/notation/madcity
// adds). Places, businesses and cards go by their ids in the board file; money is counted in the smallest notes.

import { once } from "../shell/reading";
import type * as wire from "./wire";
import type { Phase } from "./wire";

export type { Phase } from "./wire";

interface Facts {
    target: number; // notes that win at FINISH
    income: readonly number[]; // notes a stunt brings each seat
    signs: readonly number[]; // in hand, by seat
    counts: readonly number[]; // notes that count at FINISH, refunds included, by seat
}

export interface View extends Facts {
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
}

export const readView = once(
    ({ me, open, facts }: wire.View): View => ({
        ...open,
        ...facts,
        me,
        faceUp: open.face_up,
        pile: open.pile.length,
    }),
);

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
