import { describe, expect, it } from "vitest";
import { left, remaining } from "./time";

describe("clocks", () => {
    it("are read in minutes and seconds, rounded up so that 0:00 means over", () => {
        expect(remaining(75_000)).toBe("1:15");
        expect(remaining(100)).toBe("0:01");
        expect(remaining(-5)).toBe("0:00");
    });

    it("are read in hours when there is plenty of time", () => {
        expect(remaining(7_300_000)).toBe("2 h");
    });

    it("drain from full to empty and no further", () => {
        expect(left(60_000, 0, 60_000)).toBe(1);
        expect(left(60_000, 45_000, 60_000)).toBe(0.25);
        expect(left(60_000, 70_000, 60_000)).toBe(0);
    });
});
