import { t, type Key } from "../../texts";
import { Button } from "../../ui";
import { MarketSign } from "./art/MarketSign";
import type { Market } from "./wire";
import { marketName } from "./words";

// A Market that closes may put a question to the players (BG-OPT-05): talk, without an effect, in a line that leaves
// the table in sight. The square's sheet has the switch that ends them.
export function MarketQuestion({ market, turn, onClose }: { market: Market; turn: number; onClose: () => void }) {
    const key: Key = turn % 2 === 0 ? `bg.ask.${market}.1` : `bg.ask.${market}.2`;
    return (
        <aside class={`bg-news bg-edge-${market}`} role="status">
            <MarketSign market={market} size={22} />
            <p>
                <span class="bg-quiet">{t("bg.ask.title", { market: marketName(market) })}</span> {t(key)}
            </p>
            <Button kind="quiet" icon="close" label={t("bg.ask.skip")} onClick={onClose} />
        </aside>
    );
}
