// What happens in Millions of Dollars, as far as the page shows it happening.

import type { Line } from "../../protocol";
import { isRole, type Role } from "./view";

export interface Happening {
    what: string;
    secret: boolean; // only the reader was told
    seat: number;
    other: number;
    character: number;
    role: Role | null;
    number: number;
    amount: number;
    seats: readonly number[];
    pay: readonly number[];
    text: string; // as the server tells it to this reader
}

const whole = (value: unknown): number => (typeof value === "number" ? value : 0);
const wholes = (value: unknown): number[] => (Array.isArray(value) ? value.map(whole) : []);

// Fields without a meaning for this event are left out by the server and read as 0.
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
        character: whole(it["character"]),
        role: isRole(it["role"]) ? it["role"] : null,
        number: whole(it["number"]),
        amount: whole(it["amount"]),
        seats: wholes(it["seats"]),
        pay: wholes(it["pay"]),
        text: line.text,
    };
}

export const eventsOf = (lines: readonly Line[]): Happening[] =>
    lines.flatMap((line) => {
        const event = readEvent(line);
        return event ? [event] : [];
    });
