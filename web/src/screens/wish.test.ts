import { describe, expect, it } from "vitest";
import type { GameInfo } from "../net/api";
import { alike, clocked, draft, regame, resize, startsAtOnce, wish } from "./wish";

const game: GameInfo = {
    id: "other",
    name: "Other",
    least_players: 2,
    most_players: 4,
    options: [{ name: "talk", title: "talk", kind: "number", fallback: 8, text: "" }],
    bots: ["random"],
    house_bot: "random",
    strengths: 0,
    places: {},
    short: "",
};

describe("a table being set up", () => {
    it("starts at once when bots sit everywhere", () => {
        const made = draft(5, "rookie");
        expect(startsAtOnce(made)).toBe(true);
        expect(wish(made, "millions-1e")).toMatchObject({ players: 5, bots: "rookie", start: true });
    });
    it("waits for a friend", () => {
        const made = { ...draft(3, "rookie"), chairs: ["rookie", ""] };
        expect(startsAtOnce(made)).toBe(false);
        expect(alike(made)).toBe(false);
        expect(wish(made, "millions-1e")).not.toHaveProperty("bots");
        expect(wish({ ...made, chairs: ["", ""] }, "millions-1e")).not.toHaveProperty("start");
    });
    it("seats a mixture of bots chair by chair, and then starts", () => {
        const made = { ...draft(3, "rookie"), chairs: ["rookie", "random"] };
        expect(startsAtOnce(made)).toBe(true);
        expect(wish(made, "millions-1e")).not.toHaveProperty("start");
    });
    it("gets chairs like the last one, and loses them from the end", () => {
        const made = { ...draft(3, "rookie"), chairs: ["rookie", ""] };
        expect(resize(made, 5).chairs).toEqual(["rookie", "", "", ""]);
        expect(resize(made, 2).chairs).toEqual(["rookie"]);
    });
    it("keeps what another game knows, too", () => {
        const made = { ...draft(6, "rookie"), options: { talk: 5, quick: true } };
        const other = regame(made, game, "random");
        expect(other.players).toBe(4);
        expect(other.chairs).toEqual(["random", "random", "random"]);
        expect(other.options).toEqual({ talk: 5 });
    });
    it("says of its clock what that kind of clock has", () => {
        const made = draft(3, "rookie");
        expect(wish(made, "g").settings).toMatchObject({ clock: { kind: "none" } });
        expect(wish({ ...made, clock: "live" }, "g").settings).toMatchObject({
            clock: { kind: "live", window: 60, phase: 300 },
        });
        expect(wish({ ...made, clock: "relaxed" }, "g").settings?.["clock"]).toEqual({ kind: "relaxed", hours: 24 });
    });
});

describe("talking live", () => {
    it("brings a clock, and leaves one that was chosen", () => {
        const made = { ...draft(4, "rookie"), options: { scheduling: "live" } };
        expect(clocked(made).clock).toBe("live");
        expect(clocked({ ...made, clock: "relaxed" }).clock).toBe("relaxed");
        expect(clocked({ ...made, options: { scheduling: "turn" } }).clock).toBe("none");
    });
});
