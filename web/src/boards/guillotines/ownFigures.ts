// The figures of the server's own data file.

import { figures, usual, type Figures } from "./figures";
import {
    assets,
    findAsset,
    findBillionaire,
    findCrisis,
    findMarket,
    findPanic,
    findPolicy,
    findSpecial,
    findSuit,
    type Market,
    type Policy,
    type Suit,
} from "./things";

type Row = Record<string, unknown>;
const row = (value: unknown): Row => (typeof value === "object" && value !== null ? (value as Row) : {});
const rows = (value: unknown): Row[] => (Array.isArray(value) ? value.map(row) : []);

// What a data file says, over what the page is made with.
export function readFigures(file: unknown): Figures {
    const data = row(file);
    const figure = (name: string, otherwise: number): number => {
        const value = row(row(data["figures"])[name])["value"];
        return typeof value === "number" ? value : otherwise;
    };
    const made = {
        needs: { ...usual.needs },
        rebels: { ...usual.rebels },
        value: { ...usual.value },
        sacrifice: { ...usual.sacrifice },
        favours: {} as Partial<Record<Policy, Suit>>,
    };
    const types = (value: unknown): Market[] =>
        Array.isArray(value) ? value.map(findMarket).filter((each) => each !== null) : [];
    for (const it of rows(data["billionaires"])) {
        const [who, suit, two] = [
            findBillionaire(it["billionaire"]),
            findSuit(it["suit"]),
            findMarket(it["needs_two"]),
        ];
        if (who && suit && two) made.needs[who] = { suit, two, one: types(it["needs_one"]) };
    }
    for (const it of rows(data["crises"])) {
        const crisis = findCrisis(it["crisis"]);
        if (crisis && typeof it["rebels"] === "number") made.rebels[crisis] = it["rebels"];
    }
    for (const it of rows(data["specials"])) {
        const special = findSpecial(it["card"]);
        if (special && typeof it["value"] === "number") made.value[special] = it["value"];
    }
    for (const it of rows(data["panic_cards"])) {
        const card = findPanic(it["card"]);
        if (card) made.sacrifice[card] = types(it["types"]);
    }
    for (const it of rows(data["policies"])) {
        const [policy, suit] = [findPolicy(it["policy"]), findSuit(it["doubles"])];
        if (policy && suit) made.favours[policy] = suit;
    }
    const bunker = rows(data["assets"]).flatMap((it) => (it["bunker"] === true ? [findAsset(it["id"])] : []));
    return {
        ...made,
        reserve: figure("rebels", usual.reserve),
        panic: figure("panic_at", usual.panic),
        puppet: figure("puppet_hand", usual.puppet),
        laps: figure("laps", usual.laps),
        bunker: assets.filter((asset) => bunker.includes(asset)),
    };
}

let asked: string | null = null;

// Once a page. Without an answer the page's own figures stay.
export async function fetchFigures(game: string): Promise<void> {
    if (asked === game) return;
    asked = game;
    try {
        const answer = await fetch(`/api/games/${game}/figures`);
        if (answer.ok) figures.value = readFigures(await answer.json());
    } catch (problem) {
        console.warn(problem);
    }
}
