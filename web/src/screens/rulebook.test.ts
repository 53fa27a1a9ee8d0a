import { describe, expect, it } from "vitest";
import { rules } from "./fixtures/rules";
import { anchor, blocks, clausesOf, find, marked, pieces } from "./rulebook";

describe("the rulebook", () => {
    const clauses = clausesOf(rules);
    it("links the clauses it has, and no others", () => {
        expect(pieces("see M1-PLAN-04, not M2-PLAN-04", clauses)).toEqual([
            { kind: "text", text: "see " },
            { kind: "clause", text: "M1-PLAN-04", id: "M1-PLAN-04" },
            { kind: "text", text: ", not " },
            { kind: "text", text: "M2-PLAN-04" },
        ]);
    });
    it("takes backticks for code and stars for weight", () => {
        expect(pieces("`quick`: **six**", clauses).map((piece) => piece.kind)).toEqual(["code", "text", "strong"]);
    });
    it("finds passages that have all the words, in any case", () => {
        expect(find(rules, "RESERVE pays").flatMap((section) => section.passages.map((passage) => passage.id))).toEqual(
            ["M1-PLAN-04"],
        );
        expect(find(rules, "m1-plan-03").flatMap((section) => section.passages)).toHaveLength(1);
        expect(find(rules, "nothing of the kind")).toEqual([]);
    });
    it("shows a whole section whose title has the words", () => {
        expect(find(rules, "vocabulary")[0]?.passages).toHaveLength(3);
    });
    it("is all there without a word", () => {
        expect(find(rules, "  ")).toEqual(rules);
    });
    it("makes tables of rows under the same heads", () => {
        expect(blocks(rules[0]!.passages).map((block) => block.kind)).toEqual(["table", "alone"]);
        expect(blocks(rules[1]!.passages).map((block) => block.kind)).toEqual(["alone", "alone"]);
    });
    it("has an address for every section", () => {
        expect(rules.map(anchor)).toEqual(["0", "3.1", "appendix-a-where-they-differ"]);
    });
    it("marks what was searched for, whatever signs it has", () => {
        expect(marked("a (b) a", ["(b)"])).toEqual([
            { text: "a ", hit: false },
            { text: "(b)", hit: true },
            { text: " a", hit: false },
        ]);
    });
});
