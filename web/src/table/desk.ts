// What the parts of a table's screen share.

import type { Signal } from "@preact/signals";
import type { Face } from "../boards/face";
import type { Answer, Command } from "../net/connection";
import type { TableState } from "../net/model";
import type { Chair, Nack } from "../protocol";

export interface Desk {
    state: TableState;
    face: Face;
    me: number | null; // the reader's seat
    host: boolean;
    beside: readonly number[]; // seats that play at this device
    token: string | null; // of the seat, where the cookie does not speak for it
    ahead: Signal<number>;
    refusal: Signal<Nack | null>; // the last thing that was refused, until it is read
    ask: (command: Command) => Promise<Answer>;
    earlier: () => void;
    comeAgain: () => void; // a new socket: the cookie may speak for a seat now
}

export function chairOf(state: TableState, seat: number | null | undefined): Chair | null {
    return seat === null || seat === undefined ? null : (state.table.chairs[seat] ?? null);
}

export function nameOf(state: TableState, seat: number): string {
    return chairOf(state, seat)?.name || `#${seat + 1}`;
}

// Is somebody there to answer? Bots and whoever plays at this device always are.
export function isHere(desk: Desk, seat: number): boolean {
    if (seat === desk.me || desk.beside.includes(seat) || chairOf(desk.state, seat)?.kind === "bot") return true;
    return desk.state.presence?.here.includes(seat) ?? false;
}

// The purse of every seat, where the face can tell or at least the score is known.
export function purses(state: TableState, face: Face): (number | null)[] {
    const game = state.game;
    if (!game) return [];
    return state.table.chairs.map((chair) =>
        face.purse ? face.purse(game, chair.seat) : (game.standing.score[chair.seat] ?? null),
    );
}
