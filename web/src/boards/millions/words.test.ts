import { beforeEach, describe, expect, it } from "vitest";
import { speak } from "../../texts";
import { languages } from "../../texts/languages";
import { scene, scenes } from "./gallery/scenes";
import { answersTo, optionsOf, pooled, readMove } from "./moves";
import { change, group, label, money, onBoard } from "./words";

beforeEach(() => speak(languages[0]!.tag));

const labelsOf = (name: string): string[] => {
    const { game, table } = scene(name).now;
    return game.choices.map((choice) => label(choice, table, null));
};

it("money is written in millions", () => {
    expect([money(5), money(-3), change(2), change(-2)]).toEqual(["$5M", "−$3M", "+$2M", "−$2M"]);
});

describe("labels", () => {
    it.each(scenes.filter((each) => each.now.game.choices.length > 0).map((each) => each.name))(
        "tell all choices apart, in all languages: %s",
        async (name) => {
            for (const { tag } of languages) {
                await speak(tag);
                const labels = labelsOf(name);
                expect(new Set(labels).size).toBe(labels.length);
                expect(labels.filter((text) => text.includes("{"))).toEqual([]);
            }
        },
    );
    it("name the range of an offer, and the sum once it is chosen", () => {
        const { game, table } = scene("talk-1e-5").now;
        const offer = optionsOf(game.choices, "Offer")[0]!.choice;
        expect(label(offer, table, null)).toMatch(/^\$1–\d+M to \w+ for leaving$/);
        expect(label(offer, table, 2)).toMatch(/^\$2M to \w+ for leaving$/);
    });
    it("say which of two characters is meant", () => {
        expect(labelsOf("talk-1e-3")).toContain("No. 2 walks away");
        expect(labelsOf("rollcall-1e-3")).toContain("No. 1: Snitch, no. 2: No comment");
    });
});

describe("choices", () => {
    it("about roles, votes and deals are on the board; talk is in the list", () => {
        const acts = (wanted: boolean): Set<string> =>
            new Set(
                scenes.flatMap((each) =>
                    each.now.game.choices
                        .filter((choice) => onBoard(choice) === wanted)
                        .map((choice) => readMove(choice).act),
                ),
            );
        expect([...acts(true)].filter((act) => acts(false).has(act))).toEqual([]);
        expect(acts(false)).toContain("Offer");
        expect(acts(true)).toContain("Accept");
    });
    it("are grouped by what they do, pairs of roles by the first", () => {
        const { game } = scene("pick-1e-3").now;
        expect(new Set(game.choices.map(group)).size).toBe(5);
    });
    it("about one deal are found by it", () => {
        const { game } = scene("answer-1e-5").now;
        const { deals } = (game.view as { open: { deals: { proposer: number; character: number }[] } }).open;
        const can = answersTo(game.choices, deals[0]!);
        expect(can.accept && can.decline).toBeTruthy();
        expect(can.counters.length).toBeGreaterThan(0);
        expect(answersTo(game.choices, { proposer: 99, character: 0 }).accept).toBeNull();
    });
});

it("an offer of several is the listed one with more payers", () => {
    const offer = optionsOf(scene("talk-1e-5").now.game.choices, "Offer")[0]!.choice;
    const choice = pooled(
        offer,
        new Map([
            [0, 2],
            [3, 1],
            [4, 0],
        ]),
    );
    expect(choice.move).toEqual({ ...(offer.move as object), pay: { "0": 2, "3": 1 } });
    expect(choice.question).toBe(offer.question);
});
