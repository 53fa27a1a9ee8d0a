// The tables anybody may come to; looked up again every few seconds while somebody looks.

import { useEffect } from "preact/hooks";
import type { ListedTable } from "../net/api";
import { t } from "../texts";
import { Card } from "../ui";
import { parted } from "./listing";
import { PublicTable } from "./PublicTable";
import type { Asked } from "./useAsk";

const kEvery = 8000;

export function PublicTables({ tables }: { tables: Asked<ListedTable[]> }) {
    useEffect(() => {
        const look = setInterval(() => {
            if (document.visibilityState === "visible") tables.again();
        }, kEvery);
        addEventListener("online", tables.again);
        return () => {
            clearInterval(look);
            removeEventListener("online", tables.again);
        };
    }, []);
    const { toJoin, toWatch } = parted(tables.value ?? []);
    return (
        <Card title={t("home.public")} tone="teal">
            {tables.error !== null && <p class="home-empty">{tables.error}</p>}
            {tables.value?.length === 0 && <p class="home-empty">{t("home.public.empty")}</p>}
            {toJoin.length > 0 && <Rows tables={toJoin} />}
            {toWatch.length > 0 && (
                <>
                    <h3 class="home-rows-title">{t("home.public.running")}</h3>
                    <Rows tables={toWatch} />
                </>
            )}
        </Card>
    );
}

function Rows({ tables }: { tables: readonly ListedTable[] }) {
    return (
        <ul class="home-rows">
            {tables.map((table) => (
                <PublicTable key={table.id} table={table} />
            ))}
        </ul>
    );
}
