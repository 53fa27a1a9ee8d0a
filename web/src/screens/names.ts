// What things are called on the page, where the server has one language only or none; a game, level or word that
// came after this file was written goes by the name the server gives it.

import type { GameInfo } from "../net/api";
import { maybe as ours } from "../texts";

// "mad-millionaire" → "Mad millionaire"
export function plainName(id: string): string {
    const words = id.replace(/[-_]+/g, " ").trim();
    return words.charAt(0).toUpperCase() + words.slice(1);
}

// By its id alone; null: the page has no words for it.
export function ownName(id: string, full: boolean): string | null {
    const name = ours(`game.${id}`);
    const which = full ? ours(`game.${id}.edition`) : null;
    return name === null || which === null ? name : `${name} · ${which}`;
}
export const gameName = (game: GameInfo): string => ours(`game.${game.id}`) ?? game.name;
export const edition = (game: GameInfo): string | null => ours(`game.${game.id}.edition`);
// With its edition, in a line: lists where both may stand.
export function fullName(game: GameInfo | undefined, id: string): string {
    return ownName(id, true) ?? game?.name ?? plainName(id);
}
export const levelName = (level: string): string => ours(`bot.${level}`) ?? plainName(level);
export const levelHint = (level: string): string | null => ours(`bot.${level}.hint`);
export const wordName = (word: string): string => ours(`word.${word}`) ?? plainName(word);
export const optionName = (option: string): string => ours(`option.${option}`) ?? plainName(option);
