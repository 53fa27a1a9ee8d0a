import { describe, expect, it } from "vitest";
import { opening } from "./sentences";

describe("the opening of a text", () => {
    const text = "Thieves plan heists. They win with $2.5M or more. Then they go home.";
    it("takes whole sentences as long as they fit", () => {
        expect(opening(text, 60)).toBe("Thieves plan heists. They win with $2.5M or more.");
        expect(opening(text, 1000)).toBe(text);
    });
    it("takes one at least", () => {
        expect(opening(text, 3)).toBe("Thieves plan heists.");
    });
    it("knows Chinese full stops", () => {
        expect(opening("劫匪們一起策劃搶劫。各自暗中選一個角色。", 12)).toBe("劫匪們一起策劃搶劫。");
    });
    it("leaves a text without an end alone", () => {
        expect(opening("no end", 3)).toBe("no end");
        expect(opening("", 3)).toBe("");
    });
});
