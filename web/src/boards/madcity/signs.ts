import type { Open } from "./wire";

export interface Sign {
    seat: number;
    bought: boolean; // else leased
}

// Whose sign stands where.
export function signsOf(open: Pick<Open, "bought" | "leased">): ReadonlyMap<string, Sign> {
    const signs = new Map<string, Sign>();
    open.bought.forEach((all, seat) => all.forEach((id) => signs.set(id, { seat, bought: true })));
    open.leased.forEach((all, seat) => all.forEach((id) => signs.set(id, { seat, bought: false })));
    return signs;
}
