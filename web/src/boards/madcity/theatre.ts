// What the table shows while something is being told: the frame's purses read their money here, so that
// it moves when it is earned in the city and not before the car has arrived. One table is open at a time.

import { signal } from "@preact/signals";
import type { Scene } from "./staging";
import type { View } from "./view";

export const settled = signal<View | null>(null);
export const stage = signal<Scene | null>(null);

export const drawn = (now: View): View => stage.value?.view ?? settled.value ?? now;
export const isTelling = (now: View): boolean =>
    stage.value !== null || (settled.value !== null && settled.value !== now);
