import { t } from "../../texts";
import { roofOf } from "./art/solid";
import { city } from "./city";
import type { BusinessOption } from "./moves";
import { useApart } from "./useApart";
import { useRoving } from "./useRoving";
import { dollars } from "../../texts/money";
import { businessName } from "./words";

export interface LitProps {
    lit: ReadonlyMap<string, readonly BusinessOption[]>;
    picked: string | null;
    onPick: (business: string) => void;
}

// Businesses the reader can get now, each with a tag; pressing it opens the business's card.
export function Lit({ lit, picked, onPick }: LitProps) {
    const all = [...lit].flatMap(([id, options]) => {
        const business = city.businesses.get(id);
        return business ? [{ business, options, at: roofOf(business) }] : [];
    });
    all.sort((a, b) => a.at.y - b.at.y || a.at.x - b.at.x);
    const rove = useRoving(all.length);
    const within = useApart();
    return (
        <div ref={within} class="mad-targets" role="group" aria-label={t("madcity.lit")} onKeyDown={rove.onKeyDown}>
            {all.map(({ business, options, at }, which) => {
                const acts = new Set(options.map(({ move }) => move.act));
                const words = acts.has("Lift")
                    ? t("madcity.act.Lift")
                    : acts.has("Take")
                      ? businessName(business.id)
                      : acts.has("Buy")
                        ? dollars(business.buy)
                        : dollars(business.lease ?? 0);
                return (
                    <button
                        key={business.id}
                        type="button"
                        class={acts.has("Lease") && !acts.has("Buy") ? "mad-tag mad-tag-lease" : "mad-tag"}
                        style={{
                            left: `clamp(46px, ${(at.x / city.size.x) * 100}%, calc(100% - 46px))`,
                            top: `${(at.y / city.size.y) * 100}%`,
                        }}
                        data-rove
                        tabIndex={rove.tab(which)}
                        aria-expanded={picked === business.id}
                        aria-label={`${businessName(business.id)}${t("frame.comma")}${words}`}
                        onFocus={() => rove.onFocus(which)}
                        onClick={() => onPick(business.id)}
                    >
                        <span class="mad-apart" aria-hidden="true">
                            {words}
                        </span>
                    </button>
                );
            })}
        </div>
    );
}
