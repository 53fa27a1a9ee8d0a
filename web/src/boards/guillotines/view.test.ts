import { describe, expect, it } from "vitest";
import data from "../../../../data/guillotines.json";
import { learn } from "./figures";
import { scenes } from "./gallery/scenes";
import { boards, controllerOf, lacks, needsOf, ownerOf, readView, topOf } from "./view";

learn(data);

const viewOf = (name: string) => readView(scenes.find((each) => each.name === name)!.now.game.view)!;

describe("reading a view", () => {
    it.each(scenes.map((each) => [each.name, each] as const))("takes that of %s", (_, each) => {
        const view = readView(each.now.game.view);
        expect(view).not.toBeNull();
        expect(view!.people).toHaveLength(each.now.table.players);
        expect(view!.places).toHaveLength(5);
    });
    it("knows what a card counts while a Policy favours its suit", () => {
        expect(viewOf("action-1").values.Bolts3).toBe(3);
        expect(viewOf("action-4").values.Bolts3).toBe(6);
    });
    it("knows a hidden card from one of one's own and from the top", () => {
        const toys = viewOf("action-1").places[2]!;
        expect(toys.cards.map((card) => card.kind)).toEqual([null, null, "Bolts3", null, "Bombs1"]);
        expect(toys.cards[2]!.by).toBe(0);
        expect(topOf(toys)).toBe("Bombs1");
    });
});

describe("needs", () => {
    const view = viewOf("action-1");
    it("are filled by Assets of their type, once each", () => {
        const { slots, spare, missing } = needsOf(view, "TechOverlord");
        expect(slots.map((slot) => slot.asset)).toEqual(["LuxuryJet", "PersonalZoo", null, null, "MercenaryArmy"]);
        expect(spare).toEqual([]);
        expect(missing).toBe(2);
    });
    it("leave over what is of no use", () => {
        expect(needsOf(view, "WarProfiteer").spare).toEqual([]);
        expect(needsOf(view, "MediaBaron").spare).toEqual([]);
        expect(needsOf(view, "Aristocrat").slots.filter((slot) => slot.asset !== null)).toHaveLength(2);
    });
    it("tell how many of a type are lacking", () => {
        expect(lacks(view, "TechOverlord", "Influence")).toBe(1);
        expect(lacks(view, "TechOverlord", "Toys")).toBe(0);
        expect(lacks(view, "Aristocrat", "Legacy")).toBe(1);
    });
});

describe("whose is what", () => {
    const view = viewOf("puppet");
    it("is known by the Billionaire, and who runs it", () => {
        expect(ownerOf(view, "LuxuryJet")).toBe("TechOverlord");
        expect(controllerOf(view, "TechOverlord")).toEqual({ seat: 0, puppet: false });
        expect(controllerOf(view, "MediaBaron")).toEqual({ seat: 0, puppet: true });
        expect(controllerOf(view, "PropertySpeculator")).toBeNull();
    });
    it("puts each Puppet behind its player", () => {
        expect(boards(view).map(({ who }) => who)).toEqual([
            "TechOverlord",
            "MediaBaron",
            "Aristocrat",
            "WarProfiteer",
        ]);
    });
});
