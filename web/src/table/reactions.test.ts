import { describe, expect, it } from "vitest";
import { line } from "../net/samples";
import { thrown } from "./reactions";

describe("a reaction", () => {
    it("is thrown by a seat at a seat", () => {
        const told = line(4, { what: "react", seat: 1, event: { at: 2, reaction: "tomato" } });
        expect(thrown(told)).toEqual({ from: 1, at: 2, reaction: "tomato" });
    });
    it("is none where the line is another or the page cannot draw it", () => {
        expect(thrown(line(4))).toBeNull();
        expect(thrown(line(4, { what: "react", event: { at: 2, reaction: "anvil" } }))).toBeNull();
    });
});
