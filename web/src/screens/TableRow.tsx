// One table in a list: which game, who, how it stands, and what one can do there.

import type { ComponentChildren } from "preact";
import { Poster } from "../art/Poster";
import type { ListedTable } from "../net/api";
import { t, type Key } from "../texts";
import { Icon } from "../ui";
import { listing } from "./listing";
import { fullName } from "./names";

const clocks: Record<string, Key> = {
    none: "home.clock.none",
    live: "new.clock.live",
    relaxed: "new.clock.relaxed",
};
const statuses: Record<string, Key> = {
    open: "home.status.open",
    running: "home.status.running",
    over: "home.status.over",
};

export function TableRow(props: { table: ListedTable; children: ComponentChildren }) {
    const { table } = props;
    const facts = listing(table);
    const clock = clocks[table.clock];
    const status = statuses[table.status];
    return (
        <li class="home-row">
            <span class="home-row-poster">
                <Poster game={table.game} />
            </span>
            <div class="home-row-words">
                <strong>{facts.names.join(t("ui.list")) || t("home.nobody")}</strong>
                <span>{fullName(table.game)}</span>
                <span class="home-row-facts">
                    {status && <span>{t(status)}</span>}
                    {table.status === "open" && facts.free > 0 && <span>{t("home.free", { n: facts.free })}</span>}
                    {facts.bots > 0 && <span>{t("home.bots", { n: facts.bots })}</span>}
                    {(table.watching ?? 0) > 0 && (
                        <span>
                            <Icon name="eye" size={14} /> {t("frame.watchers", { n: table.watching ?? 0 })}
                        </span>
                    )}
                    {clock && table.clock !== "none" && (
                        <span>
                            <Icon name="clock" size={14} /> {t(clock)}
                        </span>
                    )}
                </span>
            </div>
            <div class="home-row-actions">{props.children}</div>
        </li>
    );
}
