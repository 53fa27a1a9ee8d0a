// The server, as the whole page speaks to it.

import { signal } from "@preact/signals";
import { Api, type GameInfo } from "../net/api";
import { lang } from "./preferences";

export const api = new Api(() => lang.value);
export const games = signal<GameInfo[]>([]);

let asked = "";
// The games of the house in the reader's language; asked for once per language.
export async function fetchGames(): Promise<void> {
    if (asked === lang.value) return;
    asked = lang.value;
    try {
        games.value = await api.games();
    } catch (error) {
        asked = "";
        throw error;
    }
}
