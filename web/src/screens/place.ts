import type { GameInfo } from "../net/api";
import { strengthOf } from "./strength";

// Where a level stands among the numbers; those with names are spread over them.
export function place(game: GameInfo, level: string): number {
    const at = Math.max(0, game.bots.indexOf(level));
    return strengthOf(level) ?? 1 + Math.round((at * (game.strengths - 1)) / Math.max(1, game.bots.length - 1));
}
