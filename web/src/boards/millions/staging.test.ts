import { describe, expect, it } from "vitest";
import { eventsOf } from "./events";
import { scene, scenes } from "./gallery/scenes";
import { advance, beatsOf, opening, type Stage } from "./staging";
import { isPeek } from "./Peek";
import { readView } from "./view";

const told = scenes.filter(
    (each) => each.before && beatsOf(eventsOf(each.now.fresh)).some((beat) => beat.what !== "VoteCounted"),
);

function tell(name: string): { stages: Stage[]; last: Stage } {
    const moment = scene(name);
    let stage = opening(readView(moment.before!.game.view));
    const stages = beatsOf(eventsOf(moment.now.fresh)).map((beat) => (stage = advance(stage, beat)));
    return { stages, last: stage };
}

describe("a heist that is told", () => {
    it.each(told.map((each) => each.name))("ends with the purses of the game: %s", (name) => {
        const view = readView(scene(name).now.game.view);
        expect(tell(name).last.purse).toEqual(view.purse);
    });
    it("calls roles one after another and takes those that are alike together", () => {
        const beats = beatsOf(eventsOf(scene("heist-1e-5").now.fresh));
        expect(beats.filter((beat) => beat.what === "RoleCalled").every((beat) => beat.events.length === 1)).toBe(true);
        expect(beats.filter((beat) => beat.what === "Shared")).toHaveLength(1);
        expect(beats.every((beat) => beat.time > 0)).toBe(true);
    });
    it("shows nobody before they are called", () => {
        const { stages } = tell("heist-2e-8");
        expect(stages[0]!.gang.every((player) => player.role === null)).toBe(true);
        expect(
            stages
                .at(-1)!
                .gang.filter((player) => player.fate !== "out")
                .every((player) => player.role !== null),
        ).toBe(true);
    });
    it("throws out all of a role that clash, and lets the others through", () => {
        const { last } = tell("heist-1e-8");
        const fates = new Set(last.gang.map((player) => player.fate));
        expect(fates).toContain("clashed");
        expect(fates).toContain("through");
        expect(fates).not.toContain("shown");
    });
});

it("talk alone is no show", () => {
    expect(beatsOf(eventsOf(scene("answer-1e-5").now.fresh))).toEqual([]);
});

it("votes turn together, with their names", () => {
    const { stages } = tell("vote-passes-2e-5");
    expect(stages[0]!.scene).toBe("vote");
    expect(stages[0]!.votes!.yes.length * 2).toBeGreaterThanOrEqual(stages[0]!.votes!.all);
});

it("what one saw is shown to nobody else, even when all comes to light", () => {
    const seen = eventsOf(scene("seen-1e-8").now.fresh).find((event) => event.what === "Seen")!;
    expect(seen.secret).toBe(true);
    expect(isPeek(seen, 0)).toBe(true);
    expect(isPeek(seen, 1)).toBe(false);
    expect(isPeek(seen, null)).toBe(false);
});
