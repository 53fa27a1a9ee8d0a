import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { speak } from "../../texts";
import { languages } from "../../texts/languages";
import { showOn, tableOf, type Sample } from "../shell/samples";
import { answersTo, optionsOf, pooled } from "./moves";
import { few, many, samples } from "./samples";
import { theatre } from "./theatre";
import type { Event, Move, View } from "./wire";
import { change, group, label, money, onBoard } from "./words";

beforeEach(() => speak(languages[0]!.tag));
afterEach(() => theatre.close());

const labelsOf = ({ view, choices }: Sample<View, Event>): string[] => {
    showOn(theatre, view);
    return choices.map((choice) => label(choice, tableOf(view.open.purse.length), null));
};
const actOf = ({ move }: { move: unknown }): string => (move as Move).act;
const all = samples.flatMap(({ choices }) => choices);

it("money is written in millions", () => {
    expect([money(5), money(-3), change(2), change(-2)]).toEqual(["$5M", "−$3M", "+$2M", "−$2M"]);
});

describe("labels", () => {
    it.each(samples)("tell all choices apart, in all languages (%#)", async (sample) => {
        for (const { tag } of languages) {
            await speak(tag);
            const labels = labelsOf(sample);
            // They are of many questions: those of one act are of one.
            const apart = labels.map((text, at) => `${actOf(sample.choices[at]!)}: ${text}`);
            expect(new Set(apart).size).toBe(labels.length);
            expect(labels.filter((text) => /[{}]|undefined|#\d/.test(text))).toEqual([]);
        }
    });
    it("name the range of an offer, and the sum once it is chosen", () => {
        const offer = optionsOf(many.choices, "Offer").find(({ choice }) => choice.amount!.most > 2)!.choice;
        expect(label(offer, tableOf(8), null)).toMatch(/^\$1M–\$\d+M to \w+ for leaving$/);
        expect(label(offer, tableOf(8), 2)).toMatch(/^\$2M to \w+ for leaving$/);
    });
    it("say which of two characters is meant", () => {
        expect(labelsOf(few)).toContain("No. 2 walks away");
        expect(labelsOf(few).some((text) => /^No\. 1: .*, no\. 2: /.test(text))).toBe(true);
    });
});

describe("choices", () => {
    it("about roles, votes and deals are on the board; talk is in the list", () => {
        const acts = (wanted: boolean): Set<string> =>
            new Set(all.filter((choice) => onBoard(choice) === wanted).map(actOf));
        expect([...acts(true)].filter((act) => acts(false).has(act))).toEqual([]);
        expect(acts(false)).toContain("Offer");
        expect(acts(true)).toContain("Accept");
    });
    it("are grouped by what they do, pairs of roles by the first", () => {
        const pick = (role: string, second: string) => ({ move: { act: "Pick", role, second }, text: "", question: 1 });
        const pairs = [pick("Brute", "Driver"), pick("Brute", "Crook"), pick("Crook", "Brute")];
        expect(new Set(pairs.map(group)).size).toBe(2);
        for (const choice of all) expect(group(choice)).not.toBe("");
    });
    it("about one deal are found by it", () => {
        const { move } = optionsOf(all, "Accept")[0]!;
        const can = answersTo(all, { proposer: move.proposer!, character: move.character! });
        expect(can.accept && can.decline).toBeTruthy();
        const counter = optionsOf(all, "Counter")[0]!.move;
        expect(answersTo(all, { proposer: counter.proposer!, character: counter.character! }).counters).not.toEqual([]);
        expect(answersTo(all, { proposer: 99, character: 0 }).accept).toBeNull();
    });
});

it("an offer of several is the listed one with more payers", () => {
    const offer = optionsOf(all, "Offer")[0]!.choice;
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
