// A prompt with one answer that everybody at the table could give answers itself. Whether there is a second answer must
// follow from what lies open: whoever has a hidden Role, or cards that may not be moved, answers by hand, for a quick
// answer would tell. So the windows in which a Role might be revealed stay questions.

import { useEffect } from "preact/hooks";
import type { Choice } from "../../protocol";
import { personOf, type View } from "./view";
import type { Move } from "./wire";

const kLook = 900; // ms to see what is done

export function isForced(view: View, choices: readonly Choice[]): boolean {
    const own = personOf(view, view.me);
    if (choices.length !== 1 || !own || (own.hasRole && !own.revealed)) return false;
    const { act } = choices[0]!.move as Move;
    if (act === "Draw" || act === "Decline") return view.open.phase === "DrawStep";
    return act === "Stop" && view.open.phase === "Envelope" && own.hand + own.envelope === 0;
}

export function useForced(view: View, choices: readonly Choice[], waits: boolean, ask: (choice: Choice) => void): void {
    const forced = !waits && isForced(view, choices);
    useEffect(() => {
        if (!forced) return;
        const timer = setTimeout(() => ask(choices[0]!), kLook);
        return () => clearTimeout(timer);
    }, [forced, choices]);
}
