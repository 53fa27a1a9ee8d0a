import { expect, it } from "vitest";
import { commitment } from "./commitment";

// The same as tests/table/seal_test.cpp has it.
it("is BLAKE2b-256 of the seed and the table's id", () => {
    const counted = Array.from({ length: 32 }, (_, n) => n.toString(16).padStart(2, "0")).join("");
    expect(commitment(counted, "k7m2")).toBe("a92edfbafc017b3f516293aca6286777191743afac4d5dc792756781df6bf92f");
});
