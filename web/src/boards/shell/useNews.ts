import { type EffectCallback, useEffect, useRef } from "preact/hooks";
import type { Line } from "../../protocol";

// Hears what happens while the board is up; not what had happened before.
export function useNews(fresh: readonly Line[], hear: (news: readonly Line[]) => ReturnType<EffectCallback>): void {
    const heard = useRef(fresh);
    useEffect(() => {
        if (heard.current === fresh) return;
        heard.current = fresh;
        return hear(fresh);
    }, [fresh]);
}
