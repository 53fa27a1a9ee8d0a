import { describe, expect, it } from "vitest";
import { scene, scenes } from "./gallery/scenes";
import { charactersOf, ownerOf, readView, slotsOf, termsOf } from "./view";

describe("reading a view", () => {
    it.each(scenes.map((each) => [each.name, each] as const))("takes the recorded one of %s", (_, each) => {
        const view = readView(each.now.game.view);
        expect(view).not.toBeNull();
        expect(view!.purse).toHaveLength(each.now.table.players);
        expect(view!.role).toHaveLength(each.now.table.players === 3 ? 6 : each.now.table.players);
    });
    it("gives two characters to each of three players", () => {
        const view = readView(scene("talk-1e-3").now.game.view);
        expect(slotsOf(view)).toBe(2);
        expect(charactersOf(view, 2)).toEqual([4, 5]);
        expect(ownerOf(view, 5)).toBe(2);
    });
});

describe("the terms of a deal", () => {
    it("name all payers of a pool, and who has agreed", () => {
        const view = readView(scene("pool-1e-5").now.game.view);
        const pool = view.deals.map((deal) => termsOf(view, deal)).find((terms) => terms.pays.length > 1)!;
        expect(pool.pays.map((pay) => pay.agreed)).toContain(true);
        expect(pool.pays.map((pay) => pay.agreed)).toContain(false);
        expect(pool.total).toBe(pool.pays.reduce((sum, pay) => sum + pay.amount, 0));
        expect(pool.leaverAgreed).toBe(false);
    });
});
