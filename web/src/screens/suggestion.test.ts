import { describe, expect, it } from "vitest";
import type { Choice } from "../protocol";
import { suggestion } from "./suggestion";

const ready: Choice = { move: { act: "Ready" }, text: "ready", question: 1 };
const offer: Choice = {
    move: { act: "Offer", to: 2, pay: { amount: 1 } },
    text: "offer 1..4 to Bea",
    amount: { least: 1, most: 4, path: ["pay", "amount"] },
    question: 1,
};

describe("what a lesson suggests", () => {
    it("is found among the choices", () => {
        expect(suggestion([offer, ready], { move: { act: "Ready" }, text: "ready", number: 3 })).toEqual({
            choice: ready,
            amount: null,
        });
    });
    it("is found in a range, with its amount", () => {
        const hint = { move: { act: "Offer", to: 2, pay: { amount: 3 } }, text: "offer 3 to Bea", number: 0 };
        expect(suggestion([ready, offer], hint)).toEqual({ choice: offer, amount: 3 });
    });
    it("is nothing where it is not on offer", () => {
        expect(suggestion([ready], undefined)).toBeNull();
        expect(suggestion([], { move: { act: "Ready" }, text: "ready", number: 0 })).toBeNull();
        const dear = { move: { act: "Offer", to: 2, pay: { amount: 9 } }, text: "offer 9 to Bea", number: 0 };
        expect(suggestion([offer], dear)).toBeNull();
    });
});
