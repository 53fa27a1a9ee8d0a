import { describe, expect, it } from "vitest";
import data from "../../../../data/guillotines.json";
import { learn } from "./figures";
import { few, many } from "./samples";
import { boardsOf, lacks, ownerOf, peopleOf, placesOf, slotsOf } from "./view";
import type { Billionaire } from "./wire";

learn(data);

describe.each([many, few])("a view (%#)", ({ view }) => {
    it("has everybody, and five Markets with what is for sale there", () => {
        expect(peopleOf(view)).toHaveLength(view.facts.players);
        expect(placesOf(view).flatMap(({ assets }) => assets)).toEqual(view.open.at_market);
    });
    it("knows a hidden card from one that is known", () => {
        const cards = placesOf(view).flatMap((place) => place.cards);
        expect(cards.filter(({ kind }) => kind === null).every(({ up }) => !up)).toBe(true);
        expect(cards.filter(({ up }) => up).every(({ kind }) => kind !== null)).toBe(true);
    });
    it("fills needs with Assets of their type, once each", () => {
        for (const { who, missing, spare } of boardsOf(view)) {
            const filled = slotsOf(view, who).flatMap(({ asset }) => asset ?? []);
            expect(filled).toHaveLength(5 - missing);
            expect([...filled, ...spare].sort()).toEqual([...(view.open.owned[who] ?? [])].sort());
        }
    });
    it("tells how many of a type the reader lacks, and whose an Asset is", () => {
        const who = peopleOf(view)[view.me!]!.who!;
        expect(placesOf(view).reduce((sum, { market }) => sum + lacks(view, market), 0)).toBe(
            view.facts.billionaires[who]!.missing,
        );
        for (const [owner, own] of Object.entries(view.open.owned))
            for (const asset of own) expect(ownerOf(view, asset)).toBe(owner as Billionaire);
        expect(ownerOf(view, view.open.at_market[0]!)).toBeNull();
    });
});

it("each Puppet stands behind its player", () => {
    expect(boardsOf(few.view).map(({ seat, puppet }) => [seat, puppet])).toEqual([
        [0, false],
        [0, true],
        [1, false],
        [1, true],
    ]);
});
