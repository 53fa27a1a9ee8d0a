import { describe, expect, it } from "vitest";
import type { ListedTable } from "../net/api";
import { listing, sorted } from "./listing";

const table = (change: Partial<ListedTable>): ListedTable => ({
    id: "x",
    status: "open",
    game: "millions-1e",
    players: 3,
    options: {},
    clock: "none",
    spectators: true,
    drop_in: true,
    chairs: [
        { kind: "person", name: "Zoe" },
        { kind: "bot", name: "Al" },
        { kind: "open", name: "" },
    ],
    ...change,
});

describe("a table in a list", () => {
    it("has a chair for a newcomer before the game", () => {
        expect(listing(table({}))).toEqual({ free: 1, bots: 1, names: ["Zoe"], join: "chair", watch: true });
    });
    it("has a bot's seat in a running game, if one may drop in", () => {
        expect(listing(table({ status: "running" })).join).toBe("bot");
        expect(listing(table({ status: "running", drop_in: false })).join).toBeNull();
    });
    it("has nothing for a newcomer when all chairs are taken", () => {
        expect(listing(table({ chairs: [{ kind: "person", name: "Zoe" }] })).join).toBeNull();
    });
    it("is watched only where spectators are welcome", () => {
        expect(listing(table({ spectators: false })).watch).toBe(false);
    });
    it("stands where it was last touched", () => {
        const all = [
            table({ id: "old", changed: 1 }),
            table({ id: "done", status: "over", changed: 9 }),
            table({ id: "new", status: "running", changed: 5 }),
            table({ id: "gone", status: "closed", changed: 7 }),
        ];
        expect(sorted(all).live.map((each) => each.id)).toEqual(["new", "old"]);
        expect(sorted(all).over.map((each) => each.id)).toEqual(["done"]);
    });
});
