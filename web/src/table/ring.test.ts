import { describe, expect, it } from "vitest";
import { round, spot } from "./ring";

describe("the ring of seats", () => {
    it("begins with the reader, who sits in the middle of the lower edge", () => {
        expect(round(4, 2)).toEqual([2, 3, 0, 1]);
        for (let seats = 2; seats <= 8; ++seats) expect(spot(0, seats)).toEqual({ x: 0, y: 1 });
    });

    it("begins with the first seat for those who watch", () => {
        expect(round(3, null)).toEqual([0, 1, 2]);
    });

    it("keeps every seat on the edge, so that none covers the board, and no two on one spot", () => {
        for (let seats = 2; seats <= 8; ++seats) {
            const spots = Array.from({ length: seats }, (_, i) => spot(i, seats));
            for (const each of spots) expect(Math.max(Math.abs(each.x), Math.abs(each.y))).toBe(1);
            expect(new Set(spots.map((each) => `${each.x} ${each.y}`)).size).toBe(seats);
        }
    });

    it("goes round clockwise", () => {
        expect(spot(1, 4)).toEqual({ x: -1, y: 0 });
        expect(spot(2, 4)).toEqual({ x: 0, y: -1 });
    });
});
