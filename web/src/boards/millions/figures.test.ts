import { describe, expect, it } from "vitest";
import first from "../../../../data/millions-1e.json";
import second from "../../../../data/millions-2e.json";
import english from "../../../../data/texts/en/millions/names.json";
import chinese from "../../../../data/texts/zh-Hant/millions/names.json";
import { figuresOf, lootCards, rolesInUse } from "./figures";
import { millions } from "../../texts/millions";
import { roles } from "./view";

interface Data {
    figures: Record<string, { value: number }>;
    roles: Record<string, { value: string[] }>;
    loot: { id: string; amount: number; ante: number; shown: string[]; bonus?: number }[];
}
const sheets: readonly (readonly [string, Data])[] = [
    ["millions-1e", first],
    ["millions-2e", second],
];

describe.each(sheets)("the figures of %s", (game, data) => {
    it("are those of the Loot cards in the data file", () => {
        const wanted = data.loot.map(({ id, amount, ante, shown, bonus }) => [
            id,
            { amount, ante, shown, bonus: bonus ?? data.figures["symbol_bonus"]!.value },
        ]);
        expect(Object.entries(lootCards).filter(([id]) => data.loot.some((card) => card.id === id))).toEqual(wanted);
    });
    it("have its goal and its number of heists", () => {
        expect(figuresOf({ game, options: {} })).toEqual({
            rounds: data.figures["rounds"]!.value,
            goal: data.figures["goal"]!.value,
        });
    });
    it.each([3, 4, 5, 6, 7, 8])("have its roles for %i players, in calling order", (players) => {
        expect(rolesInUse(game, players)).toEqual(data.roles[players]!.value);
    });
});

it("are other ones in a quick game", () => {
    const quick = { rounds: first.figures.rounds_quick.value, goal: first.figures.goal_quick.value };
    expect(figuresOf({ game: "millions-1e", options: { quick: true } })).toEqual(quick);
});

it("roles bear the names that the server uses", () => {
    for (const role of roles) {
        expect(millions.en[`millions.role.${role}`]).toBe(english[`role.${role}`]);
        expect(millions.zh[`millions.role.${role}`]).toBe(chinese[`role.${role}`]);
    }
});
