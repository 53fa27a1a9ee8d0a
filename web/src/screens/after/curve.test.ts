import { describe, expect, it } from "vitest";
import { draw, roundSums, spread, type Box } from "./curve";

const box: Box = { width: 400, height: 200, left: 40, right: 60, top: 10, bottom: 20 };

describe("the sums beside the curve", () => {
    it("are round, reach over all that was there, and are few", () => {
        expect(roundSums(0, 19, 6)).toEqual([0, 5, 10, 15, 20]);
        expect(roundSums(-3, 7, 6)).toEqual([-4, -2, 0, 2, 4, 6, 8]);
        expect(roundSums(0, 1, 6)).toEqual([0, 1]);
        expect(roundSums(0, 230_000, 6)).toEqual([0, 50_000, 100_000, 150_000, 200_000, 250_000]);
    });
});

describe("the names at the ends of the lines", () => {
    it("stay where they are if nobody is near", () => {
        expect(spread([20, 80, 140], 16, 0, 200)).toEqual([20, 80, 140]);
    });
    it("make room for each other, in the order of the money", () => {
        expect(spread([50, 50, 52], 16, 0, 200)).toEqual([50, 66, 82]);
    });
    it("never leave the box", () => {
        const found = spread([199, 200, 198], 16, 0, 200);
        expect(Math.max(...found)).toBeLessThanOrEqual(200);
        expect([...found].sort((a, b) => a - b)).toEqual([168, 184, 200]);
    });
});

describe("the curve", () => {
    const drawing = draw(
        [
            { step: 0, score: [5, 5] },
            { step: 10, score: [0, 10] },
        ],
        20,
        box,
        16,
    );
    it("runs from the first step to the last inside its box", () => {
        const line = drawing.tracks[1]!.line;
        expect(line[0]).toEqual({ x: 40, y: 95 });
        expect(line[line.length - 1]).toEqual({ x: 340, y: 10 });
    });
    it("puts more money higher", () => {
        expect(drawing.tracks[1]!.label).toBeLessThan(drawing.tracks[0]!.label);
        expect(drawing.ticks[0]).toEqual({ amount: 0, y: 180 });
    });
    it("draws each player's shapes on that player's line and at its end", () => {
        for (const track of drawing.tracks) {
            expect(track.marks[track.marks.length - 1]).toEqual(track.line[track.line.length - 1]);
            for (const mark of track.marks) expect(mark.x).toBeGreaterThanOrEqual(40);
        }
        expect(drawing.tracks[0]!.marks[0]!.x).not.toBe(drawing.tracks[1]!.marks[0]!.x);
    });
});
