import { expect, it } from "vitest";
import type { Face } from "../../boards/face";
import { chapterAt, chaptersOf, onward } from "./chapters";
import type { Step } from "./steps";

const standing = { over: false, winners: [], score: [], unit: 1 };
const step = (...lines: readonly (readonly [string, "everybody" | number[]])[]): Step => ({
    text: "Ann: does it",
    lines: lines.map(([text, to]) => ({ text, clause: "", event: { what: text, to } })),
    views: [],
    open: null,
    standing,
});
const known = new Map<number, Step>([
    [0, { lines: [], views: [], open: null, standing }],
    [1, step(["Round 1", "everybody"])],
    [2, step(["secret", [1]])],
    [3, step()],
    [4, step(["Round 2", "everybody"])],
]);
const face: Pick<Face, "round"> = { round: (line) => (line.text.startsWith("Round") ? line.text : null) };

it("finds the chapters that the game's own story has", () => {
    const chapters = chaptersOf(known, face);
    expect(chapters).toEqual([
        { step: 1, title: "Round 1" },
        { step: 4, title: "Round 2" },
    ]);
    expect(chapterAt(chapters, 3)?.title).toBe("Round 1");
    expect(chapterAt(chapters, 0)).toBeNull();
});

it("passes over what these eyes see nothing of", () => {
    expect(onward(known, null, 1, 1, 4)).toBe(2);
    expect(onward(known, null, 2, 1, 4)).toBe(4);
    expect(onward(known, 0, 1, 1, 4)).toBe(4);
    expect(onward(known, 0, 4, -1, 4)).toBe(1);
    expect(onward(known, 0, 4, 1, 4)).toBe(4);
    expect(onward(known, 0, 4, 1, 9)).toBe(5); // not here yet
});
