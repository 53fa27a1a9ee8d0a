import { describe, expect, it } from "vitest";
import { lessons } from "./madcity";
import { stateAt } from "./states";

const madcity = lessons["mad-millionaire"];

const at = (phase: string, asked: boolean, events: { what: string; seat: number }[] = [], over = false) =>
    stateAt({ phase }, asked, events, over);

describe("the lesson of Mad Millionaire", () => {
    it("begins with the stall and goes on to the die and the streets", () => {
        expect(madcity.at(at("TakeSmall", true))).toBe("take");
        expect(madcity.at(at("Main", true))).toBe("roll");
        expect(madcity.at(at("Moving", true))).toBe("go");
        expect(madcity.at(at("Dealing", true))).toBe("deal");
        expect(madcity.at(at("SixChoice", true))).toBe("six");
        expect(madcity.at(at("LiftingSign", true))).toBe("lift");
    });
    it("lets the reader watch while others are asked", () => {
        expect(madcity.at(at("Moving", false))).toBe("wait");
    });
    it("is silent in a phase it does not know", () => {
        expect(madcity.at(at("Siesta", true))).toBeNull();
    });
    it("does not drag on for the unlucky, nor beyond the end", () => {
        expect(
            madcity.done(
                at(
                    "Main",
                    true,
                    Array.from({ length: 12 }, () => ({ what: "Rolled", seat: 0 })),
                ),
            ),
        ).toBe(true);
        expect(madcity.done(at("Over", false, [], true))).toBe(true);
    });
});
