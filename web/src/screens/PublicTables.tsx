// The tables anybody may come to; looked up again every few seconds while somebody looks.

import { useEffect } from "preact/hooks";
import type { ListedTable } from "../net/api";
import { t } from "../texts";
import { Card } from "../ui";
import { PublicTable } from "./PublicTable";
import type { Asked } from "./useAsk";

const kEvery = 8000;

export function PublicTables({ tables }: { tables: Asked<ListedTable[]> }) {
    useEffect(() => {
        const look = setInterval(() => {
            if (document.visibilityState === "visible") tables.again();
        }, kEvery);
        return () => clearInterval(look);
    }, []);
    return (
        <Card title={t("home.public")} tone="teal">
            {tables.error !== null && <p class="home-empty">{tables.error}</p>}
            {tables.value?.length === 0 && <p class="home-empty">{t("home.public.empty")}</p>}
            <ul class="home-rows">
                {tables.value?.map((table) => (
                    <PublicTable key={table.id} table={table} />
                ))}
            </ul>
        </Card>
    );
}
