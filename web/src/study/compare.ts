// What is other in a study than in one that was made apart from it, as the program's `study compare` says it
// (src/study/sheet.cpp): ratios of sums over games, and Holm's method for all that is asked.

import type { Cell, Change, Question } from "./study";

const kError = 0.05;
const kFewGames = 50;

interface Parts {
    ratio: number;
    variance: number;
}

// A ratio of two sums over games, with its variance by linear approximation.
function parts(sums: number[], games: number): Parts {
    const [n, nn, , s, ss, ns] = sums as [number, number, number, number, number, number];
    const ratio = s / n;
    const squares = Math.max(0, ss - 2 * ratio * ns + ratio * ratio * nn);
    return { ratio, variance: (squares / (n * n)) * (games / Math.max(games - 1, 1)) };
}

// How likely a normal value is so many standard errors away or more (Numerical Recipes' erfc: within 1.2e-7 of it,
// relatively).
export function chanceOf(errors: number): number {
    const z = Math.abs(errors) / Math.SQRT2;
    const t = 1 / (1 + z / 2);
    const terms = [
        -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587, -0.82215223,
        0.17087277,
    ];
    return t * Math.exp(-z * z + terms.reduceRight((sum, term) => sum * t + term, 0));
}

interface Tried {
    change: Change;
    chance: number;
}

// What a setting has counted in a cell. Of a row of parts only what is there is written down: the rest is none of as many.
function sumsAt(question: Question, setting: number, at: Cell): number[] | null {
    const row = question.settings[setting]!.filter((each) => each.row === at.row);
    const own = row.find((each) => each.column === at.column);
    if (own || question.kind !== "part") return own?.sums ?? null;
    const base = row[0]?.sums?.slice(0, 3);
    return base ? [...base, 0, 0, 0] : null;
}

function tried(question: Question, pair: [number, number], at: Cell, games: [number, number]): Tried | null {
    const [first, other] = [sumsAt(question, pair[0], at), sumsAt(question, pair[1], at)];
    if (!first || !other) return null;
    if (Math.min(first[2]!, other[2]!) < kFewGames) return null;
    const scale = question.scale ?? 1;
    if (Math.floor(Math.max(first[4]!, other[4]!) / (scale * scale)) < kFewGames) return null;
    const [a, b] = [parts(first, games[0]), parts(other, games[1])];
    const change = b.ratio - a.ratio;
    const error = Math.sqrt(a.variance + b.variance);
    const least = 1e-12 * (Math.abs(a.ratio) + Math.abs(b.ratio));
    const chance = Math.abs(change) <= least ? 1 : error <= least ? 0 : chanceOf(change / error);
    return { change: { row: at.row, column: at.column, from: pair[0], value: change / scale }, chance };
}

// Every cell that either of two settings has something in, once.
function cellsOf(question: Question, [first, other]: [number, number]): Cell[] {
    const cells = [...question.settings[first]!, ...question.settings[other]!];
    return [...new Map(cells.map((each) => [`${each.row} ${each.column}`, each])).values()];
}

// Fills in what changes in the second of each pair of settings.
export function compareApart(questions: Question[], pairs: [number, number][], games: [number, number]): void {
    const all: Tried[] = [];
    for (const question of questions) {
        for (const pair of pairs) {
            for (const cell of cellsOf(question, pair)) {
                const one = tried(question, pair, cell, games);
                if (!one) continue;
                question.changes[pair[1] - 1]!.push(one.change);
                all.push(one);
            }
        }
    }
    let most = 0;
    for (const [i, each] of all.sort((a, b) => a.chance - b.chance).entries()) {
        most = Math.max(most, (all.length - i) * each.chance);
        each.change.clear = most < kError;
    }
}
