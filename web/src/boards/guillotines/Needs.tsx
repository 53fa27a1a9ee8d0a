import { t } from "../../texts";
import { AssetIcon } from "./art/AssetIcon";
import { MarketSign } from "./art/MarketSign";
import type { Billionaire } from "./wire";
import { slotsOf, type View } from "./view";
import { assetName, marketName } from "./words";

// The five places on a Billionaire's board with what fills them; then what it owns beyond need.
export function Needs({ view, who, label }: { view: View; who: Billionaire; label: string }) {
    return (
        <ul class="bg-needs" aria-label={label}>
            {slotsOf(view, who).map((slot, at) => (
                <li
                    key={at}
                    class={`bg-need ${slot.asset === null ? "" : "bg-need-full"}`}
                    title={slot.asset === null ? marketName(slot.type) : assetName(slot.asset)}
                >
                    {slot.asset === null ? (
                        <MarketSign market={slot.type} size={15} />
                    ) : (
                        <AssetIcon key={slot.asset} asset={slot.asset} class="bg-lands" />
                    )}
                    <span class="unseen">
                        {slot.asset === null
                            ? t("bg.need.missing", { type: marketName(slot.type) })
                            : t("bg.need.have", { type: marketName(slot.type), asset: assetName(slot.asset) })}
                    </span>
                </li>
            ))}
            {view.facts.billionaires[who]?.spare.map((asset) => (
                <li key={asset} class="bg-need bg-need-spare" title={`${assetName(asset)} (${t("bg.spare")})`}>
                    <AssetIcon asset={asset} />
                    <span class="unseen">
                        {assetName(asset)} ({t("bg.spare")})
                    </span>
                </li>
            ))}
        </ul>
    );
}
