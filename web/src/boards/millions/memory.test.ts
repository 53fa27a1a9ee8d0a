import { describe, expect, it } from "vitest";
import { dealKey, nothing, remember, saidOf } from "./memory";
import type { Happening } from "./moves";
import { many, seen } from "./samples";
import type { Role, View } from "./wire";

const base = many.view;
const claiming = (character: number, role: Role | null): View =>
    seen(base, {
        spoke: [character],
        claim: base.open.claim.map((each, at) => (at === character ? role : each)),
    });
const claimed = (character: number, role: Role | null): Happening => ({
    what: "Claimed",
    to: "everybody",
    seat: character,
    character,
    role,
    text: "",
});

describe("claims", () => {
    it("that differ are a contradiction, with the old one kept", () => {
        const first = remember(nothing, claiming(2, "Brute"), [claimed(2, "Brute")]);
        const now = claiming(2, "Driver");
        const second = remember(first, now, [claimed(2, "Driver")]);
        expect(saidOf(second, now, 2)).toEqual({ now: "Driver", before: ["Brute"] });
    });
    it("that are repeated are none", () => {
        const now = claiming(2, "Brute");
        const memory = remember(remember(nothing, now, [claimed(2, "Brute")]), now, [claimed(2, "Brute")]);
        expect(saidOf(memory, now, 2)).toEqual({ now: "Brute", before: [] });
    });
    it("are not contradicted by no comment", () => {
        const now = claiming(2, "Brute");
        const memory = remember(nothing, now, [claimed(2, null), claimed(2, "Brute")]);
        expect(saidOf(memory, now, 2)).toEqual({ now: "Brute", before: [] });
    });
    it("of an earlier heist are forgotten", () => {
        const old = remember(nothing, claiming(2, "Brute"), [claimed(2, "Brute")]);
        const now = seen(claiming(2, "Driver"), { round: base.open.round + 1 });
        const memory = remember(old, now, [
            claimed(2, "Crook"),
            { what: "RoundBegins", to: "everybody", seat: 0, number: 2, text: "" },
            claimed(2, "Driver"),
        ]);
        expect(saidOf(memory, now, 2)).toEqual({ now: "Driver", before: [] });
    });
    it("made before the page was opened are taken from the view", () => {
        const now = claiming(2, "Brute");
        expect(saidOf(remember(nothing, now, []), now, 2)).toEqual({ now: "Brute", before: [] });
        expect(saidOf(remember(nothing, now, []), now, 1)).toBeNull();
    });
});

it("a counter-offer keeps what it answers underneath", () => {
    const before = seen(base, { deals: [{ proposer: 0, character: 1, payer: 0, amount: 3 }] });
    const after = seen(base, { deals: [{ proposer: 1, character: 1, payer: 0, amount: 5 }] });
    const memory = remember(remember(nothing, before, []), after, [
        { what: "Countered", to: "everybody", seat: 1, other: 0, character: 1, text: "" },
    ]);
    const under = memory.under.get(dealKey(after.open.deals[0]!));
    expect(under!.map(({ total }) => total)).toEqual([3]);
});
