import { describe, expect, it } from "vitest";
import type { TableState } from "../../net/model";
import type { Choice, Game, Line } from "../../protocol";
import { lessons } from "./millions";

const millions = lessons["millions-1e"];

const choice: Choice = { move: { act: "Ready" }, text: "ready", question: 1 };

function at(phase: string, asked: boolean, events: { what: string; seat: number }[] = [], round = 1): TableState {
    const game = {
        view: { open: { phase, round } },
        choices: asked ? [choice] : [],
        standing: { over: false, winners: [], score: [5, 5, 5, 5] },
    } as unknown as Game;
    const lines = events.map((event, number) => ({ number, at: 0, what: "event", text: "", event }) as Line);
    return { you: { seat: 0, host: true }, game, lines } as unknown as TableState;
}

describe("the lesson of Millions of Dollars", () => {
    it("asks for a role first, and then to wait", () => {
        expect(millions.at(at("Picking", true))?.id).toBe("pick");
        expect(millions.at(at("Picking", false))?.id).toBe("wait");
    });
    it("explains talking before dealing", () => {
        expect(millions.at(at("Talking", false))?.id).toBe("listen");
        expect(millions.at(at("Talking", true))?.id).toBe("talk");
        expect(millions.at(at("Talking", true, [{ what: "Claimed", seat: 0 }]))?.id).toBe("deal");
    });
    it("does not take another's claim for the reader's", () => {
        expect(millions.at(at("Talking", true, [{ what: "Claimed", seat: 2 }]))?.id).toBe("talk");
    });
    it("tells an answer one owes from one to watch", () => {
        expect(millions.at(at("Answering", true))?.id).toBe("answer");
        expect(millions.at(at("Answering", false))?.id).toBe("answers");
    });
    it("lets who has left lean back", () => {
        expect(millions.at(at("Talking", false, [{ what: "Withdrew", seat: 0 }]))?.id).toBe("out");
    });
    it("is silent in a phase it does not know", () => {
        expect(millions.at(at("Siesta", true))).toBeNull();
    });
    it("is over after the second heist", () => {
        expect(millions.done(at("Talking", true, [], 2))).toBe(false);
        expect(millions.done(at("Picking", true, [], 3))).toBe(true);
    });
});
