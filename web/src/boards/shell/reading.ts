// What the server sends of a game, as its board wants it. It comes from our own server, which tests what it sends:
// it is trusted, as the envelope is.

import type { Choice, Line } from "../../protocol";

// Read once, however many ask for it in one drawing.
export function once<Sent, Read>(read: (sent: Sent) => Read): (sent: unknown) => Read {
    const known = new WeakMap<object, Read>();
    return (sent) => {
        const now = known.get(sent as object) ?? read(sent as Sent);
        known.set(sent as object, now);
        return now;
    };
}

// Fields without a meaning for an event are left out by the server: they are as in `blank`.
export function eventsAs<Happening extends { what: string; secret: boolean; text: string }>(
    read: (sent: Partial<Happening>) => Happening,
): { readEvent: (line: Line) => Happening | null; eventsOf: (lines: readonly Line[]) => Happening[] } {
    const readEvent = (line: Line): Happening | null => {
        if (line.what !== "event") return null;
        const sent = line.event as Partial<Happening> & { to: unknown };
        return { ...read(sent), secret: Array.isArray(sent.to), text: line.text };
    };
    return {
        readEvent,
        eventsOf: (lines) => lines.map(readEvent).filter((event) => event !== null),
    };
}

export interface Option<Move> {
    choice: Choice;
    move: Move;
}

// Choices with their moves, by act; without one, all.
export const optionsAs =
    <Move extends { act: string }>(readMove: (choice: Choice) => Move) =>
    (choices: readonly Choice[], ...wanted: Move["act"][]): Option<Move>[] =>
        choices.flatMap((choice) => {
            const move = readMove(choice);
            return wanted.length === 0 || wanted.includes(move.act) ? [{ choice, move }] : [];
        });
