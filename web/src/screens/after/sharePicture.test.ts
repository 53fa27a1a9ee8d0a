import { describe, expect, it } from "vitest";
import { fit, posterSvg } from "./sharePicture";
import { placed } from "./standings";

const svg = posterSvg({
    game: "Some game",
    headline: "Bo & <Co> take the bag",
    rows: placed([3, -2], [0]),
    name: (seat) => ["Bo & <Co>", "Quill"][seat]!,
    money: (amount) => `$${amount}M`,
});

describe("the picture to share", () => {
    it("is well-formed, whatever people are called", () => {
        const parsed = new DOMParser().parseFromString(svg, "image/svg+xml");
        expect(parsed.querySelector("parsererror")).toBeNull();
        expect(parsed.documentElement.textContent).toContain("Bo & <Co> take the bag");
    });
    it("shows what everybody ended with, debts too", () => {
        expect(svg).toContain("$3M");
        expect(svg).toContain("$-2M");
        expect(svg).not.toContain('width="-');
    });
    it("needs no style that a strict page would refuse", () => {
        expect(svg).not.toContain("style");
    });
    it("ends in dots what does not fit, and counts wide signs twice", () => {
        expect(fit("abcdef", 6)).toBe("abcdef");
        expect(fit("abcdefg", 6)).toBe("abcdef…");
        expect(fit("百萬大盜搶銀行", 6)).toBe("百萬大…");
    });
});
