import { describe, expect, it } from "vitest";
import { flows } from "./flows";

describe("money that flies", () => {
    it("goes from who has less now to who has more", () => {
        expect(flows([5, 5, 5], [3, 5, 7])).toEqual([{ from: 0, to: 2, amount: 2 }]);
    });

    it("comes from the middle where nobody paid it, and goes there where nobody got it", () => {
        expect(flows([5, 5], [9, 5])).toEqual([{ from: null, to: 0, amount: 4 }]);
        expect(flows([5, 5], [4, 4])).toEqual([
            { from: 0, to: null, amount: 1 },
            { from: 1, to: null, amount: 1 },
        ]);
    });

    it("pairs equal sums before it splits others", () => {
        expect(flows([5, 5, 5, 5], [7, 2, 3, 8])).toEqual([
            { from: 1, to: 3, amount: 3 },
            { from: 2, to: 0, amount: 2 },
        ]);
    });

    it("is none where nothing changed or a purse is closed", () => {
        expect(flows([5, null, 3], [5, 4, 3])).toEqual([]);
        expect(flows([], [5, 5])).toEqual([]);
    });

    it("accounts for every coin", () => {
        const before = [10, 20, 5, 0];
        const after = [3, 21, 13, 4];
        const balance = [...before];
        for (const flow of flows(before, after)) {
            if (flow.from !== null) balance[flow.from]! -= flow.amount;
            if (flow.to !== null) balance[flow.to]! += flow.amount;
        }
        expect(balance).toEqual(after);
    });
});
