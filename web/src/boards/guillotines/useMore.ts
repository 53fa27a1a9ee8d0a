import { useEffect } from "preact/hooks";
import { fetchMore, more, needsMore } from "./later";
import type { View } from "./view";

const kQuiet = 4000; // by then the table is up and somebody thinks

// Fetches the rest of the board. True: there is enough to draw this table with.
export function useMore(view: View, open: boolean): boolean {
    const now = open || needsMore(view);
    const part = more.value;
    useEffect(() => {
        if (part) return;
        const timer = setTimeout(() => void fetchMore(), now ? 0 : kQuiet);
        return () => clearTimeout(timer);
    }, [now, part]);
    return part !== null || !now;
}
