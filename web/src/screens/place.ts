import type { GameInfo } from "../net/api";
import { strengthOf } from "./strength";

// Where a level stands among the numbers; the house says so of those that have a name.
export const place = (game: GameInfo, level: string): number => strengthOf(level) ?? game.places[level] ?? 1;
