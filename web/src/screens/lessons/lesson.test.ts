import { describe, expect, it } from "vitest";
import type { TableState } from "../../net/model";
import first from "../../../../data/lessons/millions-1e.json";
import second from "../../../../data/lessons/millions-2e.json";
import guillotines from "../../../../data/lessons/guillotines.json";
import madcity from "../../../../data/lessons/mad-millionaire.json";
import { lessonOf } from ".";
import { isOver, isReached } from "./lesson";

describe("the end of a lesson", () => {
    it("is where the script says, or later", () => {
        expect(isReached({ round: 3 }, { round: 2 })).toBe(false);
        expect(isReached({ round: 3 }, { round: 3 })).toBe(true);
        expect(isReached({ round: 3 }, { round: 4 })).toBe(true);
        expect(isReached({ round: 3 }, {})).toBe(false);
        expect(isReached({ phase: "Over" }, { phase: "Main" })).toBe(false);
    });
    it("is also the end of the game", () => {
        const over = { game: { view: { open: { round: 1 } }, standing: { over: true } } } as unknown as TableState;
        expect(isOver(over, { players: 4, options: {}, end: { round: 3 } })).toBe(true);
        expect(isOver({ game: null } as unknown as TableState, { players: 4, options: {}, end: {} })).toBe(false);
    });
});

describe("every lesson", () => {
    const scripts = { "millions-1e": first, "millions-2e": second, guillotines, "mad-millionaire": madcity };
    for (const [game, script] of Object.entries(scripts)) {
        it(`of ${game} has a word for each suggestion of its script`, () => {
            const suggested = script.script.filter((line) => line.seat === 0).flatMap((line) => line.moves);
            expect(lessonOf(game)?.scenes.length).toBe(suggested.length);
        });
    }
});
