import { describe, expect, it } from "vitest";
import { openHands } from "./openHands";
import { gameAt, linesFor, storyOf, type Chunk } from "./steps";

const standing = { over: false, winners: [], score: [5, 5], unit: 1_000_000 };
const chunk: Chunk = {
    steps: 3,
    from: 0,
    list: [
        { lines: [], views: [{ me: 0 }, { me: 1 }], open: null, standing },
        { text: "luck: deal", lines: [], views: [{ me: 0 }, { me: 1 }], open: null, standing },
        {
            text: "Ben: pick Fox",
            lines: [
                { event: { what: "Picked", to: "everybody", seat: 1 }, text: "Ben has picked.", clause: "X-1" },
                { event: { what: "Role", to: [1], seat: 1 }, text: "You are the Fox.", clause: "X-2" },
                { event: { what: "Silent", to: "everybody" }, text: "", clause: "X-3" },
            ],
            views: [
                { me: 0, role: [null, null] },
                { me: 1, role: [null, "Fox"] },
            ],
            open: null,
            standing,
        },
    ],
};
const pick = chunk.list[2]!;

describe("all hands open", () => {
    it("is what anybody knows", () => {
        expect(openHands([{ role: ["Ant", null, null] }, { role: [null, "Fox", null] }])).toEqual({
            role: ["Ant", "Fox", null],
        });
    });
    it("takes a field that only others have, deep inside too", () => {
        expect(openHands([{ a: { x: 1 } }, { a: { x: 2, y: 3 } }, { b: 4 }])).toEqual({ a: { x: 1, y: 3 }, b: 4 });
    });
    it("does not mix lists of different lengths, nor false with unknown", () => {
        expect(
            openHands([
                { hand: [], yes: false },
                { hand: [7], yes: true },
            ]),
        ).toEqual({ hand: [], yes: false });
    });
});

describe("a step of the replay", () => {
    it("is seen by a seat as far as that seat was told", () => {
        expect(linesFor(pick, 0).map((line) => line.text)).toEqual(["Ben has picked."]);
        expect(linesFor(pick, 1).map((line) => line.text)).toEqual(["Ben has picked.", "You are the Fox."]);
        expect(gameAt(pick, 0).view).toEqual({ me: 0, role: [null, null] });
    });
    it("is open to all eyes at once", () => {
        expect(linesFor(pick, null)).toHaveLength(2);
        expect(gameAt(pick, null).view).toEqual({ me: 0, role: [null, "Fox"] });
    });
    it("shows what happened where a game has no board", () => {
        expect(gameAt(pick, 0).picture).toBe("Ben has picked.");
    });
    it("tells its lines as a story does", () => {
        expect(storyOf(pick, 2, 0)).toEqual([
            {
                number: 2000,
                at: 2,
                what: "event",
                text: "Ben has picked.",
                clause: "X-1",
                event: chunk.list[2]!.lines[0]!.event,
                seat: 1,
            },
        ]);
    });
});
