// What happens in Billionaires & Guillotines, as far as the page shows it happening
// (src/games/guillotines/events.h).

import type { Line } from "../../protocol";
import {
    findAsset,
    findBillionaire,
    findCrisis,
    findKind,
    findMarket,
    findPanic,
    findPolicy,
    findRole,
    type Asset,
    type Billionaire,
    type Crisis,
    type Kind,
    type Market,
    type Panic,
    type Policy,
    type Role,
} from "./things";

export interface Happening {
    what: string;
    secret: boolean; // only some were told
    seat: number;
    other: number;
    seats: readonly number[];
    billionaire: Billionaire | null;
    market: Market | null;
    second: Market | null;
    kind: Kind | null;
    kind2: Kind | null;
    asset: Asset | null;
    asset2: Asset | null;
    assets: readonly Asset[];
    crisis: Crisis | null;
    role: Role | null;
    policy: Policy | null;
    panic: Panic | null;
    reason: string;
    number: number;
    number2: number;
    cards: readonly Kind[];
    text: string; // as the server tells it to this reader
}

const whole = (value: unknown): number => (typeof value === "number" ? value : 0);

function listOf<T>(value: unknown, find: (name: unknown) => T | null): T[] {
    if (!Array.isArray(value)) return [];
    return value.flatMap((each) => {
        const found = find(each);
        return found === null ? [] : [found];
    });
}

// Fields without a meaning for this event are left out by the server.
export function readEvent(line: Line): Happening | null {
    const event = line.event;
    if (line.what !== "event" || typeof event !== "object" || event === null) return null;
    const it = event as Record<string, unknown>;
    if (typeof it["what"] !== "string") return null;
    return {
        what: it["what"],
        secret: Array.isArray(it["to"]),
        seat: whole(it["seat"]),
        other: whole(it["other"]),
        seats: Array.isArray(it["seats"]) ? it["seats"].map(whole) : [],
        billionaire: findBillionaire(it["billionaire"]),
        market: findMarket(it["market"]),
        second: findMarket(it["second"]),
        kind: findKind(it["kind"]),
        kind2: findKind(it["kind2"]),
        asset: findAsset(it["asset"]),
        asset2: findAsset(it["asset2"]),
        assets: listOf(it["assets"], findAsset),
        crisis: findCrisis(it["crisis"]),
        role: findRole(it["role"]),
        policy: findPolicy(it["policy"]),
        panic: findPanic(it["panic"]),
        reason: typeof it["reason"] === "string" ? it["reason"] : "",
        number: whole(it["number"]),
        number2: whole(it["number2"]),
        cards: listOf(it["cards"], findKind),
        text: line.text,
    };
}

export const eventsOf = (lines: readonly Line[]): Happening[] =>
    lines.flatMap((line) => {
        const event = readEvent(line);
        return event ? [event] : [];
    });
