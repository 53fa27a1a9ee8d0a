import { describe, expect, it } from "vitest";
import board from "../../../../data/mad-millionaire.json";
import { city, learn, spotOf } from "./city";
import { routeOf } from "./routes";
import { speak } from "../../texts";
import { languages } from "../../texts/languages";
import { dollars } from "../../texts/money";
import { businessName, locationName, parkName, setName, streetName, stuntName } from "./words";

learn(board);

describe("the city", () => {
    it("is the one of the law: 88 spaces, 46 businesses, 16 locations, 32 cards", () => {
        expect(city.spaces.size).toBe(88);
        expect(city.businesses.size).toBe(46);
        expect(city.locations.size).toBe(16);
        expect(city.cards.size).toBe(32);
        expect(city.note).toBe(10_000);
    });
    it("parks each car in a slot of its own", () => {
        const slots = [0, 1, 2, 3, 4, 5].map((seat) => spotOf("DEPOT", seat));
        expect(new Set(slots.map(({ x, y }) => `${x} ${y}`)).size).toBe(6);
        expect(spotOf("KS7", 3)).toMatchObject({ x: 340, y: 702 });
    });
});

// MM-EX-03, 05, 06 and 07 with the ways that lead there.
describe("a drive that has happened", () => {
    it("leaves the depot by START, which counts as a step", () => {
        expect(routeOf(city, "DEPOT", "J14")).toEqual(["DEPOT", "KS7", "KS8", "KS9", "J14"]);
    });
    it("follows the streets round corners", () => {
        expect(routeOf(city, "J05", "WP2")).toEqual(["J05", "GA3", "GA2", "GA1", "J04", "WP3", "WP2"]);
    });
    it("goes down Sawdust Lane and not up", () => {
        expect(routeOf(city, "SL1", "J11")).toEqual(["SL1", "SL2", "SL3", "SL4", "J13", "BR4", "J11"]);
        expect(routeOf(city, "J13", "SL3")).toBeNull();
    });
    it("is not found where a die does not reach", () => {
        expect(routeOf(city, "J01", "J16")).toBeNull();
        expect(routeOf(city, "GA5", "DEPOT")).toBeNull();
    });
});

describe.each(languages)("the city in words ($tag)", ({ tag }) => {
    it("has a name for everything in it", async () => {
        await speak(tag);
        const names = [
            ...[...city.businesses.values()].flatMap((each) => [businessName(each.id), setName(each)]),
            ...[...city.locations.keys()].map(locationName),
            ...[...city.cards.keys()].map(stuntName),
            ...city.streets.map(streetName),
            ...city.parks.flatMap(({ name }) => (name === "" ? [] : parkName(name))),
        ];
        for (const name of names) expect(name).not.toContain(".");
        await speak(languages[0]!.tag);
    });
});

it("money is written in thousands and millions, or by the ten thousand where people count so", async () => {
    const sums = [0, 5000, 110_000, 1_200_000, -30_000];
    const written = new Map<string, string[]>();
    for (const { tag } of languages) {
        await speak(tag);
        written.set(tag, sums.map(dollars));
    }
    await speak(languages[0]!.tag);
    expect([...written.values()].slice(0, 2)).toEqual([
        ["$0", "$5k", "$110k", "$1.2M", "−$30k"],
        ["0元", "5000元", "11萬", "120萬", "−3萬"],
    ]);
});
