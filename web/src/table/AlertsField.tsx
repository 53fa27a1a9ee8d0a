import { useState } from "preact/hooks";
import { canTell, changeQuiet, isWanted, quiet, turnOff, turnOn } from "../app/alerts";
import { t } from "../texts";
import { Select, Toggle } from "../ui";

const kHours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${hour}:00` }));

// Whether this device says when one is asked at this table, and when it keeps silent.
export function AlertsField({ table }: { table: string }) {
    const [refused, setRefused] = useState(false);
    if (!canTell()) return <p class="tbl-quiet">{t("frame.alerts.cannot")}</p>;
    const on = isWanted(table);
    const change = async (wish: boolean): Promise<void> => {
        if (wish) setRefused(!(await turnOn(table)));
        else await turnOff(table);
    };
    const hours = (which: "from" | "to") => (
        <Select
            label={t(`frame.alerts.quiet.${which}`)}
            value={String(quiet.value[which])}
            options={kHours}
            onChange={(hour) => changeQuiet({ ...quiet.value, [which]: Number(hour) })}
        />
    );
    return (
        <div class="tbl-alerts">
            <Toggle label={t("frame.alerts")} value={on} onChange={(wish) => void change(wish)} />
            {refused && <p role="alert">{t("frame.alerts.refused")}</p>}
            {on && (
                <div class="tbl-alerts-quiet" role="group" aria-label={t("frame.alerts.quiet")}>
                    {hours("from")}
                    {hours("to")}
                </div>
            )}
        </div>
    );
}
