// Who has won twice in a row against bots of one level is offered one more.

import { keepStreak, streakOf, type Streak } from "../app/preferences";
import type { GameInfo } from "../net/api";
import type { Table } from "../protocol";
import { begun, strengthOf, strengths } from "./strength";

const kEnough = 2; // wins in a row

// A game counts once, however often its end is looked at.
export function ended(old: Streak | null, level: string, table: string, won: boolean): Streak {
    if (old?.table === table) return old;
    return { level, wins: won ? begun(old, level).wins + 1 : 0, table };
}
export const count = (game: string, level: string, table: string, won: boolean): void =>
    keepStreak(game, ended(streakOf(game), level, table, won));

// Against whom one has played, if all the others were bots of one level.
export function against(table: Table, me: number): string | null {
    const levels = table.chairs
        .filter(({ seat }) => seat !== me)
        .map(({ kind, level }) => (kind === "bot" ? level : null));
    return levels.every((level) => level === levels[0]) ? (levels[0] ?? null) : null;
}

// The next one, for who has won often enough; there may be none.
export function oneMore(game: GameInfo, streak = streakOf(game.id)): string | null {
    if (streak === null || streak.wins < kEnough) return null;
    const ladder = strengthOf(streak.level) === null ? game.bots : strengths(game);
    const at = ladder.indexOf(streak.level);
    return at < 0 ? null : (ladder[at + 1] ?? null);
}
