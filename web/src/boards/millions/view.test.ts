import { describe, expect, it } from "vitest";
import { few, many, samples, seen } from "./samples";
import { charactersOf, ownerOf, termsOf } from "./view";

describe("characters", () => {
    it.each(samples)("are as many as roles (%#)", ({ view }) => {
        expect(view.role).toHaveLength(view.open.purse.length * view.facts.slots);
    });
    it("are two for each of three players", () => {
        expect(charactersOf(few.view, 2)).toEqual([4, 5]);
        expect(ownerOf(few.view, 5)).toBe(2);
        expect(charactersOf(many.view, 2)).toEqual([2]);
    });
});

describe("the terms of a deal", () => {
    it("name all payers of a pool, and who has agreed", () => {
        const pools = many.view.open.pools.map((_, seat) => (seat === 0 ? { pay: [1, 0, 2, 3], consents: [2] } : null));
        const deal = { proposer: 0, character: 1, pool: true };
        expect(termsOf(seen(many.view, { pools }), deal)).toEqual({
            proposer: 0,
            character: 1,
            pays: [
                { seat: 0, amount: 1, agreed: true },
                { seat: 2, amount: 2, agreed: true },
                { seat: 3, amount: 3, agreed: false },
            ],
            total: 6,
            leaverAgreed: false,
        });
    });
    it("name the one who pays", () => {
        const terms = termsOf(many.view, { proposer: 1, character: 1, payer: 4, amount: 2 });
        expect(terms).toMatchObject({ pays: [{ seat: 4, amount: 2, agreed: false }], total: 2, leaverAgreed: true });
    });
});
