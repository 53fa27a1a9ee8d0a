import { describe, expect, it } from "vitest";
import { detailsOf, sentencesOf } from "./report";

const plain = {
    game: "some-game",
    names: ["Ann", "Ben"],
    standing: { over: true, winners: [1], score: [3, 7], unit: 1_000_000 },
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
    it("of any game has sentences", () => {
        expect(sentencesOf(plain)).toEqual(["Ben wins."]);
        expect(detailsOf(plain)).toBeNull();
    });
    it("of a game we know has its details and its own sentences", () => {
        const report = { ...plain, details: millions };
        expect(detailsOf(report)).toBe(millions);
        expect(sentencesOf(report)).toEqual(["Ben wins.", "Lies told: 1."]);
    });
    it("of a game we do not know keeps the sentences and leaves the rest", () => {
        const report = { ...plain, details: { kind: "other", sentences: ["A fine heist."] } };
        expect(detailsOf(report)).toBeNull();
        expect(sentencesOf(report)).toEqual(["Ben wins.", "A fine heist."]);
    });
});
