import { describe, expect, it } from "vitest";
import { eventsOf, type Happening } from "./events";
import { scene } from "./gallery/scenes";
import { dealKey, nothing, remember, saidOf } from "./memory";
import { readView, type Role, type View } from "./view";

const base = readView(scene("talk-1e-5").now.game.view);
const claiming = (character: number, role: Role | null): View => ({
    ...base,
    spoke: [character],
    claim: base.claim.map((each, at) => (at === character ? role : each)),
});
const claimed = (character: number, role: Role | null): Happening => ({
    what: "Claimed",
    secret: false,
    seat: character,
    other: 0,
    character,
    role,
    number: 0,
    amount: 0,
    seats: [],
    pay: [],
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
        const now = { ...claiming(2, "Driver"), round: base.round + 1 };
        const memory = remember(old, now, [
            claimed(2, "Crook"),
            { ...claimed(0, null), what: "RoundBegins" },
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
    const moment = scene("counter-1e-3");
    const before = readView(moment.before!.game.view);
    const after = readView(moment.now.game.view);
    const memory = remember(remember(nothing, before, []), after, eventsOf(moment.now.fresh));
    const under = memory.under.get(dealKey(after.deals[0]!));
    expect(under).toHaveLength(1);
    expect(under![0]!.total).toBe(before.deals[0]!.amount);
});
