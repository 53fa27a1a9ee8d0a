// Places, moves, money and people in the reader's words.

import type { Choice, Table } from "../../protocol";
import { named, t, type Key, type Name } from "../../texts";
import { dollars } from "../../texts/money";
import { seatName } from "../shell/words";
import { city, type Business, type Street } from "./city";
import type { BusinessOption } from "./moves";
import type { Move } from "./wire";

const called = (key: string): string => named("mad-millionaire", key as Name<"mad-millionaire">);

export const money = (notes: number): string => dollars(notes * city.note);

export const businessName = (id: string): string => called(`business.${id}`);
export const locationName = (id: string): string => called(`location.${id}`);
export const placeName = (which: "estate" | "start" | "finish"): string => called(`place.${which}`);
export const streetName = (street: Street): string => called(`street.${street.id}`);
export const stuntName = (card: string): string => called(`stunt.${card}`);
// Only the page draws these.
export const setName = (business: Business): string => t(`madcity.set.${business.set}` as Key);
export const parkName = (name: string): string => t(`madcity.park.${name}` as Key);

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
            return `${placeName("estate")}${t("frame.comma")}${streetOf(space.street)}`;
        case "start":
            return placeName("start");
        case "finish":
            return placeName("finish");
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
    if (space?.kind === "realestate") return placeName("estate");
    return spaceName(id);
}

const figuresOf = (move: Move): { business: string; amount: string } => {
    const business = city.businesses.get(move.business ?? "");
    const amount = move.act === "Buy" ? business?.buy : business?.lease;
    return { business: businessName(move.business ?? ""), amount: dollars(amount ?? 0) };
};

export function label(choice: Choice, table: Table): string {
    const move = choice.move as Move;
    switch (move.act) {
        case "Go":
            return t("madcity.do.Go", { place: spaceName(move.place) });
        case "Bonus":
            return t("madcity.do.Bonus", { amount: dollars(city.note) });
        case "Miss":
            return t("madcity.do.Miss", { who: seatName(table, move.seat) });
        default:
            return t(`madcity.do.${move.act}`, figuresOf(move));
    }
}

// On a building's own card the name stands above.
export const shortLabel = (move: BusinessOption["move"]): string => t(`madcity.act.${move.act}`, figuresOf(move));

export function group(choice: Choice): string {
    const move = choice.move as Move;
    switch (move.act) {
        case "Go":
            return move.place; // each for itself: where to go is the whole question
        case "Roll":
        case "Done":
            return t(`madcity.do.${move.act}`);
        case "Bonus":
            return choice.text;
        default:
            return t(`madcity.group.${move.act}`);
    }
}
