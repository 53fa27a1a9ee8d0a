import { describe, expect, it } from "vitest";
import data from "../../../../data/guillotines.json";
import { faceValue, figures, learn, slotsOf } from "./figures";
import { assets, billionaires, findAsset, isStarred, marketOf } from "./things";

describe("the figures of Billionaires & Guillotines", () => {
    it("are those of the data file", () => {
        learn({ ...data, figures: { ...data.figures, rebels: { value: 12 } } });
        expect(figures.reserve).toBe(12);
        learn(data);
        expect(figures.reserve).toBe(10);
        expect(figures.rebels).toMatchObject({ Famine: 3, Floods: 2, BankRun: 1 });
        expect(figures.value).toEqual({ Audit: 3, GameTheMarket: 2, Scam: 3 });
        expect([faceValue("Locks2"), faceValue("Audit")]).toEqual([2, 3]);
        expect(figures.sacrifice.FascistRule).toEqual(["Influence", "Legacy", "Power"]);
        expect(figures.bunker).toContain("NobleEstate");
    });
    it("have the Assets in the order of the file, the starred one of each type last", () => {
        expect(data.assets.map(({ id }) => findAsset(id))).toEqual(assets);
        for (const { id, type, star } of data.assets) {
            const asset = findAsset(id)!;
            expect(marketOf(asset).toLowerCase()).toBe(type);
            expect(isStarred(asset)).toBe(star);
        }
    });
    it("give every Billionaire five needs, two of them alike", () => {
        for (const who of billionaires) {
            const slots = slotsOf(who);
            expect(slots).toHaveLength(5);
            expect(slots[0]).toBe(slots[1]);
            expect(new Set(slots).size).toBe(4);
        }
    });
});
