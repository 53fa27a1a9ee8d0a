// Places, moves, money and people in the reader's words.

import { effect, signal } from "@preact/signals";
import { lang } from "../../app/preferences";
import type { Choice, Table } from "../../protocol";
import { t } from "../../texts";
import { city, type Business, type Street } from "./city";
import { readMove, type Act } from "./moves";

// As the server writes it: $110k, $1.2M; in Chinese by the ten thousand.
export function dollars(amount: number): string {
    const size = Math.abs(amount);
    const sign = amount < 0 ? "−" : "";
    if (lang.value === "zh") return `${sign}${size / 10_000} 萬`;
    return `${sign}$${size < 1_000_000 ? `${size / 1000}k` : `${size / 1_000_000}M`}`;
}
export const money = (notes: number): string => dollars(notes * city.note);

// Names in Chinese come to those who read it.
const chinese = signal<Readonly<Record<string, string>>>({});
effect(() => {
    if (lang.value === "zh")
        void import("../../texts/madcityNames").then(({ placeNames }) => (chinese.value = placeNames));
});
const named = (id: string, name: string): string => (lang.value === "zh" ? (chinese.value[id] ?? name) : name);

export const businessName = (id: string): string => named(id, city.businesses.get(id)?.name ?? id);
export const setName = (business: Business): string => named(business.set, city.sets.get(business.set)?.name ?? "");
export const streetName = (street: Street): string => named(street.id, street.name);
export const parkName = (name: string): string => named(name, name);
export const locationName = (id: string): string => named(id, city.locations.get(id)?.name ?? id);
export const stuntName = (card: string): string => named(card, city.cards.get(card)?.stunt ?? "");

const streetOf = (id: string | null): string => {
    const street = city.streets.find((each) => each.id === id);
    return street ? streetName(street) : "";
};

// "Bakery", "Circus", "Real Estate, Dock Road", "Market Street / King Street".
export function spaceName(id: string): string {
    const space = city.spaces.get(id);
    if (!space) return t("madcity.depot");
    switch (space.kind) {
        case "business":
            return businessName(space.business ?? "");
        case "stunt":
            return locationName(space.location ?? "");
        case "realestate":
            return `${t("madcity.real-estate")}${t("frame.comma")}${streetOf(space.street)}`;
        case "start":
            return t("madcity.start");
        case "finish":
            return t("madcity.finish");
        default:
            return space.street === null ? crossing(space.id) : streetOf(space.street);
    }
}

// A junction goes by the streets that meet there.
function crossing(id: string): string {
    const meeting = new Set((city.onward.get(id) ?? []).map((next) => city.spaces.get(next)?.street ?? null));
    const names = [...meeting].map(streetOf).filter((name) => name !== "");
    return names.length > 0 ? names.join(" / ") : t("madcity.crossing");
}

// What an arriving car finds there, short enough for a label on the map.
export function shortName(id: string): string {
    const space = city.spaces.get(id);
    if (space?.kind === "realestate") return t("madcity.real-estate");
    if (space?.kind === "road") return space.street === null ? t("madcity.crossing") : t("madcity.road");
    return spaceName(id);
}

export const seatName = (table: Table, seat: number): string => table.chairs[seat]?.name || `#${seat + 1}`;

const price = (act: Act, id: string): string => {
    const business = city.businesses.get(id);
    return dollars((act === "Buy" ? business?.buy : business?.lease) ?? 0);
};

export function label(choice: Choice, table: Table): string {
    const move = readMove(choice);
    if (!move) return choice.text;
    switch (move.act) {
        case "Go":
            return t("madcity.do.Go", { place: spaceName(move.place) });
        case "Bonus":
            return t("madcity.do.Bonus", { amount: dollars(city.note) });
        case "Miss":
            return t("madcity.do.Miss", { who: seatName(table, move.seat) });
        case "Roll":
        case "Done":
            return t(`madcity.do.${move.act}`);
        default:
            return t(`madcity.do.${move.act}`, {
                business: businessName(move.business),
                amount: price(move.act, move.business),
            });
    }
}

// On a building's own card the name stands above.
export function shortLabel(choice: Choice): string {
    const move = readMove(choice);
    switch (move?.act) {
        case "Take":
        case "Sell":
        case "End":
        case "Buy":
        case "Lease":
        case "Lift":
            return t(`madcity.act.${move.act}`, { amount: price(move.act, move.business) });
        default:
            return choice.text;
    }
}

export function group(choice: Choice): string {
    const move = readMove(choice);
    switch (move?.act) {
        case "Go": {
            const space = city.spaces.get(move.place);
            return space?.street ? streetOf(space.street) : t("madcity.crossing");
        }
        case "Take":
        case "Sell":
        case "End":
        case "Buy":
        case "Lease":
        case "Lift":
        case "Miss":
            return t(`madcity.group.${move.act}`);
        case "Roll":
        case "Done":
            return t(`madcity.do.${move.act}`);
        default:
            return choice.text;
    }
}
