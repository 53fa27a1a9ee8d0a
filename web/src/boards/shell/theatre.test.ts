import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { motion } from "../../app/preferences";
import type { Game, Line } from "../../protocol";
import { Theatre, type Beat, type Staging } from "./theatre";

interface View {
    me: number | null;
    at: number;
}
interface Cue extends Beat {
    word: string;
}

// Scenes are the words heard so far; "." is not shown by itself, "!" starts anew.
const staging: Staging<View, Cue, string> = {
    beats: (fresh) => fresh.map(({ text }) => ({ word: text, time: text === "." ? 0 : 1000, steady: text === "vote" })),
    opening: (view) => `${view.at}:`,
    advance: (scene, { word }) => scene + word,
    anew: ({ word }) => word === "!",
    less: "outcome",
    linger: () => 500,
};

let theatre: Theatre<View, Cue, string>;
const open = (more: Partial<Staging<View, Cue, string>> = {}): void => {
    theatre = new Theatre({ ...staging, ...more });
    hear(0);
};
const game = (at: number, me: number | null, awaited: number[]): Game =>
    ({ view: { me, at }, awaited }) as unknown as Game;
const lines = (words: string[]): Line[] => words.map((text, number) => ({ number, at: 0, what: "event", text }));
function hear(
    at: number,
    words: string[] = [],
    { me = 0, awaited = [] }: { me?: number | null; awaited?: number[] } = {},
): View {
    const now = game(at, me, awaited);
    theatre.hear(now, lines(words), me);
    return theatre.drawn(now.view as View);
}

beforeEach(() => {
    vi.useFakeTimers();
    motion.value = "auto";
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    open();
});
afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

it("what happened before one came is not told", () => {
    open();
    theatre.close();
    hear(3, ["a"]);
    expect(theatre.scene.value).toBe(null);
});

it("keeps the table as it was while it tells, and then gives it free", () => {
    expect(hear(1, ["a", "b"]).at).toBe(0);
    expect(theatre.scene.value).toBe("0:a");
    vi.advanceTimersByTime(1000);
    expect(theatre.scene.value).toBe("0:ab");
    expect(theatre.last.value).toBe(true);
    vi.advanceTimersByTime(1499);
    expect(theatre.scene.value).toBe("0:ab");
    vi.advanceTimersByTime(1);
    expect(theatre.scene.value).toBe(null);
    expect(hear(1).at).toBe(1);
});

it("lets what is no show through at once", () => {
    expect(hear(1, ["."]).at).toBe(1);
    expect(theatre.scene.value).toBe(null);
});

it("draws the picture again without starting over", () => {
    const now = game(1, 0, []);
    const fresh = lines(["a", "b"]);
    theatre.hear(now, fresh, 0);
    vi.advanceTimersByTime(600);
    theatre.hear(now, fresh, 0);
    vi.advanceTimersByTime(600);
    expect(theatre.scene.value).toBe("0:ab");
});

it("tells what comes meanwhile after what is on, and quiet beats with their neighbours", () => {
    hear(1, ["a"]);
    hear(2, [".", "b"]);
    expect(theatre.scene.value).toBe("0:a");
    vi.advanceTimersByTime(1000);
    expect(theatre.scene.value).toBe("0:a.b");
});

it("cuts the lingering short when there is more to tell, but no beat", () => {
    hear(1, ["a"]);
    vi.advanceTimersByTime(1100);
    hear(2, ["b"]);
    expect(theatre.scene.value).toBe("0:ab");
});

it("gives way to a show that starts anew", () => {
    hear(1, ["a", "b", "c"]);
    hear(2, ["!", "d"]);
    expect(theatre.scene.value).toBe("1:!");
});

it("goes on at a press, and to the end at another", () => {
    hear(1, ["a", "b", "c"]);
    theatre.next();
    expect(theatre.scene.value).toBe("0:ab");
    theatre.skip();
    expect(theatre.scene.value).toBe("0:abc");
    theatre.skip();
    expect(theatre.scene.value).toBe(null);
});

it("hurries when the table waits for the reader, except where it must be read", () => {
    hear(1, ["a", "vote", "b"], { awaited: [0] });
    expect(theatre.pace.value).toBeLessThan(1);
    vi.advanceTimersByTime(600);
    expect(theatre.scene.value).toBe("0:avote");
    expect(theatre.pace.value).toBe(1);
});

it("waits while the reader looks at something else", () => {
    hear(1, ["a", "b"]);
    theatre.wait(true);
    vi.advanceTimersByTime(9000);
    expect(theatre.scene.value).toBe("0:a");
    theatre.wait(false);
    vi.advanceTimersByTime(1000);
    expect(theatre.scene.value).toBe("0:ab");
});

it("passes over the oldest when it falls behind, and hurries with the rest", () => {
    open({ most: 4 });
    hear(1, ["a", "b", "c", "d", "e", "f"]);
    expect(theatre.scene.value).toBe("0:abc");
    expect(theatre.pace.value).toBe(0.5);
    vi.advanceTimersByTime(500);
    expect(theatre.scene.value).toBe("0:abcd");
    expect(theatre.pace.value).toBe(1);
});

it("shows nobody another reader's table, when a device is handed round", () => {
    hear(1, ["a", "b"]);
    expect(hear(1, [], { me: 1 })).toEqual({ me: 1, at: 1 });
    expect(theatre.scene.value).toBe(null);
});

it("with less motion says how it came out and holds nobody up", () => {
    motion.value = "less";
    expect(hear(1, ["a", "b"]).at).toBe(1);
    expect(theatre.scene.value).toBe(null);
    expect(theatre.outcome.value).toBe("0:ab");
    hear(2, ["c"]);
    expect(theatre.outcome.value).toBe("0:abc");
    hear(3, ["!"]);
    expect(theatre.outcome.value).toBe("2:!");
});

it("or shows one still for all that belong together", () => {
    motion.value = "less";
    open({ less: "stills", goesOn: (_, { word }) => word === "b" });
    hear(1, ["a", "b", "c"]);
    expect(theatre.scene.value).toBe("0:ab");
    vi.advanceTimersByTime(2600);
    expect(theatre.scene.value).toBe("0:abc");
    vi.advanceTimersByTime(2600);
    expect(theatre.scene.value).toBe(null);
});
