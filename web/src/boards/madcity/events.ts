// What happens in Mad Millionaire, as far as the page shows it happening.

import type { Line } from "../../protocol";

export interface Happening {
    what: string;
    seat: number;
    other: number;
    from: string;
    place: string;
    business: string;
    card: string;
    slot: number;
    number: number;
    amount: number; // notes
    businesses: readonly string[];
}

const whole = (value: unknown): number => (typeof value === "number" ? value : 0);
const text = (value: unknown): string => (typeof value === "string" ? value : "");

// Fields without a meaning for this event are left out by the server.
export function readEvent(line: Line): Happening | null {
    const event = line.event;
    if (line.what !== "event" || typeof event !== "object" || event === null) return null;
    const it = event as Record<string, unknown>;
    if (typeof it["what"] !== "string") return null;
    return {
        what: it["what"],
        seat: whole(it["seat"]),
        other: whole(it["other"]),
        from: text(it["from"]),
        place: text(it["place"]),
        business: text(it["business"]),
        card: text(it["card"]),
        slot: whole(it["slot"]),
        number: whole(it["number"]),
        amount: whole(it["amount"]),
        businesses: Array.isArray(it["businesses"]) ? it["businesses"].map(text) : [],
    };
}

export const eventsOf = (lines: readonly Line[]): Happening[] =>
    lines.flatMap((line) => {
        const event = readEvent(line);
        return event ? [event] : [];
    });
