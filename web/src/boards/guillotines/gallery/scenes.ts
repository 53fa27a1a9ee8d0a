// Moments of real games, as the server sent them to seat 0, and a few made up.

import type { Game, Line, Table } from "../../../protocol";
import { made } from "./made";
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

export const scenes: readonly Scene[] = [...made, ...(recorded as unknown as readonly Scene[])];
