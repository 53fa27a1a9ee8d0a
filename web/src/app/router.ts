// Where in the page we are: the part of the address behind "#".

import { signal } from "@preact/signals";
import { pocketed, unpocketed } from "./pocket";

export type Route =
    | { at: "home" }
    | { at: "new"; game: string }
    | { at: "table"; table: string }
    | { at: "replay"; table: string; step: number }
    | { at: "rules"; game: string; clause: string }
    | { at: "learn"; game: string }
    | { at: "settings" }
    | { at: "study" };

export function parse(hash: string): { route: Route; house?: string; seat?: { table: string; token: string } } {
    const [what = "", first = "", second = "", third = ""] = unpocketed(hash)
        .replace(/^#?\/?/, "")
        .split("/")
        .map(decodeURIComponent);
    switch (what) {
        case "new":
            return { route: { at: "new", game: first } };
        case "table":
            // #/table/<id>/seat/<token>: a seat moved from another device. Not kept in the address.
            if (second === "seat" && third) {
                return { route: { at: "table", table: first }, seat: { table: first, token: third } };
            }
            return { route: { at: "table", table: first } };
        case "replay":
            return { route: { at: "replay", table: first, step: Number(second) || 0 } };
        case "rules":
            return { route: { at: "rules", game: first, clause: second } };
        case "learn":
            return { route: { at: "learn", game: first } };
        case "settings":
            return { route: { at: "settings" } };
        case "study":
            return { route: { at: "study" } };
        case "house":
            return { route: { at: "home" }, house: first };
        default:
            return { route: { at: "home" } };
    }
}

export const address = (route: Route): string => pocketed(within(route));

function within(route: Route): string {
    const part = encodeURIComponent;
    switch (route.at) {
        case "home":
            return "#/";
        case "new":
            return `#/new/${part(route.game)}`;
        case "table":
            return `#/table/${part(route.table)}`;
        case "replay":
            return `#/replay/${part(route.table)}/${route.step}`;
        case "rules":
            return `#/rules/${part(route.game)}${route.clause ? `/${part(route.clause)}` : ""}`;
        case "learn":
            return `#/learn/${part(route.game)}`;
        case "settings":
            return "#/settings";
        case "study":
            return "#/study";
    }
}

// /replay/<id>?step=<n>: the address of a moment as it is given to others, which the server can say something about.
export function momentIn(path: string, query: string): Route | null {
    const table = /^\/replay\/([^/]+)$/.exec(path)?.[1];
    if (table === undefined) return null;
    return {
        at: "replay",
        table: decodeURIComponent(table),
        step: Number(new URLSearchParams(query).get("step")) || 0,
    };
}

export const route = signal<Route>({ at: "home" });

export function go(to: Route): void {
    location.hash = address(to);
}
