import { useLayoutEffect, useRef } from "preact/hooks";
import type { Line } from "../../protocol";
import { eventsOf } from "./moves";
import { nothing, remember, type Memory } from "./memory";
import { memory } from "./theatre";
import type { View } from "./wire";

// The claims and counter-offers heard so far, folded as they come. The fold is done while drawing: what
// is drawn depends on it at once.
export function useMemory(view: View, fresh: readonly Line[]): Memory {
    const held = useRef(nothing);
    const heard = useRef<readonly Line[]>([]);
    const seen = useRef<View | null>(null);
    if (seen.current !== view || heard.current !== fresh) {
        held.current = remember(held.current, view, heard.current === fresh ? [] : eventsOf(fresh));
        heard.current = fresh;
        seen.current = view;
    }
    const now = held.current;
    useLayoutEffect(() => {
        memory.value = now;
    }, [now]);
    useLayoutEffect(
        () => () => {
            memory.value = nothing;
        },
        [],
    );
    return now;
}
