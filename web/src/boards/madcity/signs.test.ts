import { describe, expect, it } from "vitest";
import type { Choice } from "../../protocol";
import { litOf, optionsAt } from "./moves";
import { few } from "./samples";
import { signsOf } from "./signs";
import type { Move } from "./wire";

it("a bought business is told from a leased one", () => {
    const signs = signsOf({ ...few.view.open, bought: [["E3"], []], leased: [["E1"], []] });
    expect(signs.get("E3")).toEqual({ seat: 0, bought: true });
    expect(signs.get("E1")).toEqual({ seat: 0, bought: false });
    expect(signs.get("A1")).toBeUndefined();
});

describe("the moves", () => {
    const choices = (...moves: Move[]): Choice[] => moves.map((move) => ({ move, text: "", question: 1 }));
    it("light up what can be had, with all that can be done there", () => {
        const lit = litOf(
            choices(
                { act: "Buy", business: "A1" },
                { act: "Lease", business: "A1" },
                { act: "Buy", business: "G5" },
                { act: "Done" },
            ),
        );
        expect(lit.get("A1")?.map(({ move }) => move.act)).toEqual(["Buy", "Lease"]);
        expect(lit.get("G5")?.map(({ move }) => move.act)).toEqual(["Buy"]);
    });
    it("do not light up what could be sold in any turn, but offer it on its card", () => {
        const turn = choices({ act: "Roll" }, { act: "Sell", business: "E3" }, { act: "End", business: "E1" });
        expect(litOf(turn).size).toBe(0);
        expect(optionsAt(turn, "E3").map(({ move }) => move.act)).toEqual(["Sell"]);
    });
});
