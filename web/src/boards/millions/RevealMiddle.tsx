import type { Table } from "../../protocol";
import { t } from "../../texts";
import { Bag, Vault } from "./art/props";
import { Card } from "./Card";
import { RevealVote } from "./RevealVote";
import type { Stage } from "./staging";
import { listNames, seatName } from "../shell/words";
import { money, roleName } from "./words";
import "./RevealMiddle.css";

// What is in the light: the role that is called, the safe, the split, or whoever has won.
export function RevealMiddle({ table, stage }: { table: Table; stage: Stage }) {
    switch (stage.scene) {
        case "vote":
            return <RevealVote table={table} votes={stage.votes} />;
        case "end": {
            const names = listNames(stage.winners.map((seat) => seatName(table, seat)));
            return (
                <div class="mil-light mil-light-end" key="end">
                    <Bag size={72} />
                    <h3 class="mil-billing">
                        {t(stage.winners.length > 1 ? "millions.wins.many" : "millions.wins", { names })}
                    </h3>
                </div>
            );
        }
        case "split":
            return (
                <div class="mil-light" key="split">
                    <Vault open={(stage.pot?.amount ?? 0) > 0} />
                    <h3 class="mil-billing money">{split(stage)}</h3>
                </div>
            );
        case "curtain":
            return (
                <div class="mil-light" key="curtain">
                    <Vault />
                    <h3 class="mil-billing">{t("millions.show.curtain")}</h3>
                </div>
            );
        case "named":
            return (
                <div class="mil-light" key="named">
                    <span class="mil-wanted">
                        <Card role={stage.named} class="mil-light-card" />
                    </span>
                    <h3 class="mil-billing">
                        {stage.named && roleName(stage.named)}
                        <small>{t("millions.show.named")}</small>
                    </h3>
                </div>
            );
        case "call":
        case "money": {
            const silent = stage.called !== null && stage.past.get(stage.called) === "silent";
            return (
                <div class={silent ? "mil-light mil-light-silent" : "mil-light"} key={`call ${stage.called}`}>
                    {stage.called && <Card role={stage.called} class="mil-light-card" />}
                    <h3 class="mil-billing">
                        {stage.called ? roleName(stage.called) : t("millions.show")}
                        {stage.called && stage.lit.length === 0 && stage.scene === "call" && "?"}
                        {silent && <small>{t("millions.show.silence")}</small>}
                        {stage.centre !== null && stage.scene === "money" && (
                            <small class="money">
                                {t("millions.centre")} {money(stage.centre)}
                            </small>
                        )}
                    </h3>
                </div>
            );
        }
    }
}

export function split(stage: Stage): string {
    if (!stage.pot || stage.pot.ways === 0) return t("millions.show.nothing");
    if (stage.pot.ways === 1) return `${money(stage.pot.amount)} · ${t("millions.show.alone")}`;
    return t("millions.show.split", { amount: money(stage.pot.amount), n: stage.pot.ways });
}
