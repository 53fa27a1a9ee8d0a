import { describe, expect, it } from "vitest";
import type { ServerMessage } from "../protocol";
import { next, type TableState } from "./model";
import { delta, game, line, snapshot, table } from "./samples";

const fold = (...messages: ServerMessage[]): TableState | null =>
    messages.reduce<TableState | null>((state, message) => next(state, message), null);
const numbers = (state: TableState | null) => state?.lines.map((each) => each.number);

describe("what the page knows of a table", () => {
    it("is everything after a snapshot, with nothing that has just happened", () => {
        const state = fold(snapshot());
        expect(state?.seq).toBe(7);
        expect(numbers(state)).toEqual([0, 1]);
        expect(state?.fresh).toEqual([]);
    });

    it("grows by a delta and keeps what the delta leaves out", () => {
        const state = fold(snapshot(), delta(7, 8, [line(2)], { game: game({ question: "And now?" }) }));
        expect(state?.seq).toBe(8);
        expect(state?.table).toEqual(table());
        expect(state?.game?.question).toBe("And now?");
        expect(numbers(state)).toEqual([0, 1, 2]);
        expect(state?.fresh.map((each) => each.number)).toEqual([2]);
    });

    it("is not made of a delta after a gap, of another stream, or of one before any snapshot", () => {
        expect(fold(snapshot(), delta(9, 10, [line(2)]))).toBeNull();
        expect(fold(snapshot(), delta(7, 8, [line(2)], { stream: "watch" }))).toBeNull();
        expect(fold(delta(7, 8, [line(2)]))).toBeNull();
    });

    it("does not change by what was said before", () => {
        const once = fold(snapshot(), delta(7, 8, [line(2)]));
        const twice = next(once, delta(7, 8, [line(2)]));
        expect(twice).toEqual(once);
    });

    it("takes only the new lines of a delta that overlaps", () => {
        const state = fold(snapshot(), delta(7, 8, [line(2)]), delta(7, 9, [line(2), line(3)]));
        expect(numbers(state)).toEqual([0, 1, 2, 3]);
        expect(state?.fresh.map((each) => each.number)).toEqual([3]);
    });

    it("puts earlier lines before, once", () => {
        const state = fold(snapshot({ lines: [line(5), line(6)] }), { kind: "story", lines: [line(4), line(5)] });
        expect(numbers(state)).toEqual([4, 5, 6]);
        expect(state?.fresh).toEqual([]);
    });

    it("numbers the story anew when the end of the game opens what was secret", () => {
        const told = [line(0), line(1), line(2)];
        const opened = [
            line(1, { at: 1000 }),
            line(2, { at: 1001 }),
            line(3, { at: 1002, text: "line 2" }),
            line(4, { at: 2000 }),
        ];
        const state = fold(snapshot({ lines: told }), delta(7, 8, opened));
        expect(state?.lines).toEqual(opened);
        expect(state?.fresh.map((each) => each.number)).toEqual([4]);
    });

    it("misses nothing of an end that comes within the same millisecond", () => {
        const opened = [line(1, { at: 1002, text: "line 2" }), line(2, { at: 1002, text: "the end" })];
        const state = fold(snapshot({ lines: [line(1), line(2)] }), delta(7, 8, opened));
        expect(state?.fresh.map((each) => each.text)).toEqual(["the end"]);
    });

    it("takes earlier lines of the opened story, too", () => {
        const opened = [line(5, { at: 1000 }), line(6, { at: 2000 })];
        const state = fold(
            snapshot(),
            delta(7, 8, [line(2)]),
            delta(
                8,
                9,
                opened.map((each) => ({ ...each, number: each.number - 4 })),
            ),
            {
                kind: "story",
                lines: [line(0)],
            },
        );
        expect(numbers(state)).toEqual([0, 1, 2]);
    });

    it("remembers who is here and why the server leaves, until it is back", () => {
        const here = fold(snapshot(), { kind: "presence", here: [0, 2], watching: 1 });
        const left = next(here, { kind: "bye", reason: "restart", text: "Soon back.", back: 500 });
        expect(left?.presence?.here).toEqual([0, 2]);
        expect(left?.bye?.text).toBe("Soon back.");
        expect(next(left, delta(7, 7))?.bye).toBeNull();
    });
});
