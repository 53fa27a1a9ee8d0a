// What the first minutes at Level 1 do without is a part of its own (more.ts): it comes a while after the
// table is up, or at once where it is needed.

import { signal } from "@preact/signals";
import { open } from "../../texts";
import { hasPuppets, type View } from "./view";

type More = typeof import("./more");

export const more = signal<More | null>(null);

let asked: Promise<void> | null = null;

const kAgain = 5000;

// Once a page, and again if the line was down: until then one plays by the list of moves.
export function fetchMore(): Promise<void> {
    asked ??= Promise.all([import("./more"), open("guillotines/more")]).then(
        ([part]) => {
            more.value = part;
        },
        (problem: unknown) => {
            console.warn(problem);
            asked = null;
            setTimeout(() => void fetchMore(), kAgain);
        },
    );
    return asked;
}

// A table that cannot even be drawn without it.
export const needsMore = (view: View): boolean => view.open.level > 1 || hasPuppets(view);
