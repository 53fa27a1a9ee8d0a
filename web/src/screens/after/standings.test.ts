import { describe, expect, it } from "vitest";
import { placed } from "./standings";

const places = (score: number[], winners: number[]) => placed(score, winners).map((each) => [each.place, each.seat]);

describe("the standings", () => {
    it("go by money", () => {
        expect(places([3, 9, 6], [1])).toEqual([
            [1, 1],
            [2, 2],
            [3, 0],
        ]);
    });
    it("share a place among equals and leave the next one out", () => {
        expect(places([9, 4, 4, 1], [0])).toEqual([
            [1, 0],
            [2, 1],
            [2, 2],
            [4, 3],
        ]);
    });
    it("put winners first, whatever they hold, and together", () => {
        expect(places([3, 9, 6], [0, 2])).toEqual([
            [1, 2],
            [1, 0],
            [3, 1],
        ]);
    });
});
