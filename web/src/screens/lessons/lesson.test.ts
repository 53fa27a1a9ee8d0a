import { describe, expect, it } from "vitest";
import type { TableState } from "../../net/model";
import { games, lessonOf } from "../../boards";
import { maybe } from "../../texts";
import { isOver, isReached, kPoints, word } from "./lesson";

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

const scripts = import.meta.glob<{ script: { seat: number; moves: unknown[] }[] }>("../../../../data/lessons/*.json", {
    eager: true,
});

describe("every lesson", () => {
    for (const [file, { script }] of Object.entries(scripts)) {
        const game = file.replace(/^.*\/|\.json$/g, "");
        it(`of ${game} has a word for each suggestion of its script`, async () => {
            const suggested = script.filter((line) => line.seat === 0).flatMap((line) => line.moves);
            expect((await lessonOf(game))?.clauses.length).toBe(suggested.length);
        });
    }
    it.each(Object.keys(games))("of %s has words for its steps and suggestions", async (game) => {
        const lesson = (await lessonOf(game))!;
        const steps = Object.keys(lesson.marks).flatMap((step) => [step, `${step}.title`]);
        for (const key of [...steps, "title", "lead", ...kPoints, "done", "done.title"])
            expect(word(lesson, key), key).not.toBe("");
        lesson.clauses.forEach((_, scene) => expect(maybe(`${lesson.scenes}.${scene}`), String(scene)).not.toBeNull());
    });
    it.each(Object.keys(games))("of %s asks before it tells, now and then", async (game) => {
        const lesson = (await lessonOf(game))!;
        const asked = lesson.clauses.flatMap((_, scene) => {
            const ask = maybe(`${lesson.scenes}.${scene}.ask`);
            const answers = maybe(`${lesson.scenes}.${scene}.answers`)?.split("|") ?? [];
            expect(ask === null, String(scene)).toBe(answers.length < 2);
            return ask ?? [];
        });
        expect(asked.length).toBeGreaterThan(1);
    });
    it("has a script", async () => {
        for (const [game, own] of Object.entries(games)) {
            if (own.lesson) expect(Object.keys(scripts)).toContain(`../../../../data/lessons/${game}.json`);
        }
    });
});
