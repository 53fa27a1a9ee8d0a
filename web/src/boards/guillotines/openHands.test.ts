import { describe, expect, it } from "vitest";
import { scenes } from "./gallery/scenes";
import { openHands } from "./openHands";
import { readView } from "./view";

const first = scenes.find((each) => each.name === "real-Envelope")!.now.game.view as Record<string, unknown>;
const cards = first["market_cards"] as Record<string, Record<string, unknown>[]>;

// The same moment through the eyes of seat 3, who has invested at Power.
const fourth = {
    ...first,
    me: 3,
    hand: ["bombs-2"],
    envelope: [[], [], [], ["locks-1"]],
    role: [null, null, null, "Banker"],
    market_cards: {
        ...cards,
        Power: cards["Power"]!.map((card) => (card["by"] === 3 ? { ...card, kind: "dishes-3" } : card)),
        Vanity: cards["Vanity"]!.map((card) => (card["by"] === 0 ? { ...card, kind: "hidden" } : card)),
    },
};
const blind = { ...first, hand: [], envelope: [[], [], [], []], role: [null, null, null, null] };

describe("all hands open", () => {
    const view = readView(openHands([first, blind, blind, fourth]));
    it("show what everybody holds", () => {
        expect(view.people.map((person) => person.cards)).toEqual([["Locks3"], [], [], ["Bombs2"]]);
        expect(view.people.map((person) => person.inside)).toEqual([
            ["Diamonds2", "Dishes2", "Bombs1"],
            [],
            [],
            ["Locks1"],
        ]);
        expect(view.people.map((person) => person.role)).toEqual(["DisasterSpeculator", null, null, "Banker"]);
    });
    it("show the cards at the Markets that anybody knows", () => {
        expect(view.places[3]!.cards.map((card) => card.kind)).toEqual([null, null, "Dishes3", "Poverty"]);
        expect(view.places[4]!.cards.map((card) => card.kind)).toEqual([null, "Diamonds1", "Pandemics"]);
    });
    it("are nobody's own", () => {
        expect(view.me).toBeNull();
        expect(view.hand).toEqual([]);
    });
    it("are not seen through one seat's eyes", () => {
        expect(readView(first).people.every((person) => person.cards.length === 0)).toBe(true);
    });
    it("need a view", () => {
        expect(openHands([])).toBeNull();
    });
});
