import { describe, expect, it } from "vitest";
import { passTo } from "./hotseat";

describe("a device for several people", () => {
    it("is passed to whoever here is asked", () => {
        expect(passTo([2], [0, 2], 0)).toBe(2);
    });
    it("stays with its holder while they are asked too", () => {
        expect(passTo([0, 2], [0, 2], 0)).toBeNull();
    });
    it("is not passed to people who sit elsewhere", () => {
        expect(passTo([1], [0, 2], 0)).toBeNull();
    });
});
