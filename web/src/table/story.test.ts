import { face as plain } from "../boards/plain/face";
import { describe, expect, it } from "vitest";
import type { Face } from "../boards/face";
import { line } from "../net/samples";
import { contradictions, iconOf, isPrivate, latest, matches, parts, stepOf } from "./story";

interface Told {
    round?: number;
    by?: number;
    says?: string;
    paid?: number;
}
const told = (number: number, event: Told, text = `line ${number}`) =>
    line(number, { event, text, ...(event.paid ? { icon: "money" } : event.says ? { icon: "claim" } : {}) });
const face: Face = {
    ...plain,
    round: (each) => ((each.event as Told).round ? `Round ${(each.event as Told).round}` : null),
    claim: (each) => {
        const event = each.event as Told;
        return event.says === undefined ? null : { by: event.by ?? 0, about: "role", says: event.says };
    },
};

describe("the story", () => {
    const lines = [
        line(0, { what: "sit", text: "Ann sits down." }),
        told(1, { round: 1 }),
        told(2, { by: 1, says: "Duke" }),
        told(3, {}, ""),
        told(4, { round: 2 }),
        told(5, { paid: 3 }),
    ];

    it("stands under the headings of its rounds, without lines that say nothing", () => {
        expect(parts(lines, "all", face).map((part) => [part.heading, part.lines.map((each) => each.number)])).toEqual([
            [null, [0]],
            ["Round 1", [2]],
            ["Round 2", [5]],
        ]);
    });

    it("can be read for talk or money alone", () => {
        expect(parts(lines, "money", face)).toEqual([{ heading: "Round 2", lines: [lines[5]] }]);
        expect(parts(lines, "talk", face)).toEqual([{ heading: "Round 1", lines: [lines[2]] }]);
        expect(matches(line(9, { what: "say" }), "talk")).toBe(true);
    });

    it("has pictures for what happens at any table", () => {
        expect(iconOf(line(0, { what: "chat" }))).toBe("talk");
        expect(iconOf(line(0, { what: "close" }))).toBeNull();
    });

    it("marks a claim that goes against an earlier one of the same round", () => {
        const claims = [
            told(1, { by: 1, says: "Duke" }),
            told(2, { by: 2, says: "Captain" }),
            told(3, { by: 1, says: "Captain" }),
            told(4, { by: 1, says: "Captain" }),
            told(5, { round: 2 }),
            told(6, { by: 1, says: "Duke" }),
        ];
        expect([...contradictions(claims, face)]).toEqual([[3, "Duke"]]);
    });

    it("knows what only the reader was told", () => {
        expect(isPrivate(line(0, { event: { to: [2] } }))).toBe(true);
        expect(isPrivate(line(0, { event: { to: "everybody" } }))).toBe(false);
        expect(isPrivate(line(0, { what: "summary" }))).toBe(true);
    });

    it("leads to a step of the replay only where the server names one", () => {
        expect(stepOf(line(0))).toBeNull();
        expect(stepOf(Object.assign(line(0), { step: 12 }))).toBe(12);
    });

    it("ends with the last line that says something", () => {
        expect(latest([line(0), told(1, {}, ""), line(2, { what: "react" })])?.number).toBe(0);
        expect(latest([])).toBeNull();
    });
});
