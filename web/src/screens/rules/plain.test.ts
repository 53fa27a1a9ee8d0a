import { describe, expect, it } from "vitest";
import { shelf } from "../../texts";
import { isDrawn } from "./Picture";
import { games, matching, outlineOf, type Part } from "./plain";

const books = import.meta.glob<string>("../../../../docs/rules/*.md", {
    query: "?raw",
    import: "default",
    eager: true,
});
const law = Object.values(books).join("\n");

describe.each(games)("the plain rules of %s", (game) => {
    it("have a picture, an example in every language and true clauses for each part", async () => {
        const outline = await outlineOf(game);
        expect(outline.length).toBeGreaterThan(3);
        const plain = Object.keys(shelf).filter((file) => file.endsWith("/plain"));
        const texts = await Promise.all(plain.map((file) => shelf[file]!()));
        for (const { guide, more, picture, clauses } of outline) {
            expect(isDrawn(picture), picture).toBe(true);
            for (const clause of clauses) expect(law, clause).toContain(`| ${clause} |`);
            const key = `plain.${game}.${more ?? guide}`;
            const wanted = more === undefined ? [`${key}.example`] : [key, `${key}.title`, `${key}.example`];
            for (const each of wanted) expect(texts.filter((book) => book[each]).length, each).toBe(2);
        }
    });
});

it("finds the parts with all the words", () => {
    const part = (title: string, text: string): Part => ({
        title,
        lines: [{ kind: "text", text }],
        picture: "",
        clauses: [],
        example: null,
    });
    const parts = [part("Goal", "Be rich"), part("Roles", "A Driver gets more")];
    expect(matching(parts, ["driver", "more"]).map((each) => each.title)).toEqual(["Roles"]);
    expect(matching(parts, [])).toHaveLength(2);
});
