import { describe, expect, it } from "vitest";
import { shelf } from ".";
import { chosen, languages, languagesIn } from "./languages";
import { fill, Library, type Texts } from "./library";

const figuresIn = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();
const [first, ...others] = languages.map(({ tag }) => tag);
const filesOf = (tag: string): string[] =>
    Object.keys(shelf)
        .filter((path) => path.startsWith(`${tag}/`))
        .map((path) => path.slice(tag.length + 1));

describe.each(others)("the texts of %s", (tag) => {
    it("are files of the same names as those of the first language", () => {
        expect(filesOf(tag)).toEqual(filesOf(first!));
    });
    it.each(filesOf(first!))("have in %s the same keys with the same figures, and none is empty", async (file) => {
        const own = await shelf[`${tag}/${file}`]!();
        const model = await shelf[`${first}/${file}`]!();
        expect(Object.keys(own).sort()).toEqual(Object.keys(model).sort());
        for (const [key, text] of Object.entries(own)) {
            expect(text, key).not.toBe("");
            expect([key, ...figuresIn(text)]).toEqual([key, ...figuresIn(model[key]!)]);
        }
    });
});

// Of the program too, and of games that others have written.
const books = import.meta.glob<Texts>(["../../../data/texts/*/*/*.json", "../../../examples/*/data/texts/*/*/*.json"], {
    import: "default",
    eager: true,
});
// Names of people and numbers come with a space between them and characters; only units of money stand close to theirs.
// Cards begin with a character and end with a number.
const kFigures = "(?:who|whom|names|one|two|three|n|number2?|count|amount|turn|round|talk|least|most|asked)";
const kHan = "\\p{Script=Han}";
const cramped = (units: string): RegExp =>
    new RegExp(
        [
            `${kHan}(?:[A-Za-z\\d]|\\{${kFigures}\\})`,
            `(?:[A-Za-z]|\\d(?![${units}])|\\{(?:${kFigures}|cards?|card2)\\})${kHan}`,
        ].join("|"),
        "u",
    );
it("nothing in letters or figures stands close to a character", () => {
    const money = Object.entries(books).flatMap(([, texts]) => texts["money.units"] ?? []);
    const close = cramped(money.join("").replaceAll(/[^\p{Script=Han}]/gu, ""));
    const said = Object.entries(books).flatMap(([path, texts]) =>
        Object.entries(texts).flatMap(([key, text]) =>
            typeof text === "string" && !key.startsWith("money") && close.test(text) ? [`${path} ${key}: ${text}`] : [],
        ),
    );
    expect(said).toEqual([]);
});

it("words of the page bear names of their own, in whatever file they stand", async () => {
    const keys: string[] = [];
    for (const file of filesOf(first!)) {
        if (!file.endsWith("/names")) keys.push(...Object.keys(await shelf[`${first}/${file}`]!()));
    }
    expect(new Set(keys).size).toBe(keys.length);
});

// Everything that comes with a file, without what it fetches later.
const sources = new Map(
    Object.entries(import.meta.glob<string>("../**/*.{ts,tsx}", { query: "?raw", import: "default", eager: true })).map(
        ([path, source]) => [new URL(path, "file:///texts/").pathname, source],
    ),
);
function comesWith(file: string, seen = new Map<string, string>()): Map<string, string> {
    const source = sources.get(file);
    if (source === undefined || seen.has(file)) return seen;
    seen.set(file, source);
    for (const [, path] of source.matchAll(/^(?:import|export) (?!type)[^;]*?from "(\.[^"]+)"/gms)) {
        const { pathname } = new URL(path!, `file://${file}`);
        for (const end of [".ts", ".tsx", "/index.ts"]) comesWith(pathname + end, seen);
    }
    return seen;
}

it("what comes before it is wanted says nothing that is fetched later", async () => {
    const boards = [...sources.keys()].filter((file) => /^\/boards\/[^/]+\/face\.tsx$/.test(file));
    const first = new Map(["/main.tsx", ...boards].flatMap((file) => [...comesWith(file)]));
    expect(first.has("/table/Decision.tsx") && first.has("/boards/millions/Board.tsx")).toBe(true);
    const books = Object.keys(shelf).filter(
        (path) => path.startsWith(`${languages[0]!.tag}/`) && path.endsWith("/more"),
    );
    const later = (await Promise.all(books.map((path) => shelf[path]!()))).flatMap((texts) => Object.keys(texts));
    const said = [...first].flatMap(([file, source]) =>
        later.filter((key) => source.includes(`"${key}"`)).map((key) => `${file}: ${key}`),
    );
    expect(said).toEqual([]);
});

it("figures are put in once", () => {
    expect(fill("{who} has {n} of {all}", { who: "{n}", n: 3 })).toBe("{n} has 3 of {all}");
});

describe("a language", () => {
    const known = languagesIn({
        "../texts/xx-Moon/language.json": { name: "Lunar", short: "XX", order: 7, also: ["xx"], locale: "en" },
        "../texts/aa/language.json": { name: "Aaa", short: "AA", order: 1, also: [], locale: "en" },
    });
    it("is a folder, offered in the order that it names", () => {
        expect(known.map(({ tag }) => tag)).toEqual(["aa", "xx-Moon"]);
    });
    it.each([
        [["xx-Moon"], "xx-Moon"],
        [["XX-MOON-dust"], "xx-Moon"],
        [["xx-Mars"], "xx-Moon"],
        [["fr", "xx"], "xx-Moon"],
        [["xxx"], "aa"],
        [[""], "aa"],
    ])("answers to its tag and to others: %s", (wishes, tag) => {
        expect(chosen(known, wishes).tag).toBe(tag);
    });
});

describe("a library", () => {
    const fetched: string[] = [];
    const book = (path: string, texts: Texts) => ({
        [path]: async () => {
            fetched.push(path);
            return texts;
        },
    });
    const made = {
        ...book("aa/page/page", { hello: "Hello {who}", bye: "Bye" }),
        ...book("aa/game/names", { hello: "Hello card" }),
        ...book("xx/page/page", { hello: "Beep {who}" }),
        ...book("xx/game/names", { hello: "Beep card" }),
    };
    const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

    it("speaks a third language that nobody has heard of, and fetches nothing else", async () => {
        fetched.length = 0;
        const library = new Library(made, "aa");
        await library.open("xx", ["page/page", "game/names", "game/page"]);
        expect(library.word("hello")).toBe("Beep {who}");
        expect(library.word("game:hello")).toBe("Beep card");
        expect(library.find("bye")).toBeNull();
        await settled();
        expect(fetched).toEqual(["xx/page/page", "xx/game/names"]);
    });
    it("takes the first language's word where one is missing", async () => {
        const library = new Library(made, "aa");
        await library.open("xx", ["page/page"]);
        expect(library.word("bye")).toBe("bye");
        await settled();
        expect(library.word("bye")).toBe("Bye");
        expect(library.word("hello")).toBe("Beep {who}");
    });
    it("changes its language when all words are there, and only the last wish counts", async () => {
        const library = new Library(made, "aa");
        await library.open("aa", ["page/page"]);
        const [one, other] = [library.speak("xx"), library.speak("aa")];
        expect(library.word("hello")).toBe("Hello {who}");
        await Promise.all([one, other]);
        expect(library.word("hello")).toBe("Hello {who}");
        await library.speak("xx");
        expect(library.word("hello")).toBe("Beep {who}");
    });
});
