import { face as plain } from "../boards/plain/face";
import { describe, expect, it } from "vitest";
import type { Face } from "../boards/face";
import { table } from "../net/samples";
import type { Choice } from "../protocol";
import { actOf, grouped, labelOf, listed, matching, moveOf, stillThere } from "./choices";
import { offers } from "./hinted";

const face: Face = { ...plain };
const say = (text: string): Choice => ({ move: { act: text }, text, question: 1 });
const offer = (to: number, most = 4): Choice => ({
    move: { act: "Offer", to, pay: { "0": 1 } },
    text: `offer 1..${most} to ${to}`,
    amount: { least: 1, most, path: ["pay", "0"] },
    question: 1,
});

describe("choices", () => {
    it("are one button each while they are few", () => {
        const groups = grouped([say("pick Brute"), say("pick Driver"), say("pass")], face);
        expect(groups.map((group) => group.choices.length)).toEqual([1, 1, 1]);
    });

    it("collapse by their first word when they are many, in order of appearance", () => {
        const many = [offer(1), offer(2), say("ask 1"), offer(3), say("ask 2"), say("ready"), say("leave")];
        expect(grouped(many, face).map((group) => [group.name, group.choices.length])).toEqual([
            ["offer", 3],
            ["ask", 2],
            ["ready", 1],
            ["leave", 1],
        ]);
    });

    it("go under the headings the game gives them", () => {
        const many = Array.from({ length: 8 }, (_, i) => say(`x${i}`));
        const groups = grouped(many, { ...face, group: (choice) => (choice.text < "x4" ? "deal" : "talk") });
        expect(groups.map((group) => group.name)).toEqual(["deal", "talk"]);
    });

    it("name their range, and the amount once there is one", () => {
        expect(labelOf(offer(2), table(), face)).toBe("offer 1–4 to 2");
        expect(labelOf(offer(2), table(), face, 3)).toBe("offer 3 to 2");
        expect(labelOf(say("ready"), table(), face)).toBe("ready");
        expect(labelOf({ ...say("ready"), words: "準備好了" }, table(), face)).toBe("準備好了");
    });

    it("become moves with the amount where the server wants it, and stay as they were themselves", () => {
        const choice = offer(2);
        expect(moveOf(choice, 3)).toEqual({ act: "Offer", to: 2, pay: { "0": 3 } });
        expect(choice.move).toEqual({ act: "Offer", to: 2, pay: { "0": 1 } });
        expect(moveOf(say("ready"), null)).toEqual({ act: "ready" });
    });

    it("are known again after a message although their limits changed", () => {
        expect(stillThere(offer(2, 4), [offer(1), offer(2, 9)])).toEqual(offer(2, 9));
        expect(stillThere(offer(2), [offer(1), say("ready")])).toBeNull();
    });

    it("have a kind in common or none", () => {
        expect(actOf([offer(1), offer(2)])).toBe("Offer");
        expect(actOf([offer(1), say("ready")])).toBeUndefined();
    });

    it("are listed without those the board offers, unless it is out of reach or offers them all", () => {
        const board: Face = { ...face, onBoard: (choice) => choice.text.startsWith("offer") };
        const mixed = [offer(1), say("ready")];
        expect(listed(mixed, board, false)).toEqual([say("ready")]);
        expect(listed(mixed, board, true)).toEqual(mixed);
        expect(listed([offer(1)], board, false)).toEqual([offer(1)]);
    });
});

describe("looking among many choices", () => {
    const many = Array.from({ length: 255 }, (_, n) => say(`build ${n % 2 ? "North" : "South"} Street ${n}`));
    const text = (each: { text: string }): string => each.text;
    it("finds by all words in any order, whatever their case", () => {
        expect(matching(many, "street NORTH 25", text).map(text)).toEqual([
            "build North Street 25",
            "build North Street 125",
            "build North Street 225",
            "build North Street 251",
            "build North Street 253",
        ]);
    });
    it("leaves all where nothing is asked for, and none where nothing fits", () => {
        expect(matching(many, "  ", text)).toHaveLength(255);
        expect(matching(many, "east", text)).toHaveLength(0);
    });

    it("offer a move with any amount, and no other", () => {
        expect(offers(offer(1), { act: "Offer", to: 1, pay: { "0": 3 } })).toBe(true);
        expect(offers(offer(2), { act: "Offer", to: 1, pay: { "0": 3 } })).toBe(false);
        expect(offers(offer(1), { act: "Offer", to: 1, pay: {} })).toBe(false);
        expect(offers(say("pass"), { act: "pass" })).toBe(true);
    });
});
