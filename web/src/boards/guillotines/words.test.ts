import { afterEach, beforeAll, describe, expect, it } from "vitest";
import data from "../../../../data/guillotines.json";
import { speak } from "../../texts";
import { languages } from "../../texts/languages";
import { showOn, tableOf } from "../shell/samples";
import { listNames } from "../shell/words";
import { figures, learn } from "./figures";
import { fetchMore } from "./later";
import { optionsOf } from "./moves";
import { tilesOf } from "./narrow";
import { few, many } from "./samples";
import { theatre } from "./theatre";
import type { Billionaire, Move } from "./wire";
import { assetName, cardName, cardSays, group, label, marketName, shifted, whoName } from "./words";

learn(data);

beforeAll(fetchMore);
afterEach(async () => {
    theatre.close();
    await speak(languages[0]!.tag);
});

describe.each(languages)("moves in words ($tag)", ({ tag }) => {
    it("name every thing of the game", async () => {
        await speak(tag);
        const names = [
            ...[...figures.cards.keys()].map(cardName),
            ...figures.markets.map(marketName),
            ...(Object.keys(figures.billionaires) as Billionaire[]).map(whoName),
            ...[...figures.assets.keys()].map(assetName),
        ];
        for (const name of names) expect(name).not.toContain(".");
        expect(new Set(names).size).toBe(names.length);
    });
    it.each([many, few])("are whole, and different (%#)", async ({ view, choices }) => {
        await speak(tag);
        showOn(theatre, view);
        const words = choices.map((choice) => label(choice, tableOf(view.facts.players)));
        for (const text of words) expect(text).not.toMatch(/[{}]|undefined|^\s*$|#\d/);
        expect(new Set(words).size).toBe(words.length);
        for (const choice of choices) expect(group(choice)).not.toBe("");
    });
});

describe("tiles", () => {
    it.each([many, few])("lead to every choice (%#)", ({ choices }) => {
        const reached = new Set<string>();
        const walk = (options: ReturnType<typeof optionsOf>, depth: number): void => {
            const next = tilesOf(options, depth);
            for (const tile of next.tiles) {
                if (tile.options.length === 1) reached.add(tile.options[0]!.choice.text);
                else walk([...tile.options], next.depth);
            }
        };
        walk(optionsOf(choices), 0);
        expect(reached.size).toBe(choices.length);
    });
});

describe("words", () => {
    it("list names as people do", () => {
        expect(listNames(["a"])).toBe("a");
        expect(listNames(["a", "b", "c"])).toContain("c");
    });
    it("say what a card counts now", () => {
        expect(cardSays("bolts-3", { "bolts-3": 6 })).toContain("6");
        expect(cardSays("floods", {})).toContain("2");
    });
    it("move a die on a loop of six (BG-PUP-03, WE-09)", () => {
        const move = (cards: string[], ups: number): Move => ({ act: "Shift", cards, ups });
        expect(shifted(2, move(["locks-2"], 0), { "locks-2": 2 })).toBe(6);
        expect(shifted(5, move(["locks-2"], 1), { "locks-2": 2 })).toBe(1);
        expect(shifted(3, move(["locks-3"], 1), { "locks-3": 6 })).toBe(3);
    });
});
