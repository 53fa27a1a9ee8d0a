// What was said before at this table, as far as this page heard it: the view holds only the last
// claim and the terms that still stand.

import type { Happening } from "./moves";
import { termsOf, type Terms } from "./view";
import type { Role, View } from "./wire";

export interface Memory {
    round: number;
    said: ReadonlyMap<number, readonly (Role | null)[]>; // by character, oldest first; null: no comment
    under: ReadonlyMap<string, readonly Terms[]>; // by deal: the terms it answers, oldest first
    seen: View | null;
}

export const nothing: Memory = { round: 0, said: new Map(), under: new Map(), seen: null };

export const dealKey = (deal: { proposer: number; character: number }): string => `${deal.proposer} ${deal.character}`;

export function remember(memory: Memory, view: View, events: readonly Happening[]): Memory {
    const same = memory.round === view.open.round;
    const said = new Map(same ? memory.said : []);
    const under = new Map(same ? memory.under : []);
    const then = same ? memory.seen : null;
    // Events of a round that is over by now say nothing of this one.
    const start = events.map((event) => event.what).lastIndexOf("RoundBegins");
    for (const event of events.slice(start + 1)) {
        if (event.what === "Claimed" || event.what === "Announced") {
            const list = said.get(event.character) ?? [];
            if (list.length === 0 || list[list.length - 1] !== event.role)
                said.set(event.character, [...list, event.role]);
        }
        if (event.what === "Countered") {
            const old = then?.open.deals.find(
                (deal) => deal.proposer === event.other && deal.character === event.character,
            );
            const key = dealKey({ proposer: event.seat, character: event.character });
            const below = under.get(dealKey({ proposer: event.other, character: event.character })) ?? [];
            if (old && then) under.set(key, [...below, termsOf(then, old)]);
        }
    }
    // What was claimed before this page was opened.
    for (const character of view.open.spoke)
        if (!said.has(character)) said.set(character, [view.open.claim[character] ?? null]);
    const open = new Set(view.open.deals.map(dealKey));
    for (const key of under.keys()) if (!open.has(key)) under.delete(key);
    return { round: view.open.round, said, under, seen: view };
}

export interface Said {
    now: Role | null;
    before: readonly Role[]; // other roles claimed for the same character: a contradiction
}

// Null: nothing was said yet. "No comment" contradicts nothing.
export function saidOf(memory: Memory, view: View, character: number): Said | null {
    if (!view.open.spoke.includes(character)) return null;
    const now = view.open.claim[character] ?? null;
    const all = memory.said.get(character) ?? [];
    const before = all.filter((role, at): role is Role => role !== null && role !== now && all.indexOf(role) === at);
    return { now, before };
}
