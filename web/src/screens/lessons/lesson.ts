// A lesson is a real table with a coach beside it. The server holds its script (data/lessons) and says what it
// suggests; the coach looks at the same state as the player.

import type { TableState } from "../../net/model";
import type { Key } from "../../texts";

export interface Step {
    id: string;
    title: Key;
    text: Key;
    press?: Key; // what to press, if anything is to be pressed
    marks: string; // a selector of what is worth a look now: the frame's buttons carry data-act, a board has its own
}

// What is said when the script suggests something, and the rule behind it.
export interface Scene {
    text: Key;
    clause: string;
}

// What the page must know of a script.
export interface Plan {
    players: number;
    options: Readonly<Record<string, unknown>>;
    end: Readonly<Record<string, unknown>>;
}

export interface Lesson {
    plan: Plan;
    scenes: readonly Scene[]; // one for each suggestion
    pace: number; // milliseconds a bot takes
    at: (state: TableState) => Step | null; // null: nothing to say
    done: (state: TableState) => boolean; // what was to be learnt has happened
    learn: { title: Key; lead: Key; points: readonly Key[] }; // what it is about
    end: { title: Key; text: Key }; // the coach's last words
}

// The open part of the view, which all readers share.
export function openPart(state: TableState): Readonly<Record<string, unknown>> {
    return (state.game?.view as { open?: Record<string, unknown> } | undefined)?.open ?? {};
}

// The end that a script names; its numbers may have been passed by the time somebody looks.
export function isReached(end: Plan["end"], open: Readonly<Record<string, unknown>>): boolean {
    return Object.entries(end).every(([key, wanted]) => {
        const now = open[key];
        return typeof wanted === "number" && typeof now === "number" ? now >= wanted : now === wanted;
    });
}

export const isOver = (state: TableState, plan: Plan): boolean =>
    state.game !== null && (state.game.standing.over || isReached(plan.end, openPart(state)));
