import { t } from "../../texts";
import { AssetIcon } from "./art/AssetIcon";
import { MarketSign } from "./art/MarketSign";
import { CardFace } from "./CardFace";
import { figures } from "./figures";
import type { Place, Values } from "./view";
import { listNames } from "../shell/words";
import { assetName, cardName, cardSays, marketName } from "./words";

const kMostShown = 6; // cards side by side; the others are counted

// In words, for who cannot see it.
function says(place: Place, need: number, values: Values): string {
    const top = place.cards.find((card) => card.up);
    const down = place.cards.filter((card) => !card.up);
    const own = down.flatMap((card) => (card.kind === null ? [] : [t("bg.card.yours", { card: cardName(card.kind) })]));
    return [
        t("bg.market.says", {
            market: marketName(place.market),
            n: figures.markets.indexOf(place.market) + 1,
            assets: place.assets.length === 0 ? t("bg.closed") : listNames(place.assets.map(assetName)),
        }),
        top?.kind ? t("bg.market.top", { card: cardSays(top.kind, values) }) : "",
        down.length > 0 ? t("bg.market.down", { n: down.length }) : "",
        ...own,
        need > 0 ? t("bg.market.need", { n: need }) : "",
    ]
        .filter(Boolean)
        .join(" ");
}

export interface MarketPlaceProps {
    place: Place;
    values: Values;
    need: number; // how many more of this type the reader needs
    lit: boolean; // something can be done here with what is picked up
    touched: boolean; // something has just happened here
    open: boolean;
    onOpen: () => void;
}

// One Market: its Assets, its cards with the top one open, and how many of its type one still needs.
export function MarketPlace({ place, values, need, lit, touched, open, onOpen }: MarketPlaceProps) {
    const closed = place.assets.length === 0;
    const more = Math.max(0, place.cards.length - kMostShown);
    const look = [
        "bg-market",
        `bg-market-${place.market}`,
        lit ? "bg-market-lit" : "",
        touched ? "bg-market-touched" : "",
        closed ? "bg-market-closed" : "",
        open ? "bg-market-open" : "",
    ];
    return (
        <button
            type="button"
            class={look.filter(Boolean).join(" ")}
            data-market={place.market}
            aria-expanded={open}
            onClick={onOpen}
        >
            <span class="unseen">{says(place, need, values)}</span>
            <span class="bg-market-head" aria-hidden="true">
                <MarketSign market={place.market} size={13} />
                <span class="bg-market-name">{marketName(place.market)}</span>
                {need > 0 && (
                    <span class="bg-market-need">
                        {Array.from({ length: need }, (_, at) => (
                            <i key={at} />
                        ))}
                    </span>
                )}
            </span>
            <span class="bg-market-assets" aria-hidden="true">
                {place.assets.map((asset) => (
                    <AssetIcon key={asset} asset={asset} />
                ))}
                {closed && <span class="bg-stamp">{t("bg.closed")}</span>}
            </span>
            <span class="bg-market-cards" aria-hidden="true" data-count={Math.min(place.cards.length, kMostShown)}>
                {more > 0 && <span class="bg-market-more">+{more}</span>}
                {place.cards.slice(more).map((card, at) => (
                    <CardFace
                        key={at}
                        kind={card.kind}
                        values={values}
                        class={card.up ? "bg-card-top" : card.kind !== null ? "bg-card-mine" : ""}
                    />
                ))}
            </span>
        </button>
    );
}
