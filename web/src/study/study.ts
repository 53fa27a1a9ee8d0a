// A study as the program writes it (src/study/record.cpp), as far as people look at it.

import { compareApart } from "./compare";

export interface Cell {
    row: number;
    column: number;
    value: number;
    low: number;
    high: number;
    n: number;
    sums?: number[]; // of its base: values, their squares, games; of itself: sum, squares, products with the base
}
export interface Change {
    row: number;
    column: number;
    from?: number; // the setting that it is held against, if not the first
    value?: number;
    low?: number;
    high?: number;
    clear?: boolean;
}
export interface Question {
    id: string;
    kind: "mean" | "part";
    unit: "share" | "score" | "count";
    rows: string[];
    columns: string[];
    scale?: number; // what a value of one counts as in sums
    settings: Cell[][]; // of each setting
    changes: Change[][]; // of each but the first, against it
}
export interface Setting {
    name: string;
    players: number;
    bots: string[];
}
export interface Study {
    format: string;
    about: { game: string; texts: string; name: string; score_unit: number; settings: Setting[] };
    called?: Record<string, string>; // the game's name, by language
    games: number;
    questions: Question[];
}

const kFormat = "moneybags study 1";

// Whatever is no study is null.
export function readStudy(text: string): Study | null {
    try {
        const told = JSON.parse(text) as Study;
        const whole =
            told.format === kFormat &&
            told.about.settings.length > 0 &&
            told.questions.every((each) => each.rows.length > 0 && each.settings.length === told.about.settings.length);
        return whole ? told : null;
    } catch {
        return null;
    }
}

// The settings of both side by side, and what is other in the second. What only one of them asks is left out.
export function sideBySide(one: Study, other: Study): Study {
    // What a setting was called, and what the two studies differ in.
    const all = [...one.about.settings, ...other.about.settings];
    const differs = (what: (setting: Setting) => string): boolean => new Set(all.map(what)).size > 1;
    const bots = (setting: Setting): string => [...new Set(setting.bots)].join("+");
    const players = (setting: Setting): string => `players=${setting.players}`;
    const marked = (mark: string, study: Study): Setting[] =>
        study.about.settings.map((each) => {
            const told = [players, bots].filter((what) => differs(what) && !each.name).map((what) => what(each));
            return { ...each, name: [mark, each.name, ...told].filter((part) => part !== "").join(" ") };
        });
    const questions = one.questions.flatMap((each) => {
        const match = other.questions.find((asked) => asked.id === each.id);
        if (!match) return [];
        const rows = [...new Set([...each.rows, ...match.rows])];
        const columns = [...new Set([...each.columns, ...match.columns])];
        const moved = (from: Question): Cell[][] =>
            from.settings.map((cells) =>
                cells.map((cell) => ({
                    ...cell,
                    row: rows.indexOf(from.rows[cell.row]!),
                    column: columns.indexOf(from.columns[cell.column]!),
                })),
            );
        const none = all.slice(1).map((): Change[] => []);
        return [{ ...each, rows, columns, settings: [...moved(each), ...moved(match)], changes: none }];
    });
    compareApart(questions, pairsOf(one, other), [one.games, other.games]);
    return {
        ...one,
        about: { ...one.about, settings: [...marked("①", one), ...marked("②", other)] },
        games: Math.min(one.games, other.games),
        questions,
    };
}

// Settings of both that are held against each other: of the same name, or the only ones. By their places side by side.
function pairsOf(one: Study, other: Study): [number, number][] {
    const [own, theirs] = [one.about.settings, other.about.settings];
    if (own.length === 1 && theirs.length === 1) return [[0, 1]];
    return own.flatMap((each, i): [number, number][] => {
        const at = theirs.findIndex((setting) => setting.name === each.name);
        return at < 0 ? [] : [[i, own.length + at]];
    });
}

// How a question is best looked at.
export type Shape = "rows" | "steps" | "heat";
const numbered = (key: string): boolean => /\.\d+$/.test(key);
export function shapeOf(question: Question): Shape {
    const rows = new Set(question.settings.flat().map((cell) => cell.row));
    const columns = new Set(question.settings.flat().map((cell) => cell.column));
    if (rows.size > 1 && columns.size > 1) return "heat";
    return question.kind === "part" && question.columns.every(numbered) ? "steps" : "rows";
}
