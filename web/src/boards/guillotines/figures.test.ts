import { expect, it } from "vitest";
import data from "../../../../data/guillotines.json";
import { figures, kindOf, learn, marketOf, suitOf } from "./figures";

it("the figures of Billionaires & Guillotines are those of the data file", () => {
    learn({ ...data, figures: { ...data.figures, laps: { value: 5 } } });
    expect(figures.laps).toBe(5);
    learn(data);
    expect(figures.laps).toBe(2);
    expect(figures.cards.get("killer-robots")).toEqual({ value: 3, crisis: "KillerRobots", rebels: 3 });
    expect(figures.cards.get("game-the-market")).toEqual({ value: 2, special: "GameTheMarket" });
    expect(figures.cards.get("locks-2")).toEqual({ value: 2, suit: "Locks" });
    expect([suitOf("bolts-1"), suitOf("audit"), kindOf("BankRun")]).toEqual(["Bolts", undefined, "bank-run"]);
    expect(marketOf("noble-estate")).toBe("Vanity");
    expect(figures.sacrifice.FascistRule).toEqual(["Influence", "Legacy", "Power"]);
    expect(figures.billionaires.Aristocrat).toEqual({
        suit: "Diamonds",
        needs: ["Legacy", "Legacy", "Influence", "Toys", "Vanity"],
    });
});
