import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { motion, speed } from "../../app/preferences";
import { next, type TableState } from "../../net/model";
import { delta, game, line, snapshot } from "../../net/samples";
import type { Choice, Line } from "../../protocol";
import { Theatre, type Beat, type Staging } from "./theatre";

interface Cue extends Beat {
    word: string;
}

// Scenes are the words heard so far; "." is not shown by itself, "!" starts anew.
const staging: Staging<{ at: number }, Cue, string> = {
    beats: (fresh) => fresh.map(({ text }) => ({ word: text, time: text === "." ? 0 : 1000 })),
    opening: (view) => `${view.at}:`,
    advance: (scene, { word }) => scene + word,
    anew: ({ word }) => word === "!",
    less: "outcome",
    linger: () => 500,
};
const choice = { move: {}, text: "go", question: "q" } as unknown as Choice;

let theatre: Theatre<{ at: number }, Cue, string>;
let state: TableState;
const open = (more: Partial<Staging<{ at: number }, Cue, string>> = {}): void => {
    theatre = new Theatre({ ...staging, ...more });
    state = next(null, snapshot({ seq: 0, game: at(0), lines: [] }))!;
    theatre.hear(state);
    theatre.seen();
};
const at = (view: number, asks = false) =>
    game({ view: { at: view }, question: asks ? "Well?" : "", choices: asks ? [choice] : [] });
const lines = (words: string[]): Line[] => words.map((text, by) => line(state.lines.length + by, { text }));

// The next step of the game.
function hear(words: string[], asks = false): void {
    const { seq } = state;
    state = next(state, delta(seq, seq + 1, lines(words), { game: at(seq + 1, asks) }))!;
    theatre.hear(state);
}
const shown = () => {
    const { game: now, lines: story } = theatre.moment.value!;
    return { at: (now!.view as { at: number }).at, asks: now!.choices.length > 0, told: story.length };
};

beforeEach(() => {
    vi.useFakeTimers();
    motion.value = "auto";
    speed.value = "normal";
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    open();
});
afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

it("what happened before one came is not told", () => {
    expect(theatre.scene.value).toBe(null);
    expect(shown().at).toBe(0);
});

it("neither asks nor tells what the board has not shown", () => {
    hear(["a", "b"], true);
    expect(theatre.scene.value).toBe("0:a");
    expect(shown()).toEqual({ at: 0, asks: false, told: 0 });
    vi.advanceTimersByTime(1000);
    expect(theatre.scene.value).toBe("0:ab");
    vi.advanceTimersByTime(1499);
    expect(shown()).toEqual({ at: 0, asks: false, told: 0 });
    vi.advanceTimersByTime(1);
    expect(theatre.scene.value).toBe(null);
    expect(shown()).toEqual({ at: 1, asks: true, told: 2 });
});

it("asks nothing twice: what was asked before a show is answered", () => {
    hear([], true);
    expect(shown().asks).toBe(true);
    hear(["a"]);
    expect(shown()).toEqual({ at: 1, asks: false, told: 0 });
});

it("lets what is no show through at once", () => {
    hear(["."], true);
    expect(theatre.scene.value).toBe(null);
    expect(shown()).toEqual({ at: 1, asks: true, told: 1 });
});

it("finishes at a press, with everything that has happened", () => {
    hear(["a", "b", "c"]);
    hear(["d"], true);
    theatre.finish();
    expect(theatre.scene.value).toBe(null);
    expect(shown()).toEqual({ at: 2, asks: true, told: 4 });
    expect(vi.getTimerCount()).toBe(0);
});

it("shows one step after the other, each with its own moment under it", () => {
    hear(["a"]);
    hear([".", "b"]);
    hear(["!", "c"], true);
    expect(theatre.scene.value).toBe("0:a");
    vi.advanceTimersByTime(1000);
    expect([theatre.scene.value, shown().at]).toEqual(["0:a.b", 1]);
    vi.advanceTimersByTime(1000);
    expect([theatre.scene.value, shown().at]).toEqual(["2:!", 2]);
});

it("tells the story's lines once, and all of them", () => {
    hear(["."]);
    hear(["."]);
    expect(theatre.moment.value!.fresh.length).toBe(2);
    theatre.seen();
    hear(["a"], true);
    const before = theatre.moment.value!.fresh;
    expect(before.length).toBe(2);
    theatre.finish();
    expect(theatre.moment.value!.fresh.map(({ text }) => text)).toEqual(["a"]);
});

it("cuts the lingering short when there is more to show, but no beat", () => {
    hear(["a"]);
    vi.advanceTimersByTime(1100);
    hear(["b"]);
    expect([theatre.scene.value, shown().at]).toEqual(["0:ab", 1]);
});

it.each([
    ["slow", 25_000],
    ["normal", 7500],
    ["fast", 3200],
    ["once", 0],
] as const)("keeps nobody from a decision longer than %s allows", (wish, most) => {
    speed.value = wish;
    for (let turn = 0; turn < 30; ++turn) {
        hear(["a", "b", "c"], turn === 29);
        vi.advanceTimersByTime((90 * most) / 7500);
    }
    vi.advanceTimersByTime(most);
    expect(shown()).toEqual({ at: 30, asks: true, told: 90 });
});

it("hurries no more than the eye can follow, and rather passes over the oldest", () => {
    speed.value = "fast";
    hear([..."abcdefghijklmnopqrst"], true);
    expect(theatre.scene.value!.length).toBeGreaterThan(8);
    expect(theatre.pace.value).toBeGreaterThanOrEqual(0.3);
    theatre.finish();
    hear(["a"], true);
    expect(theatre.pace.value).toBe(0.6); // a decision gives the next shows their time again
});

it("goes to the reader's next turn, and shows again from there", () => {
    hear(["a"]);
    theatre.haste();
    hear(["b"]);
    expect(shown().at).toBe(2);
    hear(["c"], true);
    expect(shown()).toEqual({ at: 3, asks: true, told: 3 });
    hear(["d"]);
    expect(theatre.scene.value).toBe("3:d");
});

it("lets people come and go, and the older story in, while it shows", () => {
    hear(["a"]);
    state = next(state, { kind: "presence", here: [1], watching: 4 })!;
    theatre.hear(state);
    expect(theatre.moment.value!.presence!.watching).toBe(4);
    expect(shown()).toEqual({ at: 0, asks: false, told: 0 });
});

it("shows nobody another reader's table, when a device is handed round", () => {
    hear(["a", "b"]);
    theatre.hear(next(null, snapshot({ you: { seat: 1, host: false }, game: at(9, true) }))!);
    expect([theatre.scene.value, shown().at]).toEqual([null, 9]);
});

it("has no news in the language that was left", () => {
    hear(["."]);
    expect(theatre.moment.value!.fresh.map(({ text }) => text)).toEqual(["."]);
    theatre.hear(next(null, snapshot({ seq: 1, stream: "another", game: at(1), lines: [] }))!);
    expect(theatre.moment.value!.fresh).toEqual([]);
});

it("with less motion says how it came out and holds nobody up", () => {
    motion.value = "less";
    hear(["a", "b"]);
    expect([theatre.scene.value, theatre.outcome.value, shown().at]).toEqual([null, "0:ab", 1]);
    hear(["c"]);
    expect(theatre.outcome.value).toBe("0:abc");
    hear(["!"]);
    expect(theatre.outcome.value).toBe("2:!");
});

it("or shows one still for all that belong together", () => {
    motion.value = "less";
    open({ less: "stills", goesOn: (_, { word }) => word === "b" });
    speed.value = "slow";
    hear(["a", "b", "c"]);
    expect(theatre.scene.value).toBe("0:ab");
    vi.advanceTimersByTime(2600 * 1.5);
    expect(theatre.scene.value).toBe("0:abc");
    vi.advanceTimersByTime(2600 * 1.5);
    expect(theatre.scene.value).toBe(null);
});
