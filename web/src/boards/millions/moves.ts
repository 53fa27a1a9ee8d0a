// The moves that game.choices holds, typed.

import type { Choice } from "../../protocol";
import { isRole, type Role } from "./view";

export const acts = [
    "Pick",
    "Announce",
    "Claim",
    "Ask",
    "Offer",
    "Demand",
    "Counter",
    "Accept",
    "Decline",
    "Cancel",
    "Withdraw",
    "Intimidate",
    "Ready",
    "RollCall",
    "Answer",
    "Call",
    "CallVote",
    "Yes",
    "No",
    "Pass",
    "Stay",
    "Leave",
    "LeaveBoth",
    "Name",
    "Rob",
] as const;
export type Act = (typeof acts)[number];

export interface Move {
    act: Act;
    character: number;
    proposer: number;
    role: Role | null; // null where a role is asked for: no comment
    second: Role | null;
    pay: readonly { seat: number; amount: number }[];
}

const whole = (value: unknown): number => (typeof value === "number" ? value : 0);

export function readMove(choice: Choice): Move | null {
    const move = choice.move;
    if (typeof move !== "object" || move === null) return null;
    const it = move as Record<string, unknown>;
    const act = acts.find((each) => each === it["act"]);
    if (!act) return null;
    const pay = typeof it["pay"] === "object" && it["pay"] !== null ? Object.entries(it["pay"]) : [];
    return {
        act,
        character: whole(it["character"]),
        proposer: whole(it["proposer"]),
        role: isRole(it["role"]) ? it["role"] : null,
        second: isRole(it["second"]) ? it["second"] : null,
        pay: pay.map(([seat, amount]) => ({ seat: Number(seat), amount: whole(amount) })),
    };
}

export interface Option {
    choice: Choice;
    move: Move;
}

export function optionsOf(choices: readonly Choice[], ...wanted: Act[]): Option[] {
    return choices.flatMap((choice) => {
        const move = readMove(choice);
        return move && wanted.includes(move.act) ? [{ choice, move }] : [];
    });
}

// What can be done about one deal.
export interface Answers {
    accept: Choice | null;
    decline: Choice | null;
    cancel: Choice | null;
    counters: readonly Option[]; // by payer
}

export function answersTo(choices: readonly Choice[], deal: { proposer: number; character: number }): Answers {
    const mine = (act: Act): Option[] =>
        optionsOf(choices, act).filter(
            ({ move }) => move.proposer === deal.proposer && move.character === deal.character,
        );
    return {
        accept: mine("Accept")[0]?.choice ?? null,
        decline: mine("Decline")[0]?.choice ?? null,
        cancel: mine("Cancel")[0]?.choice ?? null,
        counters: mine("Counter"),
    };
}

// Several pay together: an offer that the list has for one payer, with the others added. The server
// says whether it may be.
export function pooled(offer: Choice, pays: ReadonlyMap<number, number>): Choice {
    const pay = Object.fromEntries(
        [...pays].filter(([, amount]) => amount > 0).map(([seat, amount]) => [String(seat), amount]),
    );
    return { move: { ...(offer.move as object), pay }, text: offer.text, question: offer.question };
}
