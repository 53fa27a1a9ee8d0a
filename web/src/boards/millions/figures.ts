// What stands on the cards. The view names a Loot card by its id alone; a test compares this with the
// data files that the server plays by.

import type { Table } from "../../protocol";
import type { Role } from "./view";

export interface Loot {
    amount: number;
    ante: number;
    shown: readonly Role[];
    bonus: number;
}

const loot = (amount: number, ante: number, bonus: number, ...shown: Role[]): Loot => ({ amount, ante, shown, bonus });

export const lootCards: Readonly<Record<string, Loot>> = {
    "L1-01": loot(8, 1, 1, "Snitch"),
    "L1-02": loot(8, 1, 1, "Brute"),
    "L1-03": loot(9, 1, 1, "Driver"),
    "L1-04": loot(9, 1, 1, "Crook"),
    "L1-05": loot(10, 1, 1, "Mastermind"),
    "L1-06": loot(10, 2, 1),
    "L1-07": loot(11, 2, 1),
    "L1-08": loot(11, 2, 1),
    "L1-09": loot(12, 2, 1),
    "L1-10": loot(12, 2, 1),
    "L2-01": loot(10, 2, 10, "Tech", "Brute"),
    "L2-02": loot(10, 2, 10, "Acrobat", "Driver"),
    "L2-03": loot(11, 2, 11, "Mentalist", "Brain"),
    "L2-04": loot(11, 2, 11, "Brute", "Driver"),
    "L2-05": loot(12, 2, 12, "Tech"),
    "L2-06": loot(12, 2, 12, "Acrobat"),
    "L2-07": loot(13, 2, 13, "Mentalist"),
    "L2-08": loot(13, 2, 13, "Brain"),
    "L2-09": loot(15, 2, 15),
    "L2-10": loot(15, 2, 15),
};

export interface Figures {
    rounds: number;
    goal: number;
}

const figures = {
    "millions-1e": { rounds: 8, goal: 20 },
    "millions-1e quick": { rounds: 6, goal: 16 },
    "millions-2e": { rounds: 5, goal: 50 },
} as const satisfies Record<string, Figures>;

const isQuick = (options: unknown): boolean =>
    typeof options === "object" && options !== null && (options as Record<string, unknown>)["quick"] === true;

export function figuresOf(table: Pick<Table, "game" | "options">): Figures {
    if (table.game === "millions-2e") return figures["millions-2e"];
    return isQuick(table.options) ? figures["millions-1e quick"] : figures["millions-1e"];
}

const kFirst: readonly Role[] = ["Snitch", "Brute", "Driver", "Crook", "Mastermind"];
const kSecond: readonly Role[] = ["Tech", "Acrobat", "Brute", "Mentalist", "Brain", "Driver"];
const without = (list: readonly Role[], ...gone: Role[]): readonly Role[] =>
    list.filter((role) => !gone.includes(role));

// The roles of a table, in calling order.
export function rolesInUse(game: string, players: number): readonly Role[] {
    if (game === "millions-2e") {
        if (players === 4) return without(kSecond, "Tech", "Acrobat", "Brain");
        if (players === 5) return without(kSecond, "Acrobat", "Brain");
        return players < 7 ? without(kSecond, "Acrobat") : kSecond;
    }
    if (players === 4) return without(kFirst, "Snitch", "Mastermind");
    return players === 5 || players === 6 ? without(kFirst, "Mastermind") : kFirst;
}
