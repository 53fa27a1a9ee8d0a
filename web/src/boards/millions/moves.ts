// The moves that game.choices holds, typed.

import type { Choice } from "../../protocol";
import { once, optionsAs, type Option as AnyOption } from "../shell/reading";
import type { Act } from "./wire";
import type { Role } from "./view";

export type { Act } from "./wire";

export interface Move {
    act: Act;
    character: number;
    proposer: number;
    role: Role | null; // null where a role is asked for: no comment
    second: Role | null;
    pay: readonly { seat: number; amount: number }[];
}

const read = once(
    (sent: Partial<Omit<Move, "pay">> & { act: Act; pay?: Readonly<Record<string, number>> }): Move => ({
        character: 0,
        proposer: 0,
        role: null,
        second: null,
        ...sent,
        pay: Object.entries(sent.pay ?? {}).map(([seat, amount]) => ({ seat: Number(seat), amount })),
    }),
);

export const readMove = (choice: Choice): Move => read(choice.move);

export type Option = AnyOption<Move>;
export const optionsOf = optionsAs(readMove);

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
