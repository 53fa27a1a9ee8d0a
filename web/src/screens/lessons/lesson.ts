// A lesson is a real table with a coach beside it. The server holds its script (data/lessons) and says what it
// suggests; the coach looks at the same state as the player.

import type { TableState } from "../../net/model";
import { maybe } from "../../texts";

// What the page must know of a script.
export interface Plan {
    players: number;
    options: Readonly<Record<string, unknown>>;
    end: Readonly<Record<string, unknown>>;
}

// Its words stand in the game's lesson.json: "<words>.pick.title", "<words>.pick" and, where something is to be
// pressed, "<words>.pick.try" for the step "pick"; "<scenes>.0" for the script's first suggestion.
export interface Lesson {
    words: string;
    scenes: string;
    plan: Plan;
    clauses: readonly string[]; // the rule behind each suggestion
    pace: number; // milliseconds a bot takes
    // Its steps, each with a selector of what is worth a look then: the frame's buttons carry data-act, a board has its
    // own.
    marks: Readonly<Record<string, string>>;
    at: (state: TableState) => string | null; // the step; null: nothing to say
    done: (state: TableState) => boolean; // what was to be learnt has happened
}

export const kPoints = ["one", "two", "three", "four"] as const; // what is learnt
export const word = (lesson: Lesson, key: string): string => maybe(`${lesson.words}.${key}`) ?? "";
export const acts = (...all: string[]): string => all.map((act) => `[data-act="${act}"]`).join();

// The open part of the view, which all readers share.
export function openPart(state: TableState): Readonly<Record<string, unknown>> {
    return (state.game?.view as { open?: Record<string, unknown> } | undefined)?.open ?? {};
}

export const isAsked = (state: TableState): boolean => (state.game?.choices.length ?? 0) > 0;

// Whether the reader has done one of these.
export const hasDone = (state: TableState, what: readonly string[]): boolean => times(state, what) > 0;
export const times = (state: TableState, what: readonly string[]): number =>
    state.lines.filter((line) => {
        const event = line.event as { what?: string; seat?: number } | undefined;
        return what.includes(event?.what ?? "") && event?.seat === state.you.seat;
    }).length;

// The end that a script names; its numbers may have been passed by the time somebody looks.
export function isReached(end: Plan["end"], open: Readonly<Record<string, unknown>>): boolean {
    return Object.entries(end).every(([key, wanted]) => {
        const now = open[key];
        return typeof wanted === "number" && typeof now === "number" ? now >= wanted : now === wanted;
    });
}

export const isOver = (state: TableState, plan: Plan): boolean =>
    state.game !== null && (state.game.standing.over || isReached(plan.end, openPart(state)));
