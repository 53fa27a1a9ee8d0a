// A game that is over, step by step: GET /api/tables/{id}/replay, checked once here and trusted inside.

import type { Game, Line, Standing } from "../../protocol";
import { json, list, maybe, number, numbers, text, type Json } from "../shape";
import { openHands } from "./openHands";

export interface StepLine {
    text: string;
    clause: string;
    event: unknown;
    to: readonly number[] | null; // who was told; null: everybody
}

export interface Step {
    who: number | "luck" | "clock" | null; // null: the set-up
    text: string; // what was done, as one would type it
    lines: readonly StepLine[];
    views: readonly unknown[];
    pictures: readonly string[]; // the views as text, where the server draws them
    standing: Standing;
}

export interface Chunk {
    steps: number; // of the whole game, with the set-up
    from: number;
    list: Step[];
}

function line(from: Json): StepLine {
    const to = maybe(from, "event", (event) => event)?.["to"];
    return {
        text: text(from, "text"),
        clause: text(from, "clause"),
        event: from["event"],
        to: Array.isArray(to) ? to.filter((each): each is number => typeof each === "number") : null,
    };
}

function step(from: Json): Step {
    const standing = json(from["standing"], "standing");
    const { seat, views, pictures } = from;
    if (!Array.isArray(views)) throw new Error("views should be a list");
    return {
        who: typeof seat === "number" ? seat : "chance" in from ? "luck" : "text" in from ? "clock" : null,
        text: "text" in from ? text(from, "text") : "",
        lines: list(from, "lines", line),
        views,
        pictures: Array.isArray(pictures) ? pictures.map(String) : [],
        standing: {
            over: standing["over"] === true,
            winners: numbers(standing, "winners"),
            score: numbers(standing, "score"),
        },
    };
}

export function readChunk(value: unknown): Chunk {
    const from = json(value, "replay");
    return { steps: number(from, "steps"), from: number(from, "from"), list: list(from, "list", step) };
}

// Whose eyes: a seat's own, or everybody's at once (null).
export type Eyes = number | null;

export const linesFor = (step: Step, eyes: Eyes): StepLine[] =>
    step.lines.filter((each) => each.text !== "" && (eyes === null || each.to === null || each.to.includes(eyes)));

// The step as a board wants it. Nobody is asked anything in a replay. A game without a board of its own is shown
// by its picture; without one, by what happened.
export function gameAt(step: Step, eyes: Eyes, merged: (views: readonly unknown[]) => unknown = openHands): Game {
    return {
        view: eyes === null ? merged(step.views) : step.views[eyes],
        picture:
            step.pictures[eyes ?? 0] ??
            linesFor(step, eyes)
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
        const seat = (each.event as { seat?: unknown } | null)?.seat;
        return {
            number: at * 1000 + n,
            at,
            what: "event",
            text: each.text,
            clause: each.clause,
            event: each.event,
            ...(typeof seat === "number" ? { seat } : {}),
        };
    });
}
