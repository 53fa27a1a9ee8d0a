// A heist or a vote as it is told. The seats of the frame read their purses here, so that money moves when it is
// paid on the stage and not before the curtain has risen. One table is open at a time.

import { signal } from "@preact/signals";
import { Theatre } from "../shell/theatre";
import { eventsOf } from "./moves";
import { nothing } from "./memory";
import { advance, beatsOf, opening, type Beat, type Stage } from "./staging";
import type { View } from "./wire";

const kLinger = 2400; // the last picture stays to be read
const kCurtain = 900; // the last of all less so: the result comes after it

export const theatre = new Theatre<View, Beat, Stage>({
    beats: (fresh) => beatsOf(eventsOf(fresh)),
    opening,
    advance,
    // Nobody watches a heist behind the table. What goes on after a question goes on where it was.
    anew: ({ what }) => what === "TalksEnded" || what === "VoteCounted",
    less: "outcome",
    linger: ({ scene }) => (scene === "end" ? kCurtain : kLinger),
});

export const memory = signal(nothing); // as the board heard it, for the deals beside it

export function purseOf(now: View, seat: number): number | null {
    return (theatre.scene.value?.purse ?? now.open.purse)[seat] ?? null;
}
