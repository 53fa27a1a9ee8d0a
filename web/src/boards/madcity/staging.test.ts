import { describe, expect, it } from "vitest";
import board from "../../../../data/mad-millionaire.json";
import { learn } from "./city";
import { eventsOf } from "./events";
import { scene } from "./gallery/scenes";
import { advance, still, timeOf, type Scene } from "./staging";
import { readView } from "./view";

learn(board);
const told = scene("drive");
const events = eventsOf(told.now.fresh);
const before = still(readView(told.before!.game.view));

function after(what: string): Scene {
    const last = events.findIndex((event) => event.what === what);
    return events.slice(0, last + 1).reduce(advance, before);
}

describe("what happens, step by step", () => {
    it("drives the car along the street", () => {
        const now = after("Drove");
        expect(now.drive).toEqual({ seat: 0, path: ["J05", "KS3", "KS2", "KS1"], carried: false });
        expect(now.view.car[0]).toBe("KS1");
    });
    it("pays when the stunt is done, not before", () => {
        expect(after("GroupPaid").view.cash[0]).toBe(38);
        const now = after("StuntDone");
        expect(now.view.cash[0]).toBe(52);
        expect(now.paid.map((paid) => paid.amount)).toEqual([9, 4, 1]);
        expect(now.burst).toEqual({ place: "KS1", seat: 0, amount: 14 });
    });
    it("lays the new card where the old one was", () => {
        const now = after("CardTurnedUp");
        expect(now.view.faceUp).toEqual(["P05a", "P08a", "P08b", "P15b"]);
        expect(now.turned).toBe(2);
    });
    it("carries cars back to the depot", () => {
        const now = after("CarReturned");
        expect(now.view.car[1]).toBe("DEPOT");
        expect(now.drive?.carried).toBe(true);
    });
    it("puts up a sign and takes the money for it", () => {
        const now = after("Leased");
        expect(now.view.leased[3]).toContain("F4");
        expect(now.view.leased[2]).not.toContain("F4");
        expect(now.view.cash[3]).toBe(1);
    });
    it("shows the die of a sale, and takes the sign down", () => {
        const now = after("Sold");
        expect(now.thrown).toEqual({ seat: 4, face: 5, business: "S5", amount: 6 });
        expect(now.view.bought[4]).not.toContain("S5");
    });
    it("ends with the winner's cash, leases paid back", () => {
        const { before: start, now } = scene("win");
        const end = eventsOf(now.fresh).reduce(advance, still(readView(start!.game.view)));
        expect(end.view.phase).toBe("Over");
        expect(end.view.winners).toEqual([0]);
        expect(end.view.cash[0]).toBe(104);
    });
    it("takes its time only for what can be seen", () => {
        expect(timeOf({ ...events[0]!, what: "TurnBegins" })).toBe(0);
        expect(timeOf(events[1]!)).toBeGreaterThan(timeOf({ ...events[1]!, number: 1 }));
    });
});
