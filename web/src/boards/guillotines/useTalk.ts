import { useEffect, useRef, useState } from "preact/hooks";
import type { Line } from "../../protocol";
import { eventsOf } from "./events";
import { questions } from "./kept";
import type { Market } from "./things";

// The Market that has just closed and has a question to put, until it is put away.
export function useTalk(fresh: readonly Line[], wanted: boolean): readonly [Market | null, () => void] {
    const [market, setMarket] = useState<Market | null>(null);
    const heard = useRef(fresh);
    useEffect(() => {
        if (heard.current === fresh) return;
        heard.current = fresh;
        const closed = eventsOf(fresh).find((event) => event.what === "MarketClosed");
        if (closed) setMarket(closed.market);
    }, [fresh]);
    return [wanted && questions.value ? market : null, () => setMarket(null)];
}
