// The server, as the whole page speaks to it.

import { signal } from "@preact/signals";
import { Api, type GameInfo } from "../net/api";
import { lang } from "./preferences";

export const api = new Api(() => lang.value);
export const games = signal<GameInfo[]>([]);

export const gameOf = (id: string): GameInfo | undefined => games.value.find((game) => game.id === id);

let asked = { lang: "", coming: Promise.resolve() };
// The games of the house in the reader's language; asked for once per language.
export function fetchGames(): Promise<void> {
    if (asked.lang === lang.value) return asked.coming;
    const coming = api.games().then(
        (told) => {
            games.value = told;
        },
        (error: unknown) => {
            asked.lang = "";
            throw error;
        },
    );
    asked = { lang: lang.value, coming };
    return coming;
}
