import { expect, test } from "vitest";
import { inGames, signed, some } from "./lookBack";

test("chances are told in games of 100, without that nobody wins", () => {
    expect(inGames([{ step: 3, chances: [0.254, 0.5, 0.246] }])).toEqual([{ step: 3, score: [25, 50] }]);
});

test("of many points some are told in figures, evenly, with both ends", () => {
    expect(some([1, 2, 3], 5)).toEqual([1, 2, 3]);
    expect(some([0, 1, 2, 3, 4, 5, 6, 7, 8], 3)).toEqual([0, 4, 8]);
});

test("a change has its sign, and none if it is nothing", () => {
    expect([0.051, -0.2, 0.001].map(signed)).toEqual(["+5", "−20", "0"]);
});
