import { describe, expect, it } from "vitest";
import type { Bargain } from "../report";
import { sorted } from "./bargains";

const deal = (closed: number, fate: string, pay: number[]): Bargain => ({
    closed,
    pay,
    fate,
    text: `${fate} ${closed}`,
});

describe("the deals of a game", () => {
    const all = sorted([
        deal(3, "Struck", [1, 0]),
        deal(5, "Declined", [2, 0]),
        deal(7, "Struck", [1, 2]),
        deal(9, "Lapsed", [4, 0]),
    ]);
    it("show the dearest that were struck first, each where it ended", () => {
        expect(all.struck).toEqual([
            { step: 7, text: "Struck 7" },
            { step: 3, text: "Struck 3" },
        ]);
    });
    it("tell a no from what merely came to nothing", () => {
        expect(all.refused.map((each) => each.step)).toEqual([5]);
        expect(all.other.map((each) => each.step)).toEqual([9]);
    });
});
