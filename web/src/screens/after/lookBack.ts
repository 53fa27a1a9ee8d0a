// What the coach has to say of a game that is over: GET /api/table/coach (docs/coach.md).

import type { CurvePoint, Moment } from "../report";

export interface Mistake extends Moment {
    made: string;
    better: string;
    wins: number; // of the chance to win
    error: number;
}

export const parts = ["initial", "skill", "luck", "others", "result"] as const;

export interface LookBack {
    seat: number;
    steps: number;
    shares: Record<(typeof parts)[number], number>;
    curve: { step: number; chances: number[] }[]; // by chair, and behind them that nobody wins
    turning_points: Mistake[];
    prices: Mistake[];
    lies: Moment[];
    sentences: string[];
}

// Until it is done.
export interface UnderWay {
    progress: number; // from 0 to 1
}

export const isUnderWay = (answer: LookBack | UnderWay): answer is UnderWay => "progress" in answer;

// In games of 100, those of the players alone.
export const inGames = (curve: LookBack["curve"]): CurvePoint[] =>
    curve.map(({ step, chances }) => ({ step, score: chances.slice(0, -1).map((each) => Math.round(100 * each)) }));

// At most so many, evenly spread; the first and the last are among them.
export function some<T>(all: readonly T[], most: number): T[] {
    if (all.length <= most) return [...all];
    return Array.from({ length: most }, (_, n) => all[Math.round((n * (all.length - 1)) / (most - 1))]!);
}

// A change of so many games of 100, with its sign.
export const signed = (share: number): string => {
    const games = Math.round(100 * share);
    return games === 0 ? "0" : `${games > 0 ? "+" : "−"}${Math.abs(games)}`;
};
