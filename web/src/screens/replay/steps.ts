// A game that is over, step by step: GET /api/table/replay.

import type { Game, Line, Standing } from "../../protocol";
import { openHands } from "./openHands";

export interface StepLine {
    text: string;
    clause: string;
    event: { what: string; seat?: number; to: readonly number[] | "everybody" };
}

export interface Step {
    text?: string; // what was done, in words; the set-up is no deed
    lines: readonly StepLine[];
    views: readonly unknown[];
    open: unknown; // what no seat sees, turned over
    standing: Standing;
}

export interface Chunk {
    steps: number; // of the whole game, with the set-up
    from: number;
    list: Step[];
}

// Whose eyes: a seat's own, or everybody's at once (null).
export type Eyes = number | null;

export const linesFor = (step: Step, eyes: Eyes): StepLine[] =>
    step.lines.filter(({ text, event }) => {
        return text !== "" && (eyes === null || event.to === "everybody" || event.to.includes(eyes));
    });

// The step as a board wants it. Nobody is asked anything in a replay. A game without a board of its own is shown
// by what happened.
export function gameAt(
    step: Step,
    eyes: Eyes,
    merged: (views: readonly unknown[], open: unknown) => unknown = openHands,
): Game {
    return {
        view: eyes === null ? merged(step.views, step.open) : step.views[eyes],
        picture: linesFor(step, eyes)
            .map((each) => each.text)
            .join("\n"),
        seats: [],
        awaited: [],
        deadlines: [],
        question: "",
        choices: [],
        may_say: false,
        may_undo: false,
        standing: step.standing,
    };
}

// As lines of a story, for what a face has to say of them.
export function storyOf(step: Step, at: number, eyes: Eyes): Line[] {
    return linesFor(step, eyes).map((each, n) => {
        const { seat } = each.event;
        return { ...each, number: at * 1000 + n, at, what: "event", ...(seat === undefined ? {} : { seat }) };
    });
}
