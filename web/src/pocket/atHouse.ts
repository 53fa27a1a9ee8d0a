// From the house inside the page to the one that serves it: whether that can be reached, and a game of this device
// opened as a table there.

import { signal } from "@preact/signals";
import { api } from "../app/house";
import { unpocketed } from "../app/pocket";
import { houseKey, keepDeviceSeats, lang, read, write } from "../app/preferences";
import { address } from "../app/router";
import { Api } from "../net/api";
import { houseWire } from "../net/wire";

const kPatience = 5000;

const house = new Api(() => lang.value, {
    ...houseWire,
    fetch: (path, how) => houseWire.fetch(path, { ...how, signal: AbortSignal.timeout(4 * kPatience) }),
});

export const houseInReach = signal<"unknown" | "yes" | "no">("unknown");

async function look(): Promise<void> {
    // Any answer of a house will do, and nothing else that speaks in its place.
    houseInReach.value = await houseWire
        .fetch("/api/me", { signal: AbortSignal.timeout(kPatience) })
        .then(async (answer) => (answer.ok && "me" in ((await answer.json()) as object) ? "yes" : "no") as "yes" | "no")
        .catch(() => "no" as const);
}

export function watchHouse(): () => void {
    const again = (): void => void look();
    again();
    addEventListener("online", again);
    addEventListener("offline", again);
    return () => {
        removeEventListener("online", again);
        removeEventListener("offline", again);
    };
}

// Whether a game of this device was opened there before.
export const isAtHouse = (table: string): boolean => read(`imported.${table}`) !== null;

// Where it is now.
export async function openAtHouse(table: string): Promise<string> {
    const [found, log] = await Promise.all([api.table(table), api.log(table)]);
    const made = await house.importGame({
        log: await log.text(),
        digest: found.table.digest,
        ...(found.seat === undefined ? {} : { seat: found.seat }),
        ...(houseKey.value === "" ? {} : { house: houseKey.value }),
    });
    write(`imported.${table}`, made.table);
    // Who shared this device does so there, until their seats are given away.
    if (made.others?.length && made.seat !== undefined) {
        keepDeviceSeats(made.table, [{ seat: made.seat, token: "" }, ...made.others]);
    }
    const over = made.status === "over";
    return unpocketed(
        address(over ? { at: "replay", table: made.table, step: 0 } : { at: "table", table: made.table }),
    );
}
