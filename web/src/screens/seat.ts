// From a wish to a chair.

import { api } from "../app/house";
import { houseKey, keepKnock, name } from "../app/preferences";
import { go } from "../app/router";
import type { GameInfo, JoinWish, OpenWish, Seated } from "../net/api";
import { remember, usualLevel } from "./strength";

const kUsual = 5;

// As many as make a good first game, within what the game allows.
export function usualPlayers(game: GameInfo): number {
    return Math.min(game.most_players, Math.max(game.least_players, kUsual));
}

export function openTable(wish: OpenWish): Promise<Seated> {
    return api.open({ ...wish, name: name.value, ...(houseKey.value === "" ? {} : { house: houseKey.value }) });
}

export interface Plan {
    options?: Record<string, unknown> | undefined;
    players?: number;
    level?: string; // of all bots
}

// Where nothing else is said: as usual, against those that one has met last.
export async function playNow(game: GameInfo, plan: Plan = {}): Promise<void> {
    const { options = {}, players = usualPlayers(game), level = usualLevel(game) } = plan;
    const settings = { cast: true };
    const seated = await openTable({ game: game.id, players, options, settings, bots: level, start: true });
    remember(game.id, level);
    go({ at: "table", table: seated.table });
}

// To sit down, with an id by which it can be asked what came of it.
export const newWish = (wish: JoinWish): JoinWish => ({ id: `join.${Date.now()}.${Math.random()}`, ...wish });

export async function joinTable(id: string): Promise<void> {
    const wish = newWish({ name: name.value });
    if ((await api.join(id, wish)).knocked) keepKnock(id, wish);
    go({ at: "table", table: id });
}
