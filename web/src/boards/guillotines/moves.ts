// The moves that game.choices holds, typed (src/games/guillotines/moves.h).

import type { Choice } from "../../protocol";
import {
    findAsset,
    findBillionaire,
    findCrisis,
    findKind,
    findMarket,
    findPolicy,
    findRole,
    type Asset,
    type Billionaire,
    type Crisis,
    type Kind,
    type Market,
    type Policy,
    type Role,
} from "./things";

export const acts = [
    "Pick",
    "KeepRole",
    "CallVote",
    "GoOn",
    "Yes",
    "No",
    "Reveal",
    "Hide",
    "Draw",
    "Decline",
    "Buy",
    "Invest",
    "ExchangeCard",
    "ExchangeTops",
    "Audit",
    "Scam",
    "GameTheMarket",
    "Purchase",
    "Pass",
    "Stop",
    "Claim",
    "ReturnIt",
    "Swap",
    "Give",
    "Take",
    "Put",
    "Discard",
    "SetPolicy",
    "AuditPolicy",
    "TakeRebel",
    "PayCards",
    "PayAsset",
    "Exempt",
    "OfferSwap",
    "OfferAdd",
    "OfferSacrifice",
    "MakeOffer",
    "Surrender",
    "KeepOld",
    "ReturnOld",
    "TradePuppet",
    "Shift",
] as const;
export type Act = (typeof acts)[number];

export interface Move {
    act: Act;
    market: Market | null;
    other: Market | null;
    seat: number | null;
    cards: readonly Kind[];
    assets: readonly (Asset | null)[]; // Surrender may leave out the first
    role: Role | null;
    policy: Policy | null;
    billionaire: Billionaire | null;
    crisis: Crisis | null;
    ups: number;
}

function listOf<T>(value: unknown, find: (name: unknown) => T | null): (T | null)[] {
    return Array.isArray(value) ? value.map((each) => find(each)) : [];
}

function trimmed<T>(list: readonly (T | null)[]): (T | null)[] {
    let end = list.length;
    while (end > 0 && list[end - 1] === null) --end;
    return list.slice(0, end);
}

const known = new WeakMap<Choice, Move | null>();

export function readMove(choice: Choice): Move | null {
    const before = known.get(choice);
    if (before !== undefined) return before;
    const move = read(choice.move);
    known.set(choice, move);
    return move;
}

function read(move: unknown): Move | null {
    if (typeof move !== "object" || move === null) return null;
    const it = move as Record<string, unknown>;
    const act = acts.find((each) => each === it["act"]);
    if (!act) return null;
    return {
        act,
        market: findMarket(it["market"]),
        other: findMarket(it["other"]),
        seat: typeof it["seat"] === "number" ? it["seat"] : null,
        cards: listOf(it["cards"], findKind).filter((each) => each !== null),
        assets: trimmed(listOf(it["assets"], findAsset)),
        role: findRole(it["role"]),
        policy: findPolicy(it["policy"]),
        billionaire: findBillionaire(it["billionaire"]),
        crisis: findCrisis(it["crisis"]),
        ups: typeof it["ups"] === "number" ? it["ups"] : 0,
    };
}

export interface Option {
    choice: Choice;
    move: Move;
}

export function optionsOf(choices: readonly Choice[], ...wanted: Act[]): Option[] {
    return choices.flatMap((choice) => {
        const move = readMove(choice);
        return move && (wanted.length === 0 || wanted.includes(move.act)) ? [{ choice, move }] : [];
    });
}

// What the Markets themselves offer by a tap.
export const atMarket: readonly Act[] = ["Buy", "Invest", "ExchangeCard", "ExchangeTops"];

const sorted = (cards: readonly Kind[]): string => [...cards].sort().join();
export const sameCards = (one: readonly Kind[], other: readonly Kind[]): boolean => sorted(one) === sorted(other);

export const touches = (move: Move, market: Market): boolean => move.market === market || move.other === market;

// What can be done at a Market with these cards picked up; with none picked up, everything there.
export function optionsAt(choices: readonly Choice[], market: Market, held: readonly Kind[]): Option[] {
    return optionsOf(choices, ...atMarket).filter(
        ({ move }) =>
            touches(move, market) && (held.length === 0 || (move.act !== "ExchangeTops" && plays(move, held))),
    );
}

// After Game the Market the card itself is on the table already: it is played with what is picked up.
function plays(move: Move, held: readonly Kind[]): boolean {
    if (sameCards(move.cards, held)) return true;
    return (
        move.act === "Buy" &&
        move.cards.includes("GameTheMarket") &&
        sameCards(
            move.cards.filter((each) => each !== "GameTheMarket"),
            held,
        )
    );
}

// What else these cards can do: be played for their effect, pay, go into the envelope, move the die.
export function optionsWith(choices: readonly Choice[], held: readonly Kind[]): Option[] {
    if (held.length === 0) return [];
    return optionsOf(choices).filter(({ move }) => {
        if (atMarket.includes(move.act)) return false;
        if (move.cards.length > 0) return move.act !== "Take" && sameCards(move.cards, held);
        return held.length === 1 && held[0] === move.act; // Audit, Scam, Game the Market
    });
}
