// How good one's bots are: levels that have a name, and those that are a number, from 1 on. What was played last of
// each game is remembered in this browser.

import { keepStreak, streakOf, type Streak } from "../app/preferences";
import type { GameInfo } from "../net/api";

export const strengthOf = (level: string): number | null => (/^[1-9]\d*$/.test(level) ? Number(level) : null);
export const strengths = (game: GameInfo): string[] => Array.from({ length: game.strengths }, (_, at) => `${at + 1}`);
export const offers = (game: GameInfo, level: string): boolean => [...game.bots, ...strengths(game)].includes(level);

// What was played last, or else what the house offers first.
export function usualLevel(game: GameInfo): string {
    const last = streakOf(game.id)?.level;
    return last !== undefined && offers(game, last) ? last : game.house_bot;
}

export const begun = (old: Streak | null, level: string): Streak =>
    old?.level === level ? old : { level, wins: 0, table: "" };
export const remember = (game: string, level: string): void => keepStreak(game, begun(streakOf(game), level));
