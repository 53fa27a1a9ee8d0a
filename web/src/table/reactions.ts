// What one may throw at a seat; the server knows the same words.

import type { Line } from "../protocol";

export const reactions = ["clap", "laugh", "eyebrow", "liar", "tomato", "thanks"] as const;
export type Reaction = (typeof reactions)[number];

export interface Thrown {
    from: number | null;
    at: number;
    reaction: Reaction;
}

export function thrown(line: Line): Thrown | null {
    if (line.what !== "react") return null;
    const event = line.event as { at?: unknown; reaction?: unknown } | undefined;
    const reaction = reactions.find((each) => each === event?.reaction);
    if (!reaction || typeof event?.at !== "number") return null;
    return { from: line.seat ?? null, at: event.at, reaction };
}
