// A game that is learnt level by level: which come, and how far this browser has got.

import { campaignOf } from "../boards";
import { reached } from "../app/preferences";
import type { GameInfo } from "../net/api";
import { t, type Key } from "../texts";

export interface Level {
    options: Record<string, number>; // what the table is opened with
    title: string;
    brings: string; // what is new in it
    next: boolean; // the one to play now
}

export function levelsOf(game: GameInfo): Level[] {
    const name = campaignOf(game.id);
    const option = game.options.find((each) => each.name === name);
    if (!name || option?.least === undefined || option.most === undefined) return [];
    const { least, most } = option;
    const next = Math.min(most, Math.max(least, reached(game.id) + 1));
    return Array.from({ length: most - least + 1 }, (_, at) => ({
        options: { [name]: least + at },
        title: `${option.title} ${least + at}`,
        brings: t(`campaign.${game.id}.${least + at}` as Key),
        next: least + at === next,
    }));
}

// The level of a game that is over, and the one after it.
export function levelOf(game: string, options: unknown): number | null {
    const name = campaignOf(game);
    const level = name === null ? undefined : (options as Record<string, unknown> | null)?.[name];
    return typeof level === "number" ? level : null;
}
export const levelAfter = (game: GameInfo, level: number): Level | null =>
    levelsOf(game).find(({ options }) => Object.values(options)[0] === level + 1) ?? null;
