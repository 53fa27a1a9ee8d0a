import { describe, expect, it } from "vitest";
import { composition } from "./compose";

describe("a poster composed from a name", () => {
    it("is the same every time", () => {
        expect(composition("mad-millionaire")).toEqual(composition("mad-millionaire"));
    });
    it("takes its motif from the words of the name", () => {
        expect(composition("guillotines").motif).toBe("blade");
        expect(composition("mad-millionaire").motif).toBe("topper");
    });
    it("differs between games", () => {
        const all = ["a", "b", "chess", "go-1e", "go-2e", "poker", "whist", "liars"].map((id) =>
            JSON.stringify(composition(id)),
        );
        expect(new Set(all).size).toBeGreaterThan(4);
    });
});
