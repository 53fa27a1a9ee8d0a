import { useState } from "preact/hooks";
import type { Line } from "../../protocol";
import { useNews } from "../shell/useNews";
import { eventsOf } from "./moves";
import type { Market } from "./wire";

const kGlow = 1600;
const marked = ["Invested", "CardExchanged", "TopsExchanged", "PuppetCardAdded", "MarketOpened", "AssetReturned"];

// Markets where a card has just come or gone: they glow for a moment.
export function useTouched(fresh: readonly Line[]): readonly Market[] {
    const [touched, setTouched] = useState<readonly Market[]>([]);
    useNews(fresh, (news) => {
        const at = eventsOf(news)
            .filter((event) => marked.includes(event.what))
            .flatMap(({ market, second }) => [market, second].filter((each) => each != null));
        if (at.length === 0) return;
        setTouched(at);
        const timer = setTimeout(() => setTouched([]), kGlow);
        return () => clearTimeout(timer);
    });
    return touched;
}
