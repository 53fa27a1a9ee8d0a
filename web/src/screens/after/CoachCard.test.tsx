import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api } from "../../app/house";
import { t } from "../../texts";
import { CoachCard } from "./CoachCard";
import type { Scene } from "./scene";

const scene = {
    me: 0,
    winners: [1],
    score: [1, 2],
    table: { id: "some" },
    name: (seat: number) => `Player ${seat}`,
} as unknown as Scene;
const place = document.createElement("div");
const press = (text: string) =>
    act(() => {
        [...place.querySelectorAll("button")].find((each) => each.textContent === text)!.click();
    });
const pass = (ms: number) =>
    act(async () => {
        await vi.advanceTimersByTimeAsync(ms);
    });
let asked: number;

beforeEach(async () => {
    vi.useFakeTimers();
    asked = 0;
    api.coach = async () => ({ progress: ++asked / 100 });
    await act(() => render(<CoachCard scene={scene} />, place));
});
afterEach(() => {
    render(null, place);
    vi.useRealTimers();
});

it("the coach is asked how far he is until somebody stops him, and begins anew when asked anew", async () => {
    await pass(5000);
    expect(asked, "nobody has asked him").toBe(0);
    await press(t("after.coach.ask"));
    await pass(5000);
    expect(asked).toBeGreaterThan(3);
    expect(place.querySelector("progress")?.value).toBe(asked);
    await press(t("after.coach.stop"));
    const before = asked;
    await pass(5000);
    expect(asked).toBe(before);
    expect(place.querySelector("progress")).toBe(null);
    await press(t("after.coach.ask"));
    await pass(1);
    expect(asked).toBe(before + 1);
});

it("the coach is left alone by who leaves", async () => {
    await press(t("after.coach.ask"));
    await pass(1000);
    await act(() => render(null, place));
    const before = asked;
    expect(before).toBeGreaterThan(0);
    await pass(60_000);
    expect(asked).toBe(before);
});
