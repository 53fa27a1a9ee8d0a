import { beforeEach, describe, expect, it } from "vitest";
import first from "../../../../data/millions-1e.json";
import second from "../../../../data/millions-2e.json";
import { goalOf, learn, lootCard, rolesInUse } from "./figures";

interface Data {
    figures: Record<string, { value: number }>;
    roles: Record<string, { value: string[] }>;
    loot: { id: string; amount: number; ante: number; shown: string[]; bonus?: number }[];
}
const sheets: readonly (readonly [string, Data])[] = [
    ["millions-1e", first],
    ["millions-2e", second],
];

describe.each(sheets)("the figures of %s", (_, data) => {
    beforeEach(() => learn(data));
    it("have what a Loot card brings, also to a role it shows", () => {
        for (const { id, amount, ante, shown, bonus } of data.loot)
            expect(lootCard(id)).toEqual({ amount, ante, shown, bonus: bonus ?? data.figures["symbol_bonus"]!.value });
        expect(lootCard("L9-99")).toBeNull();
    });
    it("have its goal and its number of heists", () => {
        expect(goalOf({ options: {} })).toEqual({
            rounds: data.figures["rounds"]!.value,
            goal: data.figures["goal"]!.value,
        });
    });
    it("have its roles by players", () => {
        for (const players of [3, 4, 5, 6, 7, 8]) expect(rolesInUse(players)).toEqual(data.roles[players]!.value);
    });
});

it("are other ones in a quick game", () => {
    learn(first);
    const quick = { rounds: first.figures.rounds_quick.value, goal: first.figures.goal_quick.value };
    expect(goalOf({ options: { quick: true } })).toEqual(quick);
});
