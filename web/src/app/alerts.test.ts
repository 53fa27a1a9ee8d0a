import { describe, expect, it } from "vitest";
import { isQuiet } from "./alerts";

const at = (hour: number): Date => new Date(2026, 0, 31, hour, 30);

describe("quiet hours", () => {
    it("go over midnight, or not, or never are", () => {
        const night = { from: 22, to: 8 };
        expect([21, 22, 0, 7, 8].map((hour) => isQuiet(at(hour), night))).toEqual([false, true, true, true, false]);
        const noon = { from: 12, to: 14 };
        expect([11, 12, 13, 14].map((hour) => isQuiet(at(hour), noon))).toEqual([false, true, true, false]);
        expect([0, 12, 23].some((hour) => isQuiet(at(hour), { from: 5, to: 5 }))).toBe(false);
    });
});
