// A prompt with one answer that everybody at the table foresees answers itself; where a quick answer would tell of
// something hidden it is left to the reader.

import { useEffect } from "preact/hooks";
import type { Choice } from "../../protocol";
import type { View } from "./view";

const kLook = 900; // ms to see what is done

export function useForced(view: View, choices: readonly Choice[], waits: boolean, ask: (choice: Choice) => void): void {
    const forced = !waits && choices.length === 1 && view.facts.foreseen;
    useEffect(() => {
        if (!forced) return;
        const timer = setTimeout(() => ask(choices[0]!), kLook);
        return () => clearTimeout(timer);
    }, [forced, choices]);
}
