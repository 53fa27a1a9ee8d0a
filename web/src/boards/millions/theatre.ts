// What the table shows while a heist is being told: the view that was settled before it, and the stage
// as it stands. The seats of the frame read their purses here, so that money moves when it is paid on
// the stage and not before the curtain has risen. One table is open at a time.

import { signal } from "@preact/signals";
import { nothing } from "./memory";
import type { Stage } from "./staging";
import type { View } from "./view";

export const settled = signal<View | null>(null);
export const stage = signal<Stage | null>(null);
export const still = signal<Stage | null>(null); // how the last heist ended, for who wants less motion
export const peeking = signal(false); // the reader looks at a card; the show waits
export const memory = signal(nothing); // as the board heard it, for the deals beside it

// Does a heist lie between the two, yet to be told?
export function isPending(before: View | null, now: View): boolean {
    if (before === null || before === now || before.me !== now.me) return false;
    if (now.round > before.round) return before.round > 0;
    return (
        now.round === before.round &&
        (now.shown.length > before.shown.length || (now.phase === "Over") !== (before.phase === "Over"))
    );
}

export const isTelling = (now: View): boolean => stage.value !== null || isPending(settled.value, now);

// The view to draw: the settled one until the show is over. Never another reader's: a device may be
// handed round in the middle of a show, and what a seat knows is its own.
export const drawn = (now: View): View => (isTelling(now) && settled.value?.me === now.me ? settled.value : now);

export function purseOf(now: View, seat: number): number | null {
    return (stage.value?.purse ?? drawn(now).purse)[seat] ?? null;
}
