import { describe, expect, it } from "vitest";
import type { TableState } from "../../net/model";
import type { Choice, Game } from "../../protocol";
import { lessons } from "./guillotines";

const { guillotines } = lessons;

const choice: Choice = { move: { act: "Draw" }, text: "draw", question: 1 };

function at(phase: string, asked: boolean, turn = 1): TableState {
    const game = {
        view: { open: { phase, turn } },
        choices: asked ? [choice] : [],
        standing: { over: false, winners: [], score: [0, 0, 0] },
    } as unknown as Game;
    return { you: { seat: 0, host: true }, game, lines: [] } as unknown as TableState;
}

describe("the lesson of Billionaires & Guillotines", () => {
    it("follows a turn: draw, act, take", () => {
        expect(guillotines.at(at("PickBillionaire", true))?.id).toBe("pick");
        expect(guillotines.at(at("DrawStep", true))?.id).toBe("draw");
        expect(guillotines.at(at("Action", true))?.id).toBe("act");
        expect(guillotines.at(at("Claim", true))?.id).toBe("claim");
    });
    it("lets the reader watch the others", () => {
        expect(guillotines.at(at("Action", false))?.id).toBe("wait");
    });
    it("has a word for a question it does not know", () => {
        expect(guillotines.at(at("CutHand", true))?.id).toBe("special");
    });
    it("is over when the script is", () => {
        expect(guillotines.done(at("Action", true, 10))).toBe(false);
        expect(guillotines.done(at("DrawStep", false, 11))).toBe(true);
        expect(guillotines.done(at("DrawStep", false, 14))).toBe(true);
    });
});
