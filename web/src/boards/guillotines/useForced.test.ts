import { describe, expect, it } from "vitest";
import type { Choice } from "../../protocol";
import { isForced } from "./useForced";
import type { View } from "./view";

const lone = (act: string): Choice[] => [{ text: act, move: { act } } as unknown as Choice];
const view = (phase: string, more: { role?: boolean; shown?: boolean; hand?: number; envelope?: number } = {}): View =>
    ({
        me: 0,
        hand_size: [more.hand ?? 2, 2],
        envelope_size: [more.envelope ?? 0, 0],
        envelope: [[], []],
        role: ["Banker", null],
        open: {
            phase,
            who: ["MediaBaron", "Aristocrat"],
            known: [[], []],
            has_role: more.role ? [0] : [],
            face_up: [more.shown ? "Banker" : null, null],
            bunker: null,
        },
    }) as unknown as View;

describe("a prompt with one answer", () => {
    it("answers itself where all can see that there is no other", () => {
        expect(isForced(view("DrawStep"), lone("Draw"))).toBe(true);
        expect(isForced(view("DrawStep", { role: true, shown: true }), lone("Decline"))).toBe(true);
        expect(isForced(view("Envelope", { hand: 0 }), lone("Stop"))).toBe(true);
    });
    it("is left to the reader where a quick answer would tell of a hidden Role or of cards", () => {
        expect(isForced(view("DrawStep", { role: true }), lone("Draw"))).toBe(false);
        expect(isForced(view("LateWindow"), lone("Hide"))).toBe(false);
        expect(isForced(view("Envelope", { hand: 1 }), lone("Stop"))).toBe(false);
    });
    it("is none where there are two", () => {
        expect(isForced(view("DrawStep"), [...lone("Draw"), ...lone("Decline")])).toBe(false);
    });
});
