// What the server has to tell of a game that is over: GET /api/tables/{id}/report. Checked once here
// and trusted inside. What only one game has to tell stands in `details`; a game whose details we do
// not know still has its sentences.

import { api } from "../app/house";
import { json, list, maybe, number, numbers, text, words, type Json } from "./shape";

export interface CurvePoint {
    step: number;
    score: number[];
}

export type Verdict = "truth" | "lie" | "silence";

export interface SaidClaim {
    step: number;
    seat: number;
    verdict: Verdict;
    text: string;
}

export interface Bargain {
    closed: number; // the step at which it ended
    pay: number[]; // by seat
    fate: string;
    text: string;
}

// A moment worth showing: the best bluff, the costliest trust.
export interface Moment {
    step: number;
    text: string;
}

export interface SeatTally {
    said: number;
    lies: number;
    silences: number;
}

export interface Details {
    claims: SaidClaim[];
    deals: Bargain[];
    seats: SeatTally[];
    bestBluff: Moment | null;
    costliestTrust: Moment | null;
}

export interface Report {
    names: string[];
    winners: number[];
    score: number[];
    steps: number;
    curve: CurvePoint[];
    sentences: string[]; // of any game, then of this one
    details: Details | null;
}

function claim(from: Json): SaidClaim {
    const verdict = text(from, "verdict");
    if (verdict !== "truth" && verdict !== "lie" && verdict !== "silence") throw new Error(`verdict ${verdict}`);
    return { step: number(from, "step"), seat: number(from, "seat"), verdict, text: text(from, "text") };
}

const bargain = (from: Json): Bargain => ({
    closed: number(from, "closed"),
    pay: numbers(from, "pay"),
    fate: text(from, "fate"),
    text: text(from, "text"),
});

const moment = (from: Json): Moment => ({ step: number(from, "step"), text: text(from, "text") });

const tally = (from: Json): SeatTally => ({
    said: number(from, "said"),
    lies: number(from, "lies"),
    silences: number(from, "silences"),
});

function details(from: Json | null): Details | null {
    if (from === null || from["kind"] !== "millions") return null;
    return {
        claims: list(from, "claims", claim),
        deals: list(from, "deals", bargain),
        seats: list(from, "seats", tally),
        bestBluff: maybe(from, "best_bluff", moment),
        costliestTrust: maybe(from, "costliest_trust", moment),
    };
}

export function readReport(value: unknown): Report {
    const from = json(value, "report");
    const standing = json(from["standing"], "standing");
    const own = maybe(from, "details", (each) => each);
    return {
        names: words(from, "names"),
        winners: numbers(standing, "winners"),
        score: numbers(standing, "score"),
        steps: number(from, "steps"),
        curve: list(from, "curve", (point) => ({ step: number(point, "step"), score: numbers(point, "score") })),
        sentences: [...words(from, "sentences"), ...(own && "sentences" in own ? words(own, "sentences") : [])],
        details: details(own),
    };
}

export const fetchReport = (table: string): Promise<Report> => api.report(table).then(readReport);
