import { describe, expect, it } from "vitest";
import { lessons } from "./guillotines";
import { stateAt } from "./states";

const { guillotines } = lessons;

const at = (phase: string, asked: boolean, turn = 1) => stateAt({ phase, turn }, asked);

describe("the lesson of Billionaires & Guillotines", () => {
    it("follows a turn: draw, act, take", () => {
        expect(guillotines.at(at("PickBillionaire", true))).toBe("pick");
        expect(guillotines.at(at("DrawStep", true))).toBe("draw");
        expect(guillotines.at(at("Action", true))).toBe("act");
        expect(guillotines.at(at("Claim", true))).toBe("claim");
    });
    it("lets the reader watch the others", () => {
        expect(guillotines.at(at("Action", false))).toBe("wait");
    });
    it("has a word for a question it does not know", () => {
        expect(guillotines.at(at("CutHand", true))).toBe("special");
    });
    it("is over when the script is", () => {
        expect(guillotines.done(at("Action", true, 10))).toBe(false);
        expect(guillotines.done(at("DrawStep", false, 11))).toBe(true);
        expect(guillotines.done(at("DrawStep", false, 14))).toBe(true);
    });
});
