import { describe, expect, it } from "vitest";
import data from "../../../../data/guillotines.json";
import { linesOf } from "../shell/samples";
import { learn } from "./figures";
import { eventsOf } from "./moves";
import { advance, beatsOf, curtain, goesOn, type Scene } from "./staging";

learn(data);

function play(...events: object[]): Scene[] {
    let scene: Scene = curtain;
    return beatsOf(eventsOf(linesOf(events))).map(({ event }) => (scene = advance(scene, event)));
}

const buy = [
    { what: "CardsPlayed", seat: 1, market: "Toys", cards: ["diamonds-3"] },
    { what: "CardsRevealed", market: "Toys", cards: ["bombs-1"] },
    { what: "Scored", seat: 1, market: "Toys", number: 3, number2: 1 },
];

describe("a Buy on stage", () => {
    it("is laid open, counted and decided", () => {
        const [first, second, third] = play(...buy);
        expect(first).toMatchObject({ kind: "buy", seat: 1, cards: null, verdict: "open" });
        expect(second).toMatchObject({ kind: "buy", cards: ["bombs-1"], sums: null });
        expect(third).toMatchObject({ sums: { buyer: 3, market: 1 }, verdict: "sold" });
    });
    it("fails when the sums are equal", () => {
        expect(play(...buy.slice(0, 2), { ...buy[2], number: 1 })[2]).toMatchObject({ verdict: "dear" });
    });
    it("ends with the Asset taken", () => {
        expect(play(...buy, { what: "AssetClaimed", seat: 1, asset: "mega-yacht" })[3]).toMatchObject({
            kind: "buy",
            asset: "mega-yacht",
        });
    });
    it("shows an Asset taken later by itself", () => {
        expect(play({ what: "AssetClaimed", seat: 1, asset: "mega-yacht" })[0]).toMatchObject({
            kind: "poster",
            picture: { of: "assets", assets: ["mega-yacht"] },
        });
    });
});

describe("other scenes", () => {
    it("count envelopes together until one decides", () => {
        const shown = play(
            { what: "HoldUps", seats: [0, 2] },
            { what: "EnvelopeOpened", seat: 0, cards: ["locks-1"], number: 1 },
            { what: "EnvelopeOpened", seat: 2, cards: ["bolts-3"], number: 3 },
            { what: "SetterChosen", seat: 2, number: 3 },
        );
        const last = shown[3]!;
        expect(last).toMatchObject({ kind: "envelopes", held: [0, 2], setter: 2 });
        expect(last.kind === "envelopes" && [...last.opened.values()].map(({ total }) => total)).toEqual([1, 3]);
    });
    it("gather Assets that move for the same reason", () => {
        const shown = play(
            { what: "AssetSacrificed", asset: "art-hoard" },
            { what: "AssetSacrificed", asset: "mega-yacht" },
        );
        expect(shown[1]).toMatchObject({ picture: { of: "assets", assets: ["art-hoard", "mega-yacht"] } });
    });
    it("keep quiet about what only some were told, and about small things", () => {
        expect(play({ what: "RoleRevealed", seat: 0, role: "Toady", to: [0] })).toEqual([]);
        expect(play({ what: "CardDrawn", seat: 0 }, { what: "PolicySet", seat: 0, policy: null })).toEqual([]);
    });
    it("tell an offer that all accept from one that fails", () => {
        expect(play({ what: "OfferAnswered", seat: 0, seats: [] })[0]).toMatchObject({ what: "OfferAccepted" });
        expect(play({ what: "OfferAnswered", seat: 0, seats: [2] })[0]).toMatchObject({ what: "OfferRefused" });
    });
    it("know what belongs to them", () => {
        const [scene] = play(...buy);
        const [scored, crisis] = eventsOf(
            linesOf([buy[2]!, { what: "CrisisPlaced", crisis: "Floods", number: 2, number2: 2 }]),
        );
        expect(goesOn(scene!, scored!)).toBe(true);
        expect(goesOn(scene!, crisis!)).toBe(false);
    });
});
