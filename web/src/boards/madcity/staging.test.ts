import { describe, expect, it } from "vitest";
import board from "../../../../data/mad-millionaire.json";
import { linesOf } from "../shell/samples";
import { learn } from "./city";
import { eventsOf } from "./moves";
import { few, many } from "./samples";
import { advance, still, timeOf, type Scene } from "./staging";
import type { Event, View } from "./wire";

learn(board);

const start: View = {
    ...many.before,
    open: {
        ...many.before.open,
        cash: [38, 12, 95, 4, 21, 60],
        car: ["J05", "GA5", "GA5", "MS8", "DEPOT", "ES5"],
        bought: [["S1", "E3", "D4"], ["S2"], ["S6"], ["S4"], ["S5"], ["S3"]],
        leased: [["E1", "E2", "D3"], [], ["F4"], [], [], []],
        face_up: ["P05a", "P08a", "P04b", "P15b"],
    },
};
const play = (...events: readonly object[]): Scene => eventsOf(linesOf(events)).reduce(advance, still(start));

describe("what happens, step by step", () => {
    it.each([many, few])("ends as the game does (%#)", ({ before, events, after }) => {
        const { open } = eventsOf(linesOf(events)).reduce(advance, still(before));
        const { cash, car, bought, leased } = after.open;
        expect(open).toMatchObject({ cash, car, bought, leased });
    });
    it("names who takes a stall, one after another", () => {
        const took = (seat: number, business: string): object => ({ what: "SmallTaken", seat, business });
        expect(play(took(1, "S2")).open.active).toBe(1);
        expect(play(took(1, "S2"), took(2, "S6")).open.active).toBe(2);
    });
    it("drives the car along the street", () => {
        const now = play({ what: "Drove", seat: 0, from: "J05", place: "KS1", number: 3 });
        expect(now.drive).toEqual({ seat: 0, path: ["J05", "KS3", "KS2", "KS1"], carried: false });
        expect(now.open.car[0]).toBe("KS1");
    });
    it("pays when the stunt is done, not before", () => {
        const paid = [9, 4, 1].map((amount) => ({ what: "GroupPaid", seat: 0, businesses: [], amount }));
        expect(play(...paid).open.cash[0]).toBe(38);
        const now = play(...paid, { what: "StuntDone", seat: 0, place: "KS1", card: "P04b", slot: 2, amount: 14 });
        expect(now.open.cash[0]).toBe(52);
        expect(now.paid.map(({ amount }) => amount)).toEqual([9, 4, 1]);
        expect(now.burst).toEqual({ place: "KS1", seat: 0, amount: 14 });
    });
    it("lays the new card where the old one was", () => {
        const now = play({ what: "CardTurnedUp", card: "P08b", place: "GA5", slot: 2 });
        expect(now.open.face_up).toEqual(["P05a", "P08a", "P08b", "P15b"]);
        expect(now.turned).toBe(2);
    });
    it("carries cars back to the depot", () => {
        const now = play({ what: "CarReturned", seat: 1, from: "GA5", place: "DEPOT" });
        expect(now.open.car[1]).toBe("DEPOT");
        expect(now.drive?.carried).toBe(true);
    });
    it("puts up a sign and takes the money for it", () => {
        const now = play({ what: "Leased", seat: 3, business: "F4", amount: 3 });
        expect(now.open.leased[3]).toContain("F4");
        expect(now.open.leased[2]).not.toContain("F4");
        expect(now.open.cash[3]).toBe(1);
    });
    it("shows the die of a sale, and takes the sign down", () => {
        const now = play({ what: "Sold", seat: 4, business: "S5", number: 5, amount: 6 });
        expect(now.thrown).toEqual({ seat: 4, face: 5, business: "S5", amount: 6 });
        expect(now.open.bought[4]).not.toContain("S5");
    });
    it("ends with the winner's cash, leases paid back", () => {
        const { open } = play({ what: "Won", seat: 0, amount: 104 });
        expect([open.phase, open.winners, open.cash[0]]).toEqual(["Over", [0], 104]);
    });
    it("takes its time only for what can be seen", () => {
        const drove = (number: number): Event & { text: string } => ({
            what: "Drove",
            to: "everybody",
            seat: 0,
            from: "J05",
            place: "KS1",
            number,
            text: "",
        });
        expect(timeOf({ what: "TurnBegins", to: "everybody", seat: 0, number: 1, text: "" })).toBe(0);
        expect(timeOf(drove(3))).toBeGreaterThan(timeOf(drove(1)));
    });
});
