import { useState } from "preact/hooks";
import type { Line, Table } from "../../protocol";
import { useNews } from "../shell/useNews";
import { questions } from "./kept";
import { eventsOf } from "./moves";
import type { Market } from "./wire";

export const wantsTalk = ({ options }: Table): boolean =>
    typeof options !== "object" || options === null || (options as Record<string, unknown>)["questions"] !== false;

// The Market that has just closed and has a question to put, until it is put away.
export function useTalk(fresh: readonly Line[], wanted: boolean): readonly [Market | null, () => void] {
    const [market, setMarket] = useState<Market | null>(null);
    useNews(fresh, (news) => {
        const closed = eventsOf(news).find((event) => event.what === "MarketClosed");
        if (closed?.market) setMarket(closed.market);
    });
    return [wanted && questions.value ? market : null, () => setMarket(null)];
}
