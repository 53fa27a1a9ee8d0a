import { describe, expect, it } from "vitest";
import { linesOf } from "../shell/samples";
import { eventsOf, type Happening } from "./moves";
import { isPeek } from "./Peek";
import { many, samples } from "./samples";
import { advance, beatsOf, opening, type Stage } from "./staging";
import type { Event } from "./wire";

const told = samples.map((sample) => {
    const beats = beatsOf(eventsOf(linesOf(sample.events)));
    let stage = opening(sample.before);
    const stages = beats.map((beat) => (stage = advance(stage, beat)));
    return { ...sample, beats, stages, last: stage };
});
const play = (...events: Event[]): Stage => beatsOf(eventsOf(linesOf(events))).reduce(advance, opening(many.before));

describe("a heist that is told", () => {
    it.each(told)("ends with the purses of the game (%#)", ({ last, after }) => {
        expect(last.purse).toEqual(after.open.purse);
    });
    it.each(told)("calls roles one after another and takes those that are alike together (%#)", ({ beats }) => {
        expect(beats.filter((beat) => beat.what === "RoleCalled").every((beat) => beat.events.length === 1)).toBe(true);
        expect(beats.filter((beat) => beat.what === "Shared").length).toBeLessThanOrEqual(1);
        expect(beats.every((beat) => beat.time > 0)).toBe(true);
    });
    it.each(told)("shows nobody before they are called (%#)", ({ before, stages, last }) => {
        const called = stages.findIndex((stage) => stage.scene === "call");
        const hidden = stages[called]!.gang.filter(({ character }) => !before.open.shown.includes(character));
        expect(hidden.every((player) => player.role === null)).toBe(true);
        expect(last.gang.filter(({ fate }) => fate !== "out").every(({ role }) => role !== null)).toBe(true);
    });
    it("throws out all of a role that clash, and lets the others through", () => {
        const shown = (seat: number, role: "Brute" | "Driver"): Event => ({
            what: "Shown",
            to: "everybody",
            seat,
            character: seat,
            role,
        });
        const { gang, past } = play(
            { what: "RoleCalled", to: "everybody", role: "Brute", number: 2 },
            shown(0, "Brute"),
            shown(1, "Brute"),
            { what: "Clashed", to: "everybody", role: "Brute", number: 2 },
            { what: "RoleCalled", to: "everybody", role: "Driver", number: 1 },
            shown(2, "Driver"),
            { what: "PotShared", to: "everybody", number: 1, amount: 10 },
        );
        expect(gang.slice(0, 3).map(({ fate }) => fate)).toEqual(["clashed", "clashed", "through"]);
        expect(past.get("Brute")).toBe("clashed");
    });
});

it("talk alone is no show", () => {
    expect(beatsOf(eventsOf(linesOf([{ what: "SaidReady", to: "everybody", seat: 0 }])))).toEqual([]);
});

it("votes turn together, with their names", () => {
    const { scene, votes } = play({ what: "VoteCounted", to: "everybody", number: 2, seats: [0, 3] });
    expect(scene).toBe("vote");
    expect(votes).toEqual({ yes: [0, 3], all: many.before.open.purse.length });
});

it("what one saw is shown to nobody else, even when all comes to light", () => {
    const seen: Happening = { what: "Seen", to: [0], seat: 0, character: 1, role: "Brute", text: "" };
    expect(isPeek(seen, 0)).toBe(true);
    expect(isPeek(seen, 1)).toBe(false);
    expect(isPeek(seen, null)).toBe(false);
});
