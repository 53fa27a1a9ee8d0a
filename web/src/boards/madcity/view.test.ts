import { describe, expect, it } from "vitest";
import { litOf, optionsAt, readMove } from "./moves";
import { readView, signsOf } from "./view";
import recorded from "./gallery/recorded.json";
import { scene } from "./gallery/scenes";

const go = scene("go").now.game;
const estate = scene("estate").now.game;

describe("the view", () => {
    it("is read by its names", () => {
        const view = readView(go.view);
        expect(view.phase).toBe("Moving");
        expect(view.die).toBe(6);
        expect(view.car[0]).toBe("J05");
        expect(view.faceUp).toEqual(["P05a", "P08a", "P04b", "P15b"]);
        expect(view.cash[2]).toBe(95);
    });
    it("is read as the server sends it", () => {
        const view = readView(recorded.view);
        expect(view.phase).toBe("Dealing");
        expect(view.car).toEqual(recorded.view.open.car);
        expect(view.target).toBe(10);
        expect(view.signs[0]).toBe(recorded.view.facts.signs[0]);
        expect(recorded.choices.map((choice) => readMove(choice)?.act)).not.toContain(undefined);
    });
    it("tells a bought business from a leased one", () => {
        const signs = signsOf(readView(go.view));
        expect(signs.get("E3")).toEqual({ seat: 0, bought: true });
        expect(signs.get("E1")).toEqual({ seat: 0, bought: false });
        expect(signs.get("A1")).toBeUndefined();
    });
});

describe("the moves", () => {
    it("light up what can be had, with all that can be done there", () => {
        const lit = litOf(estate.choices);
        expect(lit.get("A1")?.map(({ move }) => move.act)).toEqual(["Buy", "Lease"]);
        expect(lit.get("G5")?.map(({ move }) => move.act)).toEqual(["Buy"]);
    });
    it("do not light up what could be sold in any turn, but offer it on its card", () => {
        const { choices } = scene("roll").now.game;
        expect(litOf(choices).size).toBe(0);
        expect(optionsAt(choices, "E3").map(({ move }) => move.act)).toEqual(["Sell"]);
    });
});
