import { t } from "../../texts";
import { Card } from "../../ui";
import { sorted } from "./bargains";
import type { Details } from "../report";
import { MomentList } from "./MomentList";

export function Deals({ table, details }: { table: string; details: Details }) {
    const { struck, refused, other } = sorted(details.deals);
    const failed = [...refused, ...other];
    return (
        <Card title={t("after.deals")} tone="teal">
            <dl class="after-counts">
                <Count label={t("after.deals.struck")} n={struck.length} />
                <Count label={t("after.deals.refused")} n={refused.length} />
                <Count label={t("after.deals.other")} n={other.length} />
            </dl>
            {struck.length === 0 ? (
                <p>{t("after.deals.none")}</p>
            ) : (
                <>
                    <h3 class="after-small">{t("after.deals.best")}</h3>
                    <MomentList table={table} moments={struck} />
                </>
            )}
            {failed.length > 0 && (
                <details class="after-more">
                    <summary>{t("after.deals.failed", { n: failed.length })}</summary>
                    <MomentList table={table} moments={failed} />
                </details>
            )}
        </Card>
    );
}

function Count(props: { label: string; n: number }) {
    return (
        <div>
            <dt>{props.label}</dt>
            <dd class="money">{props.n}</dd>
        </div>
    );
}
