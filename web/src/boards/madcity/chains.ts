// Businesses of one owner that stand wall to wall, and what the board file says they earn together.

import type { City } from "./city";

export interface Chain {
    owner: number;
    businesses: readonly string[];
    income: number; // dollars
}

export function chainsOf(city: City, owners: ReadonlyMap<string, number>): Chain[] {
    const seen = new Set<string>();
    const chains: Chain[] = [];
    for (const [first, owner] of owners) {
        if (seen.has(first)) continue;
        const together: string[] = [];
        const open = [first];
        for (let id = open.pop(); id !== undefined; id = open.pop()) {
            if (seen.has(id)) continue;
            seen.add(id);
            together.push(id);
            open.push(...(city.businesses.get(id)?.adjacent ?? []).filter((next) => owners.get(next) === owner));
        }
        chains.push({ owner, businesses: together.sort(), income: city.income[together.length] ?? 0 });
    }
    return chains;
}
