import type { BoardProps } from "../face";
import { t } from "../../texts";
import { DealCard } from "./DealCard";
import { dealKey } from "./memory";
import { answersTo } from "./moves";
import { memory } from "./theatre";
import { termsOf } from "./view";
import type { View } from "./wire";
import "./Deals.css";

// All open offers, those that wait for the reader first.
export function Deals(props: BoardProps) {
    const view = props.game.view as View;
    const asked = (deal: { proposer: number; character: number }): boolean =>
        answersTo(props.game.choices, deal).accept !== null;
    const deals = [...view.open.deals].sort((a, b) => Number(asked(b)) - Number(asked(a)));
    return (
        <div class="mil-deals">
            {deals.length === 0 && <p class="mil-quiet">{t("millions.deals.none")}</p>}
            {deals.map((deal) => (
                <DealCard
                    key={dealKey(deal)}
                    {...props}
                    view={view}
                    terms={termsOf(view, deal)}
                    under={memory.value.under.get(dealKey(deal)) ?? []}
                />
            ))}
        </div>
    );
}
