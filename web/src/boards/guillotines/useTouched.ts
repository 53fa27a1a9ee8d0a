import { useEffect, useRef, useState } from "preact/hooks";
import type { Line } from "../../protocol";
import { eventsOf } from "./events";
import type { Market } from "./things";

const kGlow = 1600;
const marked = ["Invested", "CardExchanged", "TopsExchanged", "PuppetCardAdded", "MarketOpened", "AssetReturned"];

// Markets where a card has just come or gone: they glow for a moment.
export function useTouched(fresh: readonly Line[]): readonly Market[] {
    const [touched, setTouched] = useState<readonly Market[]>([]);
    const heard = useRef(fresh);
    useEffect(() => {
        if (heard.current === fresh) return;
        heard.current = fresh;
        const at = eventsOf(fresh)
            .filter((event) => marked.includes(event.what))
            .flatMap((event) => [event.market, event.second])
            .filter((market) => market !== null);
        if (at.length === 0) return;
        setTouched(at);
        const timer = setTimeout(() => setTouched([]), kGlow);
        return () => clearTimeout(timer);
    }, [fresh]);
    return touched;
}
