import { api } from "../app/house";
import { lang } from "../app/preferences";
import { address } from "../app/router";
import { t } from "../texts";
import { Button, Card } from "../ui";
import { sorted } from "./listing";
import { TableRow } from "./TableRow";
import { useAsk } from "./useAsk";

const kShownOver = 5;

export function MyTables() {
    const mine = useAsk(api.mine, [lang.value]);
    const { live, over } = sorted(mine.value ?? []);
    return (
        <Card title={t("home.mine")} tone="tomato">
            {mine.error !== null && <p class="home-empty">{mine.error}</p>}
            {mine.value !== null && live.length + over.length === 0 && <p class="home-empty">{t("home.mine.empty")}</p>}
            {live.length > 0 && (
                <ul class="home-rows">
                    {live.map((table) => (
                        <TableRow key={table.id} table={table}>
                            <Button kind="accent" size="small" href={address({ at: "table", table: table.id })}>
                                {t(table.status === "open" ? "home.tolobby" : "home.continue")}
                            </Button>
                        </TableRow>
                    ))}
                </ul>
            )}
            {over.length > 0 && (
                <details class="home-over" open={live.length === 0}>
                    <summary>
                        {t("home.mine.over")} ({over.length})
                    </summary>
                    <ul class="home-rows">
                        {over.slice(0, kShownOver).map((table) => (
                            <TableRow key={table.id} table={table}>
                                <Button
                                    size="small"
                                    icon="replay"
                                    href={address({ at: "replay", table: table.id, step: 0 })}
                                >
                                    {t("home.replay")}
                                </Button>
                            </TableRow>
                        ))}
                    </ul>
                </details>
            )}
        </Card>
    );
}
