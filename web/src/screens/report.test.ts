import { describe, expect, it } from "vitest";
import { readReport } from "./report";

const plain = {
    game: "some-game",
    names: ["Ann", "Ben"],
    standing: { over: true, winners: [1], score: [3, 7] },
    steps: 12,
    curve: [
        { step: 0, score: [5, 5] },
        { step: 9, score: [3, 7] },
    ],
    seats: [
        { moves: 4, words: 0 },
        { moves: 6, words: 2 },
    ],
    luck: 2,
    clock: 0,
    sentences: ["Ben wins."],
    details: null,
};
const claim = {
    step: 3,
    round: 1,
    way: "Claimed",
    seat: 0,
    character: 0,
    said: "Brute",
    truth: "Snitch",
    verdict: "lie",
    text: "A lie.",
};
const tally = { said: 1, lies: 1, silences: 0, proposed: 0, fates: { Struck: 0 }, paid: 0, received: 0 };
const millions = {
    kind: "millions",
    claims: [claim, { ...claim, said: null, verdict: "silence" }],
    deals: [],
    seats: [tally, tally],
    best_bluff: { step: 3, seat: 0, text: "What a bluff." },
    costliest_trust: null,
    sentences: ["Lies told: 1."],
};

describe("a report", () => {
    it("of any game has standings, a curve and sentences", () => {
        const report = readReport(plain);
        expect(report.winners).toEqual([1]);
        expect(report.curve[1]).toEqual({ step: 9, score: [3, 7] });
        expect(report.sentences).toEqual(["Ben wins."]);
        expect(report.details).toBeNull();
    });
    it("of a game we know has claims against truth and its own sentences", () => {
        const report = readReport({ ...plain, details: millions });
        expect(report.details?.claims.map((each) => each.verdict)).toEqual(["lie", "silence"]);
        expect(report.details?.bestBluff?.text).toBe("What a bluff.");
        expect(report.details?.costliestTrust).toBeNull();
        expect(report.sentences).toEqual(["Ben wins.", "Lies told: 1."]);
    });
    it("of a game we do not know keeps the sentences and leaves the rest", () => {
        const report = readReport({ ...plain, details: { kind: "other", sentences: ["A fine heist."] } });
        expect(report.details).toBeNull();
        expect(report.sentences).toEqual(["Ben wins.", "A fine heist."]);
    });
    it("that is none is refused by the name of what is wrong", () => {
        expect(() => readReport({})).toThrow("standing");
        expect(() => readReport({ ...plain, curve: [{ step: "1", score: [] }] })).toThrow("step should be a number");
        expect(() =>
            readReport({ ...plain, details: { ...millions, claims: [{ ...claim, verdict: "maybe" }] } }),
        ).toThrow("verdict maybe");
    });
});
