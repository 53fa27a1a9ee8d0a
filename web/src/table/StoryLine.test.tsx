import { face as plain } from "../boards/plain/face";
import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, describe, expect, it } from "vitest";
import type { Line, Table } from "../protocol";
import type { Desk } from "./desk";
import { StoryLine } from "./StoryLine";
import { lineAfter } from "./useLineKeys";

const line: Line = { number: 4, at: 1000, what: "event", text: "Ann pays Ben.", clause: "X-1", step: 17 };

function desk(status: string): Desk {
    const table = { id: "t1", game: "none", status, chairs: [] } as unknown as Table;
    const state = {
        stream: "",
        seq: 1,
        you: { host: false },
        table,
        game: null,
        lines: [line],
        fresh: [],
        presence: null,
        bye: null,
    };
    return {
        state,
        face: { ...plain },
        me: null,
        host: false,
        beside: [],
        token: null,
        ahead: signal(0),
        refusal: signal(null),
        ask: () => Promise.resolve({ ok: true }),
        earlier: () => undefined,
        comeAgain: () => undefined,
    };
}

const place = document.createElement("ol");
const draw = (status: string, what: Line): HTMLElement => {
    void act(() => render(<StoryLine desk={desk(status)} line={what} before={null} />, place));
    return place.querySelector<HTMLElement>("[data-line]")!;
};
afterEach(() => render(null, place));

describe("a line of the story", () => {
    it("leads to its moment of the replay when the game is over", () => {
        expect(draw("over", line).getAttribute("href")).toBe("#/replay/t1/17");
    });
    it("tells what lies behind it while the game runs, or where the server gave no step", () => {
        const { step: _, ...bare } = line;
        for (const [status, what] of [
            ["running", line],
            ["over", bare],
        ] as const) {
            const button = draw(status, what);
            expect(button.localName).toBe("button");
            expect(button.getAttribute("aria-expanded")).toBe("false");
            void act(() => button.click());
            expect(button.getAttribute("aria-expanded")).toBe("true");
            void act(() => button.click());
            expect(button.getAttribute("aria-expanded")).toBe("false");
        }
    });
    it("and its rule are passed by Tab", () => {
        draw("running", line);
        const stops = [...place.querySelectorAll<HTMLElement>("a, button")];
        expect(stops.length).toBeGreaterThan(1);
        expect(stops.every((each) => each.tabIndex === -1)).toBe(true);
    });
});

describe("keys in the story", () => {
    it("begin at the newest line and stop at both ends", () => {
        expect(lineAfter("ArrowUp", -1, 5)).toBe(4);
        expect(lineAfter("ArrowDown", 4, 5)).toBe(4);
        expect(lineAfter("ArrowUp", 0, 5)).toBe(0);
        expect(lineAfter("Home", 3, 5)).toBe(0);
    });
    it("are left to others where there is no line, or they mean nothing", () => {
        expect(lineAfter("ArrowUp", -1, 0)).toBeNull();
        expect(lineAfter("x", 1, 5)).toBeNull();
    });
});
