import type { Choice, Table } from "../../protocol";
import { t } from "../../texts";
import { AssetIcon } from "./art/AssetIcon";
import { CardFace } from "./CardFace";
import { figures, suitOf } from "./figures";
import { atMarket, cardsOf, type Option } from "./moves";
import { Panel } from "./Panel";
import type { Market, Move } from "./wire";
import { lacks, personOf, type Place, type View } from "./view";
import { seatName } from "../shell/words";
import { assetName, cardSays, groupOf, label, marketName } from "./words";
import "./sheets.css";

export interface MarketSheetProps {
    table: Table;
    view: View;
    place: Place;
    options: readonly Option[];
    asked: boolean;
    busy: boolean;
    ask: (choice: Choice) => void;
    onClose: () => void;
}

// The Market is known here, and the cards stand beside it.
function shortly(move: Move, here: Market): string {
    if (move.act === "ExchangeTops") {
        const other = move.market === here ? move.other : move.market;
        return `⇄ ${other ? marketName(other) : ""}`;
    }
    return groupOf(move.act);
}

// One Market close up: what is for sale, what is known of the price, and what one can do there.
export function MarketSheet({ table, view, place, options, asked, busy, ask, onClose }: MarketSheetProps) {
    const who = personOf(view, view.me)?.who ?? null;
    const suit = who === null ? null : figures.billionaires[who].suit;
    const seen = place.cards.flatMap((card) => (card.kind === null ? [] : [card.kind]));
    const mine = seen.filter((kind) => suit !== null && suitOf(kind) === suit);
    const sum = (list: typeof seen): number => list.reduce((total, kind) => total + (view.facts.values[kind] ?? 0), 0);
    const against = sum(seen) - sum(mine);
    return (
        <Panel
            title={marketName(place.market)}
            onClose={onClose}
            focus
            class={`bg-panel-market bg-edge-${place.market}`}
        >
            <div class="bg-sheet">
                <ul class="bg-sheet-assets">
                    {place.assets.map((asset) => (
                        <li key={asset} class={lacks(view, place.market) > 0 ? "bg-sheet-needed" : ""}>
                            <AssetIcon asset={asset} size={30} /> {assetName(asset)}
                        </li>
                    ))}
                    {place.assets.length === 0 && <li>{t("bg.market.no-assets")}</li>}
                </ul>
                <div class="bg-sheet-price">
                    <span class="bg-sheet-cards">
                        {place.cards.map((card, at) => (
                            <span
                                key={at}
                                class="bg-sheet-card"
                                title={
                                    card.kind
                                        ? cardSays(card.kind, view.facts.values)
                                        : card.by !== null
                                          ? seatName(table, card.by)
                                          : t("bg.card.down")
                                }
                            >
                                <CardFace
                                    kind={card.kind}
                                    values={view.facts.values}
                                    class={card.up ? "bg-card-top" : card.kind !== null ? "bg-card-mine" : ""}
                                />
                            </span>
                        ))}
                        {place.cards.length === 0 && t("bg.market.empty")}
                    </span>
                    {seen.length > 0 && (
                        <span class="bg-sheet-sum">
                            {t("bg.price.seen", { n: against })}
                            {mine.length > 0 && <b> {t("bg.price.yours", { n: sum(mine) })}</b>}
                        </span>
                    )}
                </div>
                <div class="bg-sheet-acts">
                    {[...options]
                        .sort((one, other) => atMarket.indexOf(one.move.act) - atMarket.indexOf(other.move.act))
                        .map(({ choice, move }) => (
                            <button
                                key={choice.text}
                                type="button"
                                class={`bg-act bg-act-${move.act}`}
                                data-act={move.act}
                                aria-label={label(choice, table)}
                                aria-disabled={busy || undefined}
                                onClick={() => !busy && ask(choice)}
                            >
                                <span class="bg-act-cards">
                                    {cardsOf(move).map((kind, at) => (
                                        <CardFace
                                            key={at}
                                            kind={kind}
                                            values={view.facts.values}
                                            class="bg-card-tiny"
                                        />
                                    ))}
                                </span>
                                <span>{shortly(move, place.market)}</span>
                            </button>
                        ))}
                    {options.length === 0 && <p class="bg-quiet">{t(asked ? "bg.sheet.nothing" : "bg.sheet.wait")}</p>}
                </div>
            </div>
        </Panel>
    );
}
