import { t, type Key } from "../../texts";
import { Button } from "../../ui";
import { MarketSign } from "./art/MarketSign";
import { wantQuestions } from "./kept";
import type { Market } from "./wire";
import { marketName } from "./words";

// A Market that closes may put a question to the players (BG-OPT-05): talk, without an effect.
export function MarketQuestion({ market, turn, onClose }: { market: Market; turn: number; onClose: () => void }) {
    const key: Key = turn % 2 === 0 ? `bg.ask.${market}.1` : `bg.ask.${market}.2`;
    return (
        <aside class={`bg-talk bg-edge-${market}`} role="status">
            <MarketSign market={market} size={26} />
            <div>
                <p class="bg-quiet">{t("bg.ask.title", { market: marketName(market) })}</p>
                <p class="bg-talk-words">{t(key)}</p>
                <div class="bg-talk-acts">
                    <Button kind="accent" size="small" onClick={onClose}>
                        {t("bg.ask.skip")}
                    </Button>
                    <Button kind="quiet" size="small" onClick={() => wantQuestions(false)}>
                        {t("bg.ask.off")}
                    </Button>
                </div>
            </div>
        </aside>
    );
}
