// The games of this browser: those that go on first, in a row high on the page, and the finished ones folded away.

import { useState } from "preact/hooks";
import { inPocket, isAlone } from "../app/pocket";
import { address } from "../app/router";
import type { ListedTable } from "../net/api";
import { t } from "../texts";
import { Button } from "../ui";
import { sorted } from "./listing";
import { TableRow } from "./TableRow";
import { later } from "../ui/later";

const OpenAtHouse = later(() => import("./OpenAtHouse").then((module) => module.OpenAtHouse), "page/more");
const HouseNote = later(() => import("./OpenAtHouse").then((module) => module.HouseNote), "page/more");

const kShownOver = 6;
const beside = inPocket && !isAlone; // there is another house, where these games could go on

export function MyTables(props: { tables: readonly ListedTable[] }) {
    const { live, over } = sorted(props.tables);
    const [all, setAll] = useState(false);
    if (live.length + over.length === 0) return null;
    return (
        <section class="home-mine" aria-labelledby="home-mine">
            <header class="home-mine-head">
                <h2 id="home-mine">{t("home.mine")}</h2>
                {over.length > 0 && (
                    <button
                        type="button"
                        class="ui-button ui-button-quiet home-over"
                        aria-expanded={all}
                        onClick={() => setAll(!all)}
                    >
                        {t("home.mine.over")} ({over.length})
                    </button>
                )}
            </header>
            <ul class="home-rows">
                {live.map((table) => (
                    <TableRow key={table.id} table={table}>
                        <Button kind="accent" size="small" href={address({ at: "table", table: table.id })}>
                            {t(table.status === "open" ? "home.tolobby" : "home.continue")}
                        </Button>
                        {beside && table.status === "running" && <OpenAtHouse table={table.id} />}
                    </TableRow>
                ))}
                {all &&
                    over.slice(0, kShownOver).map((table) => (
                        <TableRow key={table.id} table={table}>
                            <Button
                                size="small"
                                icon="replay"
                                href={address({ at: "replay", table: table.id, step: 0 })}
                            >
                                {t("home.replay")}
                            </Button>
                            {beside && <OpenAtHouse table={table.id} />}
                        </TableRow>
                    ))}
            </ul>
            {beside && <HouseNote />}
        </section>
    );
}
