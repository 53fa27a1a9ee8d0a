import type { Table } from "../../protocol";
import { t } from "../../texts";
import { AssetIcon } from "./art/AssetIcon";
import { MarketSign } from "./art/MarketSign";
import { Sign } from "./art/Sign";
import { figures } from "./figures";
import { marketOf, type Asset } from "./things";
import type { View } from "./view";
import { assetName, marketName, ownerName, panicName, seatName } from "./words";

function Thing({ table, view, asset, role }: { table: Table; view: View; asset: Asset; role: string }) {
    return (
        <span class="bg-thing" aria-label={role}>
            <AssetIcon asset={asset} size={34} />
            <small>{ownerName(table, asset, view)}</small>
        </span>
    );
}

// The table where an offer is put together: what the Panic! card wants, what is on the table, who has
// to say yes.
export function PanicTable({ table, view }: { table: Table; view: View }) {
    const card = view.panicCard;
    const wanted = card === null ? [] : figures.sacrifice[card];
    const { steps, sacrifice } = view.offer;
    const empty = steps.length === 0 && sacrifice.length === 0;
    const maker = seatName(table, view.asked);
    return (
        <div class="bg-panic">
            {card && (
                <header class="bg-panic-card">
                    <Sign of={card} size={26} />
                    <b>{panicName(card)}</b>
                    <span class="bg-quiet">
                        {t("bg.table.leader", { who: seatName(table, view.leader) })} ·{" "}
                        {t("bg.table.lap", { n: view.lap + 1, of: figures.laps })}
                    </span>
                </header>
            )}
            <div class="bg-panic-cloth">
                {view.phase !== "RemoveRebels" && (
                    <h3>
                        {view.offerMade || view.asked !== view.me
                            ? t("bg.table.offer", { who: maker })
                            : t("bg.table.yours")}
                    </h3>
                )}
                {steps.length > 0 && (
                    <ul class="bg-panic-swaps" aria-label={t("bg.table.swaps")}>
                        {steps.map((step) => (
                            <li key={step.given}>
                                <Thing
                                    table={table}
                                    view={view}
                                    asset={step.given}
                                    role={t("bg.table.swap", {
                                        who: ownerName(table, step.given, view),
                                        asset: assetName(step.given),
                                    })}
                                />
                                {step.back ? (
                                    <>
                                        <b class="bg-panic-arrow">⇄</b>
                                        <Thing
                                            table={table}
                                            view={view}
                                            asset={step.back}
                                            role={t("bg.table.swap", {
                                                who: ownerName(table, step.back, view),
                                                asset: assetName(step.back),
                                            })}
                                        />
                                    </>
                                ) : (
                                    <>
                                        <b class="bg-panic-arrow">→</b>
                                        <span class="bg-thing">{seatName(table, step.to)}</span>
                                    </>
                                )}
                            </li>
                        ))}
                    </ul>
                )}
                <ul class="bg-panic-wanted" aria-label={t("bg.table.wanted")}>
                    {wanted.map((type) => {
                        const given = sacrifice.find((asset) => marketOf(asset) === type);
                        return (
                            <li key={type} class={given ? "bg-panic-given" : ""}>
                                {given ? (
                                    <Thing
                                        table={table}
                                        view={view}
                                        asset={given}
                                        role={t("bg.table.gives", {
                                            who: ownerName(table, given, view),
                                            asset: assetName(given),
                                        })}
                                    />
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
                {empty && view.phase === "Negotiate" && <p class="bg-quiet">{t("bg.table.nothing")}</p>}
                {view.phase === "Consent" && (
                    <p class="bg-panic-asked">
                        {view.awaiting.map((seat) => (
                            <span key={seat} class="bg-chip">
                                {seatName(table, seat)}: {t("bg.table.asked")}
                            </span>
                        ))}
                        {view.answered.map((seat) => (
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
