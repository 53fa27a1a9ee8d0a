// What every part of the result speaks of: the table, its people, and how its money is written.

import { scoreWords, type Face } from "../../boards/face";
import type { TableState } from "../../net/model";
import type { Table } from "../../protocol";
import type { Report } from "../report";

export interface Scene {
    table: Table;
    me: number | null;
    winners: readonly number[];
    score: readonly number[];
    name: (seat: number) => string;
    money: (amount: number) => string;
}

export function sceneOf(state: TableState, report: Report | null, face: Face): Scene {
    const { table } = state;
    const standing = state.game?.standing ?? report?.standing;
    return {
        table,
        me: state.you.seat ?? null,
        winners: standing?.winners ?? [],
        score: standing?.score ?? [],
        name: (seat) => table.chairs[seat]?.name || report?.names[seat] || `#${seat + 1}`,
        money: scoreWords(standing ?? { unit: 0 }, face),
    };
}
