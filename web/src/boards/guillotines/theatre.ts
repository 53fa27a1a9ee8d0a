// What the table shows while something is being told: the view that was settled before it, and the
// scene on stage. One table is open at a time.

import { signal } from "@preact/signals";
import type { Scene } from "./staging";
import type { View } from "./view";

// The view on the table now, for words about it. The board is drawn before what the frame lists.
export const latest: { view: View | null } = { view: null };
export const settled = signal<View | null>(null); // what the board shows while a scene is on
export const scene = signal<Scene | null>(null);

// The view to draw. Never another reader's: a device may be handed round in the middle of a scene.
export const drawn = (now: View): View => (scene.value !== null && settled.value?.me === now.me ? settled.value : now);

// The end is told before the frame names the winners.
export const isTelling = (now: View): boolean =>
    scene.value !== null ||
    (settled.value !== null && settled.value.me === now.me && settled.value.phase !== "Over" && now.phase === "Over");
