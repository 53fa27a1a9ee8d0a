// What stands on the cards, from the data file that the server plays by.

import type { Table } from "../../protocol";
import type { Role } from "./view";

type File = typeof import("../../../../data/millions-1e.json") | typeof import("../../../../data/millions-2e.json");

let file: File;

export function learn(figures: unknown): void {
    file = figures as File;
}

export interface Loot {
    amount: number;
    ante: number;
    shown: readonly Role[];
    bonus: number;
}

// The view names a Loot card by its id alone.
export function lootCard(id: string): Loot | null {
    const { figures } = file;
    const card = [...file.loot].find((each) => each.id === id);
    if (!card) return null;
    const bonus = "bonus" in card ? card.bonus : "symbol_bonus" in figures ? figures.symbol_bonus.value : 0;
    return { amount: card.amount, ante: card.ante, shown: card.shown as Role[], bonus };
}

export function goalOf({ options }: Pick<Table, "options">): { rounds: number; goal: number } {
    const { figures } = file;
    if ((options as { quick?: boolean }).quick && "goal_quick" in figures)
        return { rounds: figures.rounds_quick.value, goal: figures.goal_quick.value };
    return { rounds: figures.rounds.value, goal: figures.goal.value };
}

// The roles of a table, in calling order.
export const rolesInUse = (players: number): readonly Role[] =>
    (file.roles as Record<string, { value: string[] }>)[players]?.value as Role[];
