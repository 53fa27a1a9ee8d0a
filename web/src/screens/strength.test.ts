import { beforeEach, describe, expect, it } from "vitest";
import type { GameInfo } from "../net/api";
import type { Table } from "../protocol";
import { place } from "./place";
import { against, count, ended, oneMore } from "./streak";
import { begun, offers, remember, usualLevel } from "./strength";

const game: GameInfo = {
    id: "some",
    name: "Some",
    least_players: 2,
    most_players: 4,
    options: [],
    bots: ["random", "rookie", "regular", "shark"],
    house_bot: "rookie",
    strengths: 10,
    places: { random: 1, rookie: 6, regular: 9, shark: 10 },
    short: "",
};
const table = (...others: (string | null)[]): Table =>
    ({
        chairs: [null, ...others].map((level, seat) => ({
            seat,
            kind: level === null ? "person" : "bot",
            ...(level === null ? {} : { level }),
        })),
    }) as unknown as Table;

beforeEach(() => localStorage.clear());

describe("what a game offers", () => {
    it("names, and numbers from 1 to as many as there are", () => {
        for (const level of ["random", "shark", "1", "10"]) expect(offers(game, level), level).toBe(true);
        for (const level of ["0", "11", "07", "genius", ""]) expect(offers(game, level), level).toBe(false);
        expect(offers({ ...game, strengths: 0 }, "1")).toBe(false);
    });
    it("has a place on the slider for names too", () => {
        expect(game.bots.map((level) => place(game, level))).toEqual([1, 6, 9, 10]);
        expect(place(game, "7")).toBe(7);
        expect(place({ ...game, bots: ["random"], places: {} }, "random")).toBe(1);
    });
});

describe("what was played last", () => {
    it("is offered again, game by game, and else what the house offers first", () => {
        expect(usualLevel(game)).toBe("rookie");
        remember("some", "6");
        expect(usualLevel(game)).toBe("6");
        expect(usualLevel({ ...game, id: "other" })).toBe("rookie");
    });
    it("is forgotten where there is no such bot any more, or what is kept is no level", () => {
        remember("some", "6");
        expect(usualLevel({ ...game, strengths: 0 })).toBe("rookie");
        for (const broken of ["7", '"6"', "{}", "[", '{"level":6}', "null"]) {
            localStorage.setItem("moneybags.bots.some", broken);
            expect(usualLevel(game), broken).toBe("rookie");
            expect(oneMore(game), broken).toBe(null);
        }
    });
});

describe("one more", () => {
    it("is offered after two wins in a row at one strength", () => {
        count("some", "5", "a", true);
        expect(oneMore(game)).toBe(null);
        remember("some", "5"); // begins another game of the same
        count("some", "5", "b", true);
        expect(oneMore(game)).toBe("6");
        count("some", "5", "c", false);
        expect(oneMore(game)).toBe(null);
    });
    it("is not for who looks at one result twice, nor for wins at different strengths", () => {
        const once = ended(null, "5", "a", true);
        expect(ended(once, "5", "a", true)).toEqual(once);
        expect(ended(once, "4", "b", true).wins).toBe(1);
        expect(begun(once, "4").wins).toBe(0);
        expect(begun(once, "5").wins).toBe(1);
    });
    it("leads from name to name and number to number, and no further than the best", () => {
        const after = (level: string): string | null => oneMore(game, { level, wins: 2, table: "" });
        expect(["1", "9", "10", "rookie", "shark", "genius"].map(after)).toEqual([
            "2",
            "10",
            null,
            "regular",
            null,
            null,
        ]);
    });
    it("counts games against bots of one kind alone", () => {
        expect(against(table("5", "5"), 0)).toBe("5");
        expect(against(table("5", "6"), 0)).toBe(null);
        expect(against(table("5", null), 0)).toBe(null);
        expect(against(table(), 0)).toBe(null);
    });
});
