import { describe, expect, it } from "vitest";
import type { TableState } from "../../net/model";
import type { Choice, Game, Line } from "../../protocol";
import { lessons } from "./madcity";

const madcity = lessons["mad-millionaire"];

const choice: Choice = { move: { act: "Roll" }, text: "roll", question: 1 };

function at(phase: string, asked: boolean, events: { what: string; seat: number }[] = [], over = false): TableState {
    const game = {
        view: { open: { phase } },
        choices: asked ? [choice] : [],
        standing: { over, winners: [], score: [1, 1, 1] },
    } as unknown as Game;
    const lines = events.map((event, number) => ({ number, at: 0, what: "event", text: "", event }) as Line);
    return { you: { seat: 0, host: true }, game, lines } as unknown as TableState;
}

describe("the lesson of Mad Millionaire", () => {
    it("begins with the stall and goes on to the die and the streets", () => {
        expect(madcity.at(at("TakeSmall", true))?.id).toBe("take");
        expect(madcity.at(at("Main", true))?.id).toBe("roll");
        expect(madcity.at(at("Moving", true))?.id).toBe("go");
        expect(madcity.at(at("Dealing", true))?.id).toBe("deal");
        expect(madcity.at(at("SixChoice", true))?.id).toBe("six");
        expect(madcity.at(at("LiftingSign", true))?.id).toBe("lift");
    });
    it("lets the reader watch while others are asked", () => {
        expect(madcity.at(at("Moving", false))?.id).toBe("wait");
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
