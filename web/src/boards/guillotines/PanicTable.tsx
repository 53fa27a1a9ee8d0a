import type { Table } from "../../protocol";
import { t } from "../../texts";
import { AssetIcon } from "./art/AssetIcon";
import { MarketSign } from "./art/MarketSign";
import { Sign } from "./art/Sign";
import { figures } from "./figures";
import { type Asset, marketOf } from "./figures";
import type { View } from "./view";
import { seatName } from "../shell/words";
import { assetName, marketName, ownerName, panicName } from "./words";

type Says = "bg.table.swap" | "bg.table.gives";

// What somebody would give up.
function Thing({ table, view, asset, says }: { table: Table; view: View; asset: Asset; says: Says }) {
    const who = ownerName(table, asset, view);
    return (
        <span class="bg-thing" aria-label={t(says, { who, asset: assetName(asset) })}>
            <AssetIcon asset={asset} size={34} />
            <small>{who}</small>
        </span>
    );
}

// The table where an offer is put together: what the Panic! card wants, what is on the table, who has
// to say yes.
export function PanicTable({ table, view }: { table: Table; view: View }) {
    const card = view.open.panic_card;
    const wanted = card === null ? [] : figures.sacrifice[card];
    const { steps, sacrifice } = view.offer ?? { steps: [], sacrifice: [] };
    const empty = steps.length === 0 && sacrifice.length === 0;
    const maker = seatName(table, view.open.asked);
    return (
        <div class="bg-panic">
            {card && (
                <header class="bg-panic-card">
                    <Sign of={card} size={26} />
                    <b>{panicName(card)}</b>
                    <span class="bg-quiet">
                        {t("bg.table.leader", { who: seatName(table, view.open.leader) })} ·{" "}
                        {t("bg.table.lap", { n: view.open.lap + 1, of: figures.laps })}
                    </span>
                </header>
            )}
            <div class="bg-panic-cloth">
                {view.open.phase !== "RemoveRebels" && (
                    <h3>
                        {view.open.offer_made || view.open.asked !== view.me
                            ? t("bg.table.offer", { who: maker })
                            : t("bg.table.yours")}
                    </h3>
                )}
                {steps.length > 0 && (
                    <ul class="bg-panic-swaps" aria-label={t("bg.table.swaps")}>
                        {steps.map(({ given, back, to }) => (
                            <li key={given}>
                                <Thing table={table} view={view} asset={given!} says="bg.table.swap" />
                                <b class="bg-panic-arrow">{back ? "⇄" : "→"}</b>
                                {back ? (
                                    <Thing table={table} view={view} asset={back} says="bg.table.swap" />
                                ) : (
                                    <span class="bg-thing">{seatName(table, to ?? 0)}</span>
                                )}
                            </li>
                        ))}
                    </ul>
                )}
                <ul class="bg-panic-wanted" aria-label={t("bg.table.wanted")}>
                    {wanted.map((type) => {
                        const given = sacrifice.find((asset) => marketOf(asset!) === type);
                        return (
                            <li key={type} class={given ? "bg-panic-given" : ""}>
                                {given ? (
                                    <Thing table={table} view={view} asset={given} says="bg.table.gives" />
                                ) : (
                                    <span class="bg-thing bg-thing-open">
                                        <MarketSign market={type} size={22} />
                                        <small>{marketName(type)}</small>
                                    </span>
                                )}
                            </li>
                        );
                    })}
                </ul>
                {empty && view.open.phase === "Negotiate" && <p class="bg-quiet">{t("bg.table.nothing")}</p>}
                {view.open.phase === "Consent" && (
                    <p class="bg-panic-asked">
                        {view.open.awaiting.map((seat) => (
                            <span key={seat} class="bg-chip">
                                {seatName(table, seat)}: {t("bg.table.asked")}
                            </span>
                        ))}
                        {view.open.answered.map((seat) => (
                            <span key={seat} class="bg-chip bg-chip-done">
                                {seatName(table, seat)}: {t("bg.table.answered")}
                            </span>
                        ))}
                    </p>
                )}
            </div>
        </div>
    );
}
