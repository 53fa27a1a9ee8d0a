import { useEffect, useState } from "preact/hooks";
import type { Line } from "../protocol";

// How many words of others were said while nobody looked.
export function useUnread(fresh: readonly Line[], looking: boolean, me: number | null): number {
    const [count, setCount] = useState(0);
    useEffect(() => {
        if (looking) setCount(0);
    }, [looking]);
    useEffect(() => {
        const said = fresh.filter(
            (line) => (line.what === "say" || line.what === "chat") && (line.seat ?? null) !== me,
        ).length;
        if (said > 0 && !looking) setCount((before) => before + said);
    }, [fresh]);
    return count;
}
