// What can be done with a table in a list.

import type { ListedTable } from "../net/api";

export interface Listing {
    free: number; // chairs nobody sits on
    bots: number;
    names: string[]; // of people
    join: "chair" | "bot" | null; // what a newcomer would get
    watch: boolean;
}

export function listing(table: ListedTable): Listing {
    const free = table.chairs.filter((chair) => chair.kind === "open").length;
    const bots = table.chairs.filter((chair) => chair.kind === "bot").length;
    const names = table.chairs.filter((chair) => chair.kind === "person").map((chair) => chair.name);
    const bot = table.status === "running" && table.drop_in && bots > 0;
    return {
        free,
        bots,
        names,
        join: table.status === "open" && free > 0 ? "chair" : bot ? "bot" : null,
        watch: table.spectators && table.status !== "closed",
    };
}

// The unfinished first, each part with what was last touched in front.
export function sorted(tables: readonly ListedTable[]): { live: ListedTable[]; over: ListedTable[] } {
    const byAge = [...tables].sort((a, b) => (b.changed ?? 0) - (a.changed ?? 0));
    return {
        live: byAge.filter((table) => table.status === "open" || table.status === "running"),
        over: byAge.filter((table) => table.status === "over"),
    };
}

// Where one may still sit down before the game; and what is being played, the best watched in front.
export function parted(tables: readonly ListedTable[]): { toJoin: ListedTable[]; toWatch: ListedTable[] } {
    const running = tables.filter((table) => table.status === "running");
    return {
        toJoin: tables.filter((table) => table.status === "open"),
        toWatch: running.sort((a, b) => (b.watching ?? 0) - (a.watching ?? 0)),
    };
}
