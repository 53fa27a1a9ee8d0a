import { describe, expect, it } from "vitest";
import data from "../../../../data/guillotines.json";
import { learn } from "./figures";
import { openHands } from "./openHands";
import { many } from "./samples";
import { peopleOf, placesOf, type View } from "./view";

learn(data);

const nobody: View = {
    ...many.view,
    hand: [],
    envelope: many.view.envelope.map(() => []),
    role: many.view.role.map(() => null),
    market_cards: {
        ...many.view.market_cards,
        Power: [{ kind: "hidden", by: 3, up: false }],
        Vanity: [{ kind: "hidden", by: 0, up: false }],
    },
};
const own = <T>(seat: number, all: readonly T[], mine: T): T[] => all.map((each, at) => (at === seat ? mine : each));
const first: View = {
    ...nobody,
    me: 0,
    hand: ["locks-3"],
    role: own(0, nobody.role, "Toady"),
};
const fourth: View = {
    ...nobody,
    me: 3,
    hand: ["bombs-2"],
    envelope: own(3, nobody.envelope, ["locks-1"]),
    role: own(3, nobody.role, "Banker"),
};

const open: View = {
    ...nobody,
    market_cards: {
        ...nobody.market_cards,
        Power: [{ kind: "dishes-3", by: 3, up: false }],
        Vanity: [{ kind: "diamonds-1", by: 0, up: false }],
    },
};

describe("all hands open", () => {
    const view = openHands([first, nobody, nobody, fourth, nobody], open)!;
    it("show what everybody holds", () => {
        expect(peopleOf(view).map((person) => person.cards)).toEqual([["locks-3"], [], [], ["bombs-2"], []]);
        expect(peopleOf(view).map((person) => person.inside)).toEqual([[], [], [], ["locks-1"], []]);
        expect(view.role).toEqual(["Toady", null, null, "Banker", null]);
    });
    it("show the cards at the Markets, whoever knows them", () => {
        expect(placesOf(view)[3]!.cards.map((card) => card.kind)).toEqual(["dishes-3"]);
        expect(placesOf(view)[4]!.cards.map((card) => card.kind)).toEqual(["diamonds-1"]);
    });
    it("are nobody's own", () => {
        expect(view.me).toBeNull();
        expect(view.hand).toEqual([]);
    });
    it("are not seen through one seat's eyes", () => {
        expect(peopleOf(first).every((person) => person.cards.length === 0)).toBe(true);
    });
    it("need a view", () => {
        expect(openHands([], null)).toBeNull();
    });
});
