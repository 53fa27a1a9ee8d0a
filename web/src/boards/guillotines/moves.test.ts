import { describe, expect, it } from "vitest";
import { tilesOf } from "./narrow";
import { optionsAt, optionsOf, optionsWith } from "./moves";
import type { Choice } from "../../protocol";

const choice = (move: Record<string, unknown>): Choice => ({ move, text: JSON.stringify(move), question: 1 });

const turn: readonly Choice[] = [
    choice({ act: "Buy", market: "Toys", cards: ["bolts-3"] }),
    choice({ act: "Buy", market: "Toys", cards: ["bolts-3", "scam"] }),
    choice({ act: "Invest", market: "Toys", cards: ["bolts-3"] }),
    choice({ act: "Invest", market: "Power", cards: ["scam"] }),
    choice({ act: "ExchangeTops", market: "Legacy", other: "Toys" }),
    choice({ act: "Scam", assets: ["mega-yacht", "art-hoard"] }),
    choice({ act: "Scam", assets: ["mega-yacht", "think-tank"] }),
];

describe("what can be done at a Market", () => {
    it("is everything there with empty hands", () => {
        expect(optionsAt(turn, "Toys", []).map(({ move }) => move.act)).toEqual([
            "Buy",
            "Buy",
            "Invest",
            "ExchangeTops",
        ]);
    });
    it("is what fits exactly the cards picked up", () => {
        expect(optionsAt(turn, "Toys", ["bolts-3"]).map(({ move }) => move.act)).toEqual(["Buy", "Invest"]);
        expect(optionsAt(turn, "Toys", ["scam", "bolts-3"])).toHaveLength(1);
        expect(optionsAt(turn, "Power", ["bolts-3"])).toHaveLength(0);
    });
    it("counts Game the Market, which is on the table already, as played along", () => {
        const gamed = [
            choice({ act: "Buy", market: "Toys", cards: ["game-the-market", "bolts-1"] }),
            choice({ act: "Buy", market: "Toys", cards: ["game-the-market"] }),
        ];
        expect(optionsAt(gamed, "Toys", ["bolts-1"])).toHaveLength(1);
        expect(optionsAt(gamed, "Toys", [])).toHaveLength(2);
    });
});

describe("what else cards can do", () => {
    it("is their effect, when they lie alone in the hand", () => {
        expect(optionsWith(turn, ["scam"]).map(({ move }) => move.act)).toEqual(["Scam", "Scam"]);
        expect(optionsWith(turn, ["scam", "bolts-3"])).toHaveLength(0);
        expect(optionsWith(turn, [])).toHaveLength(0);
    });
});

describe("narrowing", () => {
    it("asks one thing after another and passes over what all share", () => {
        const scam = optionsOf(turn, "Scam");
        const { tiles } = tilesOf(scam, 0);
        expect(tiles.map((tile) => tile.facet)).toEqual([
            { of: "asset", asset: "art-hoard" },
            { of: "asset", asset: "think-tank" },
        ]);
        expect(tiles.every((tile) => tile.options.length === 1)).toBe(true);
    });
    it("leads to every move, in three steps at most", () => {
        const many = ["mega-yacht", "private-island", "personal-zoo"].flatMap((one) =>
            ["art-hoard", "think-tank"].flatMap((other) =>
                [null, "Gangster"].map((role) => choice({ act: "AuditPolicy", assets: [one, other], role })),
            ),
        );
        const reached = new Set<Choice>();
        const walk = (options: ReturnType<typeof optionsOf>, depth: number, steps: number): void => {
            expect(steps).toBeLessThanOrEqual(3);
            const next = tilesOf(options, depth);
            for (const tile of next.tiles) {
                if (tile.options.length === 1) reached.add(tile.options[0]!.choice);
                else walk([...tile.options], next.depth, steps + 1);
            }
        };
        walk(optionsOf(many), 0, 1);
        expect(reached.size).toBe(many.length);
    });
    it("parts a long list by act first", () => {
        const long = Array.from({ length: 40 }, (_, at) =>
            choice({
                act: "Take",
                cards: [`locks-${(at % 3) + 1}`, "audit"].slice(0, 1 + (at % 2)),
                seat: at,
                ups: at,
            }),
        );
        long.push(choice({ act: "Stop" }));
        expect(tilesOf(optionsOf(long), 0).tiles.map((tile) => tile.facet)).toEqual([
            { of: "act", act: "Take" },
            { of: "act", act: "Stop" },
        ]);
    });
    it("offers 'nothing' beside the Assets", () => {
        const claim = [choice({ act: "Claim", assets: ["mega-yacht"] }), choice({ act: "Claim", assets: [] })];
        expect(tilesOf(optionsOf(claim), 0).tiles.map((tile) => tile.facet)).toEqual([
            { of: "asset", asset: "mega-yacht" },
            { of: "asset", asset: null },
        ]);
    });
});
