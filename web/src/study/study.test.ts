import { describe, expect, it } from "vitest";
import { type Question, readStudy, shapeOf, sideBySide, type Study } from "./study";
import { chanceOf } from "./compare";
import { called, figure, type Words } from "./words";

const cell = (row: number, column: number, value: number) => ({ row, column, value, low: value, high: value, n: 9 });
const question = (more: Partial<Question> = {}): Question => ({
    id: "role-money",
    kind: "mean",
    unit: "score",
    rows: ["role.Driver", "role.Crook"],
    columns: [""],
    settings: [[cell(0, 0, 1.5), cell(1, 0, -0.25)]],
    changes: [],
    ...more,
});
const study = (more: Partial<Study> = {}): Study => ({
    format: "moneybags study 1",
    about: {
        game: "millions-1e",
        texts: "millions",
        name: "Millions",
        score_unit: 1_000_000,
        settings: [{ name: "", players: 5, bots: ["lite"] }],
    },
    games: 100,
    questions: [question()],
    ...more,
});
const books: Record<string, Record<string, string>> = {
    study: { "row.others": "{n} others", "row.others.0": "nobody else", "page.points": "points" },
    millions: { "role.Driver": "Driver" },
    common: { money: "\u0024{n}", "money.units": "1 1000k 1000000M" },
};
const words: Words = { tag: "en", find: (book, key) => books[book]?.[key] ?? null };

describe("a study", () => {
    it("is read, and nothing else is", () => {
        expect(readStudy(JSON.stringify(study()))).toEqual(study());
        for (const wrong of ["", "[]", "null", "{}", '{"format":"moneybags study 1"}'])
            expect(readStudy(wrong)).toBeNull();
        expect(readStudy(JSON.stringify(study({ questions: [question({ settings: [] })] })))).toBeNull();
    });

    it("stands beside another by the names of rows, not by their places", () => {
        const other = study({
            games: 50,
            questions: [question({ rows: ["role.Crook", "role.Brute"], settings: [[cell(0, 0, 3), cell(1, 0, 4)]] })],
        });
        const both = sideBySide(study(), other);
        expect(both.about.settings.map((each) => each.name)).toEqual(["①", "②"]);
        expect(both.questions[0]!.rows).toEqual(["role.Driver", "role.Crook", "role.Brute"]);
        expect(both.questions[0]!.settings[1]!.map((each) => [each.row, each.value])).toEqual([
            [1, 3],
            [2, 4],
        ]);
        expect(sideBySide(study(), study({ questions: [] })).questions).toEqual([]);
        const larger = study();
        larger.about.settings[0]!.players += 1;
        larger.about.settings[0]!.bots = ["regular"];
        expect(sideBySide(study(), larger).about.settings[1]!.name).toMatch(/^② players=\d regular$/);
    });

    it("is drawn as what it is", () => {
        expect(shapeOf(question())).toBe("rows");
        const table = { rows: ["a", "b"], columns: ["x", "y"], settings: [[cell(0, 0, 1), cell(1, 1, 1)]] };
        expect(shapeOf(question(table))).toBe("heat");
        const steps = { kind: "part" as const, rows: ["all"], columns: ["price.0", "price.1"] };
        expect(shapeOf(question({ ...steps, settings: [[cell(0, 0, 1), cell(0, 1, 0)]] }))).toBe("steps");
    });
});

// A row's values in so many games: always `low`, or one more in every other game.
const counted = (row: number, low: number, games: number) => {
    const [s, ss] = [games * (low + 0.5), (games * (low * low + (low + 1) * (low + 1))) / 2];
    return { ...cell(row, 0, low + 0.5), sums: [games, games, games, s, ss, s] };
};

describe("two studies", () => {
    it("are told apart only where luck does not explain it", () => {
        const made = (games: number, ...low: number[]): Study =>
            study({ games, questions: [question({ settings: [low.map((each, row) => counted(row, each, games))] })] });
        const found = sideBySide(made(100, 3, 8), made(400, 3, 9)).questions[0]!.changes;
        expect(found).toHaveLength(1);
        expect(found[0]).toEqual([
            { row: 0, column: 0, from: 0, value: 0, clear: false },
            { row: 1, column: 0, from: 0, value: 1, clear: true },
        ]);
        expect(sideBySide(made(40, 3), made(40, 9)).questions[0]!.changes).toEqual([[]]);
    });

    it("are compared setting by setting where they have several", () => {
        const made = (low: number, ...names: string[]): Study => {
            const settings = names.map(() => [counted(0, low, 100)]);
            const told = study({ questions: [question({ settings })] });
            told.about.settings = names.map((name) => ({ name, players: 5, bots: ["lite"] }));
            return told;
        };
        const found = sideBySide(made(3, "a", "b"), made(4, "b", "c")).questions[0]!.changes;
        expect(found.map((each) => each.length)).toEqual([0, 1, 0]);
        expect(found[1]![0]).toMatchObject({ from: 1, value: 1, clear: true });
    });

    it("count a part that only one of them has seen", () => {
        const seen = (column: number) => ({ ...cell(0, column, 1), sums: [100, 100, 100, 100, 100, 100] });
        const made = (column: number): Study =>
            study({ questions: [question({ kind: "part", columns: ["x", "y"], settings: [[seen(column)]] })] });
        const found = sideBySide(made(0), made(1)).questions[0]!.changes[0]!;
        expect(found.map((each) => [each.column, each.value, each.clear])).toEqual([
            [0, -1, true],
            [1, 1, true],
        ]);
    });

    it("know how likely what is", () => {
        for (const [errors, chance] of [
            [0, 1],
            [1.959963984540054, 0.05],
            [-3, 0.0026997960632602],
            [6, 1.973175290075396e-9],
        ])
            expect(Math.abs(chanceOf(errors!) / chance! - 1)).toBeLessThan(1e-6);
    });
});

describe("the words of a study", () => {
    it("call things by their names, numbers included", () => {
        expect(called(words, study(), "role.Driver")).toBe("Driver");
        expect(called(words, study(), "others.3")).toBe("3 others");
        expect(called(words, study(), "others.0")).toBe("nobody else");
        expect(called(words, study(), "L1-03")).toBe("L1-03");
    });
    it("write figures in the unit they have", () => {
        expect(figure(words, study(), "share", 0.12345)).toBe("12.3 %");
        expect(figure(words, study(), "score", 1.5)).toBe("$1.5M");
        expect(figure(words, study(), "score", -0.25)).toBe("−$250k");
        expect(figure(words, study(), "count", 7.25)).toBe("7.25");
        const points = study();
        points.about.score_unit = 0;
        expect(figure(words, points, "score", 3)).toBe("3 points");
    });
});
