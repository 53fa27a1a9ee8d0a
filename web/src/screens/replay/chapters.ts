// The parts of a game, and where its lies were told.

import type { Face } from "../../boards/face";
import { linesFor, storyOf, type Eyes, type Step } from "./steps";

export interface Chapter {
    step: number; // where it begins
    title: string;
}

// Heists, rounds, turns: whatever the game's own story is divided by.
export function chaptersOf(known: ReadonlyMap<number, Step>, face: Pick<Face, "round">): Chapter[] {
    const order = [...known].sort(([a], [b]) => a - b);
    return order.flatMap(([step, each]) => {
        const title = storyOf(each, step, null)
            .map((line) => face.round?.(line) ?? null)
            .find((heading) => heading !== null);
        return title ? [{ step, title }] : [];
    });
}

export const chapterAt = (chapters: readonly Chapter[], at: number): Chapter | null =>
    chapters.filter(({ step }) => step <= at).pop() ?? null;

// A step that these eyes see something of; one that has not come in yet may be.
export const isSeen = (step: Step | undefined, eyes: Eyes): boolean =>
    step === undefined || step.text === undefined || linesFor(step, eyes).length > 0;

// The next step in a direction that shows something; else the place one is at.
export function onward(known: ReadonlyMap<number, Step>, eyes: Eyes, at: number, by: 1 | -1, last: number): number {
    for (let to = at + by; to >= 0 && to <= last; to += by) if (isSeen(known.get(to), eyes)) return to;
    return at;
}
