import { afterEach, beforeAll, describe, expect, it } from "vitest";
import data from "../../../../data/guillotines.json";
import { speak } from "../../texts";
import { languages } from "../../texts/languages";
import { learn } from "./figures";
import { scenes } from "./gallery/scenes";
import { fetchMore } from "./later";
import { optionsOf, readMove } from "./moves";
import { tilesOf } from "./narrow";
import { theatre } from "./theatre";
import { readView } from "./view";
import { assets, billionaires, crises, markets, panics, policies, roles, specials, suits } from "./things";
import {
    assetName,
    cardName,
    cardSays,
    crisisName,
    group,
    label,
    listNames,
    marketName,
    panicName,
    policyName,
    roleName,
    shifted,
    whoName,
} from "./words";

learn(data);

beforeAll(fetchMore);
afterEach(async () => {
    theatre.latest = null;
    await speak(languages[0]!.tag);
});

const asking = scenes.filter((each) => each.now.game.choices.length > 0).map((each) => [each.name, each.now] as const);

describe.each(languages)("moves in words ($tag)", ({ tag }) => {
    it("name every thing of the game", async () => {
        await speak(tag);
        const names = [
            ...suits.map((suit) => cardName(`${suit}1`)),
            ...specials.map(cardName),
            ...crises.map(crisisName),
            ...markets.map(marketName),
            ...billionaires.map(whoName),
            ...assets.map(assetName),
            ...roles.map(roleName),
            ...policies.map(policyName),
            ...panics.map(panicName),
        ];
        for (const name of names) expect(name).not.toContain(".");
        expect(new Set(names).size).toBe(names.length);
    });
    it.each(asking)("of %s are whole, and different", async (_, { game, table }) => {
        await speak(tag);
        theatre.latest = readView(game.view);
        const words = game.choices.map((choice) => label(choice, table));
        for (const text of words) expect(text).not.toMatch(/[{}]|undefined|^\s*$|#\d/);
        expect(new Set(words).size).toBe(words.length);
        for (const choice of game.choices) expect(group(choice)).not.toBe("");
    });
});

describe("tiles", () => {
    it.each(asking)("of %s lead to every choice", (_, { game }) => {
        const reached = new Set<string>();
        const walk = (options: ReturnType<typeof optionsOf>, depth: number): void => {
            const next = tilesOf(options, depth);
            for (const tile of next.tiles) {
                if (tile.options.length === 1) reached.add(tile.options[0]!.choice.text);
                else walk([...tile.options], next.depth);
            }
        };
        walk(optionsOf(game.choices), 0);
        expect(reached.size).toBe(game.choices.length);
    });
});

describe("words", () => {
    it("list names as people do", () => {
        expect(listNames(["a"])).toBe("a");
        expect(listNames(["a", "b", "c"])).toContain("c");
    });
    it("say what a card counts now", () => {
        expect(cardSays("Bolts3", { Bolts3: 6 })).toContain("6");
        expect(cardSays("Floods", {})).toContain("2");
    });
    it("move a die on a loop of six (BG-PUP-03, WE-09)", () => {
        const move = (cards: string[], ups: number) =>
            readMove({ move: { act: "Shift", cards, ups }, text: "", question: 1 });
        expect(shifted(2, move(["locks-2"], 0), { Locks2: 2 })).toBe(6);
        expect(shifted(5, move(["locks-2"], 1), { Locks2: 2 })).toBe(1);
        expect(shifted(3, move(["locks-3"], 1), { Locks3: 6 })).toBe(3);
    });
});
