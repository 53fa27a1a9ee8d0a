// What a sale brings by the die, from the factors in the board file: equal results stand together.

import type { City } from "./city";

export interface SaleSum {
    faces: string; // "1–2"
    amount: number; // dollars
}

export function sums(city: City, price: number): SaleSum[] {
    const all: { from: number; to: number; amount: number }[] = [];
    city.sale.forEach(([up, down], at) => {
        const amount = Math.ceil((price * up) / down / city.note) * city.note;
        const last = all[all.length - 1];
        if (last?.amount === amount) last.to = at + 1;
        else all.push({ from: at + 1, to: at + 1, amount });
    });
    return all.map(({ from, to, amount }) => ({ faces: from === to ? String(from) : `${from}–${to}`, amount }));
}
