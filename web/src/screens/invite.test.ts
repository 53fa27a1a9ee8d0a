import { describe, expect, it } from "vitest";
import { inviteAddress } from "./invite";

describe("an invitation", () => {
    it("may be a link, with words around it", () => {
        expect(inviteAddress("http://127.0.0.1:8080/#/table/Rm80wJeCNdu4wbN6")).toBe("#/table/Rm80wJeCNdu4wbN6");
        expect(inviteAddress("Come! (https://x.example/#/table/Rm80wJeCNdu4wbN6).")).toBe("#/table/Rm80wJeCNdu4wbN6");
    });
    it("may be a bare id", () => {
        expect(inviteAddress("  Rm80wJeCNdu4wbN6\n")).toBe("#/table/Rm80wJeCNdu4wbN6");
    });
    it("keeps the key of a seat that moves here", () => {
        expect(inviteAddress("https://x/#/table/Rm80wJeCNdu4wbN6/seat/abc_def-1")).toBe(
            "#/table/Rm80wJeCNdu4wbN6/seat/abc_def-1",
        );
    });
    it("is nothing else", () => {
        expect(inviteAddress("")).toBeNull();
        expect(inviteAddress("hello there")).toBeNull();
        expect(inviteAddress("https://x.example/#/settings")).toBeNull();
        expect(inviteAddress("https://x.example/#/table/%")).toBeNull();
        expect(inviteAddress("javascript:alert(1)#/table/<script>")).toBeNull();
    });
});
