// Deals by what became of them, the dearest of the struck ones first. Each stands at the step where it
// ended.

import type { Bargain } from "../report";

export interface Told {
    step: number;
    text: string;
}

export interface Bargains {
    struck: Told[];
    refused: Told[];
    other: Told[]; // countered, taken back, lapsed: nobody said no, and nobody paid
}

const worth = (deal: Bargain): number => deal.pay.reduce((sum, each) => sum + each, 0);
const told = (deal: Bargain): Told => ({ step: deal.closed, text: deal.text });

export function sorted(deals: readonly Bargain[]): Bargains {
    const struck = deals.filter((deal) => deal.fate === "Struck").sort((a, b) => worth(b) - worth(a));
    const refused = deals.filter((deal) => deal.fate === "Declined");
    const other = deals.filter((deal) => deal.fate !== "Struck" && deal.fate !== "Declined");
    return { struck: struck.map(told), refused: refused.map(told), other: other.map(told) };
}
