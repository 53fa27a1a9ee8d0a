import type { Table } from "../../protocol";
import { t } from "../../texts";
import { AssetIcon } from "./art/AssetIcon";
import { MarketSign } from "./art/MarketSign";
import { Portrait } from "./art/Portrait";
import { CardFace } from "./CardFace";
import { figures } from "./figures";
import type { BuyScene } from "./staging";
import { Ticking } from "./Ticking";
import { type Kind, suitOf } from "./figures";
import { personOf, type View } from "./view";
import { seatName } from "../shell/words";
import { assetName, marketName, whoName } from "./words";

function Row({ cards, view, faded }: { cards: readonly Kind[]; view: View; faded: readonly Kind[] }) {
    return (
        <span class="bg-duel-cards">
            {cards.map((kind, at) => (
                <span key={at} class={`bg-flip ${faded.includes(kind) ? "bg-flip-spared" : ""}`} style={{ "--at": at }}>
                    <CardFace kind={kind} values={view.facts.values} />
                </span>
            ))}
        </span>
    );
}

// A Buy: what is paid against what lies there. Cards of the buyer's own suit change sides. Sums and verdict have their
// places from the beginning: nothing moves aside for them.
export function BuyShow({ table, view, scene }: { table: Table; view: View; scene: BuyScene }) {
    const who = scene.puppet ?? personOf(view, scene.seat)?.who ?? null;
    const suit = who === null ? null : figures.billionaires[who].suit;
    const down = view.market_cards[scene.market].length;
    const own = (scene.cards ?? []).filter((kind) => suit !== null && suitOf(kind) === suit);
    const others = (scene.cards ?? []).filter((kind) => !own.includes(kind));
    const name = scene.puppet ? whoName(scene.puppet) : seatName(table, scene.seat);
    const decided = scene.sums !== null;
    return (
        <div class={`bg-duel bg-duel-${decided ? scene.verdict : "open"}`}>
            <h3>{t("bg.show.buy", { who: name, market: marketName(scene.market) })}</h3>
            <div class="bg-duel-sides">
                <div class="bg-duel-side">
                    <span class="bg-duel-face">{who && <Portrait of={who} />}</span>
                    {scene.puppet ? (
                        <span class="bg-duel-cards">
                            <span class="bg-duel-virtual">{figures.puppet}</span>
                        </span>
                    ) : (
                        <Row cards={scene.played} view={view} faded={[]} />
                    )}
                    {own.length > 0 && <Row cards={own} view={view} faded={[]} />}
                    <Ticking to={scene.sums?.buyer ?? 0} class="bg-duel-sum money" />
                </div>
                <b class="bg-duel-against" aria-hidden="true">
                    {decided ? (scene.verdict === "sold" ? ">" : "≤") : "?"}
                </b>
                <div class={`bg-duel-side bg-ground-${scene.market}`}>
                    <span class="bg-duel-face">
                        <MarketSign market={scene.market} size={40} />
                    </span>
                    {scene.cards === null ? (
                        <span class="bg-duel-cards">
                            {Array.from({ length: Math.max(1, down) }, (_, at) => (
                                <CardFace key={at} kind={null} />
                            ))}
                        </span>
                    ) : (
                        <Row cards={others} view={view} faded={scene.spared} />
                    )}
                    <Ticking to={scene.sums?.market ?? 0} class="bg-duel-sum money" />
                </div>
            </div>
            <p class="bg-verdict">{t(scene.verdict === "sold" ? "bg.show.sold" : "bg.show.too-dear")}</p>
            {scene.asset && (
                <p class="bg-duel-asset">
                    <AssetIcon asset={scene.asset} size={64} /> {assetName(scene.asset)}
                </p>
            )}
        </div>
    );
}
