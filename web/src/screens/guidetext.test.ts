import { describe, expect, it } from "vitest";
import { guideParts, runs } from "./guidetext";

const text = `THE GOAL
You start with $5M.

A HEIST
1. A card is turned up.
2. Everybody picks.

THE ROLES (help ROLE tells more)
Brute       earns a card
Driver      gets $1M
Not with five players: Mastermind.`;

describe("the guide", () => {
    it("has heads, without the ways to ask a terminal", () => {
        expect(guideParts(text).map((part) => part.title)).toEqual(["THE GOAL", "A HEIST", "THE ROLES"]);
    });
    it("has steps, pairs and plain lines", () => {
        const parts = guideParts(text);
        expect(parts[1]!.lines).toEqual([
            { kind: "step", text: "A card is turned up." },
            { kind: "step", text: "Everybody picks." },
        ]);
        expect(parts[2]!.lines[0]).toEqual({ kind: "pair", term: "Brute", text: "earns a card" });
        expect(runs(parts[2]!.lines).map((run) => run.length)).toEqual([2, 1]);
    });
    it("reads Chinese heads and moves with dashes", () => {
        const parts = guideParts(
            "角色（「說明 告密者」有更多介紹）\n暴徒    得到一張威脅牌\n\n選擇司機 — 這場搶劫的秘密角色",
        );
        expect(parts[0]!.title).toBe("角色");
        expect(parts[0]!.lines[0]).toEqual({ kind: "pair", term: "暴徒", text: "得到一張威脅牌" });
        expect(parts[1]!.lines[0]).toEqual({ kind: "pair", term: "選擇司機", text: "這場搶劫的秘密角色" });
    });
});
