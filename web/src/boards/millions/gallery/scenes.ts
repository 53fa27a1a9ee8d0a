// Moments of real games, as the server sent them to seat 0.

import type { Game, Line, Table } from "../../../protocol";
import recorded from "./recorded.json";

export interface Moment {
    table: Table;
    game: Game;
    fresh: readonly Line[];
    me: number | null;
}

export interface Scene {
    name: string;
    now: Moment;
    before?: Moment; // what stood on the table before `now`
}

export const scenes = recorded as unknown as readonly Scene[];

export function scene(name: string): Scene {
    const found = scenes.find((each) => each.name === name);
    if (!found) throw new Error(`no scene ${name}`);
    return found;
}
