import { afterEach, describe, expect, it } from "vitest";
import { Refused } from "../net/api";
import { speak } from "../texts";
import { languages } from "../texts/languages";
import { problem } from "./problem";

// As the server of today words it.
const said = {
    clock: "clock.kind: must be live or relaxed where scheduling is live, is none: whoever may act at any time could keep all others waiting for ever",
    login: "field login: must be 3 to 32 small letters, digits, dots, hyphens or underscores",
    password: "field password: must be 8 to 200 bytes long",
    name: "name: must be at most 24 characters, is 40",
    players: "players: millions-1e is for 3 to 8 players, not 14",
    option: "option talk: must be a whole number from 3 to 50, is 500",
};

describe("a problem", () => {
    afterEach(() => speak(languages[0]!.tag));
    it.each(Object.entries(said))("with a field has words in every language: %s", async (_, text) => {
        const error = new Refused(400, "unreadable", text);
        const said = new Set<string>();
        for (const { tag } of languages) {
            await speak(tag);
            expect(problem(error)).not.toContain(text);
            said.add(problem(error));
        }
        expect(said.size).toBe(languages.length);
    });
    it("that nobody foresaw keeps the server's words", () => {
        expect(problem(new Refused(400, "unreadable", "seat: odd"))).toContain("seat: odd");
    });
    it("the server has a sentence for is told in that sentence", () => {
        expect(problem(new Refused(403, "wrong-password", "Login and password do not fit."))).toBe(
            "Login and password do not fit.",
        );
    });
    it("without an answer is a matter of the line", () => {
        expect(problem(new TypeError("Failed to fetch"))).toContain("does not answer");
    });
});
