// What the server has to tell of a game that is over: GET /api/table/report. What only one game has to tell
// stands in `details`; a game whose details we do not know still has its sentences.

import type { Standing } from "../protocol";

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
    kind: "millions";
    claims: SaidClaim[];
    deals: Bargain[];
    seats: SeatTally[];
    best_bluff: Moment | null;
    costliest_trust: Moment | null;
}

export interface Report {
    names: string[];
    standing: Standing;
    steps: number;
    curve: CurvePoint[];
    sentences: string[];
    details: { kind: string; sentences?: string[] } | null;
}

// Of any game, then of this one.
export const sentencesOf = (report: Report): string[] => [...report.sentences, ...(report.details?.sentences ?? [])];

export const detailsOf = (report: Report | null): Details | null =>
    report?.details?.kind === "millions" ? (report.details as Details) : null;
