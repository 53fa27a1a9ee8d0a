import { describe, expect, it } from "vitest";
import { lessons } from "./millions";
import { stateAt } from "./states";

const millions = lessons["millions-1e"];

const at = (phase: string, asked: boolean, events: { what: string; seat: number }[] = [], round = 1) =>
    stateAt({ phase, round }, asked, events);

describe("the lesson of Millions of Dollars", () => {
    it("asks for a role first, and then to wait", () => {
        expect(millions.at(at("Picking", true))).toBe("pick");
        expect(millions.at(at("Picking", false))).toBe("wait");
    });
    it("explains talking before dealing", () => {
        expect(millions.at(at("Talking", false))).toBe("listen");
        expect(millions.at(at("Talking", true))).toBe("talk");
        expect(millions.at(at("Talking", true, [{ what: "Claimed", seat: 0 }]))).toBe("deal");
    });
    it("does not take another's claim for the reader's", () => {
        expect(millions.at(at("Talking", true, [{ what: "Claimed", seat: 2 }]))).toBe("talk");
    });
    it("tells an answer one owes from one to watch", () => {
        expect(millions.at(at("Answering", true))).toBe("answer");
        expect(millions.at(at("Answering", false))).toBe("answers");
    });
    it("lets who has left lean back", () => {
        expect(millions.at(at("Talking", false, [{ what: "Withdrew", seat: 0 }]))).toBe("out");
    });
    it("is silent in a phase it does not know", () => {
        expect(millions.at(at("Siesta", true))).toBeNull();
    });
    it("is over after the second heist", () => {
        expect(millions.done(at("Talking", true, [], 2))).toBe(false);
        expect(millions.done(at("Picking", true, [], 3))).toBe(true);
    });
});
