// What games are called. They tell it themselves, through the server, in the reader's language.

import { gameOf } from "../app/house";
import type { GameOption } from "../net/api";
import type { Table } from "../protocol";

// "mad-millionaire" → "Mad millionaire"
export function plainName(id: string): string {
    const words = id.replace(/[-_]+/g, " ").trim();
    return words.charAt(0).toUpperCase() + words.slice(1);
}

// With its edition, in a line: lists where both may stand.
export function fullName(id: string): string {
    const game = gameOf(id);
    if (!game) return plainName(id);
    return game.edition === undefined ? game.name : `${game.name} · ${game.edition}`;
}
// Of a table: in full where there is room.
export function titleOf(table: Table | undefined, full: boolean): string {
    const game = gameOf(table?.game ?? "");
    return game ? (full ? fullName(game.id) : game.name) : (table?.name ?? "");
}
export const wordName = (option: GameOption | undefined, word: string): string =>
    option?.titles?.[option.words?.indexOf(word) ?? -1] ?? plainName(word);
