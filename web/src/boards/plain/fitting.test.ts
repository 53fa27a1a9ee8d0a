import { describe, expect, it } from "vitest";
import { columns, fit } from "./fitting";

const kRoom = (size: number, width: number) => width / (size * 0.6);

describe("a picture in letters", () => {
    it("is as large as its widest line allows", () => {
        const { size } = fit("x".repeat(40), 336);
        expect(40).toBeLessThanOrEqual(kRoom(size, 336));
        expect(41 * 1.05).toBeGreaterThan(kRoom(size, 336) * 0.95);
    });

    it("is not made small by its rules, which are cut instead", () => {
        const { size, text } = fit(`── Heist 1 ${"─".repeat(80)}\n Ann  5\n${"─".repeat(80)}`, 336);
        expect(size).toBe(18);
        for (const line of text.split("\n")) expect(columns(line)).toBeLessThanOrEqual(kRoom(size, 336));
        expect(text).toContain("── Heist 1 ───");
    });

    it("breaks its lines rather than become unreadable", () => {
        expect(fit("x".repeat(200), 336).size).toBe(10);
    });

    it("is not blown up where there is room", () => {
        expect(fit("short", 2000)).toEqual({ size: 18, text: "short" });
    });

    it("counts Chinese letters twice", () => {
        expect(columns("第 1 輪")).toBe(7);
    });
});
