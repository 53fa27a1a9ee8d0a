// What the server sends of a game, in the types made from the server's own tables (wire.ts of each board). It comes
// from our own server, which tests what it sends: it is trusted, as the envelope is.

import type { Choice, Line } from "../../protocol";

// An event, and the words in which the server tells it to this reader.
export type Told<Event> = Event & { text: string };

export function eventsAs<Event>() {
    const readEvent = (line: Line): Told<Event> | null =>
        line.what === "event" ? { ...(line.event as Event), text: line.text } : null;
    const eventsOf = (lines: readonly Line[]): Told<Event>[] => lines.map(readEvent).filter((event) => event !== null);
    return { readEvent, eventsOf };
}

export interface Option<Move> {
    choice: Choice;
    move: Move;
}

// Choices with their moves, by act; without one, all.
export const optionsAs =
    <Move extends { act: string }>() =>
    <Act extends Move["act"]>(choices: readonly Choice[], ...wanted: Act[]): Option<Move & { act: Act }>[] =>
        choices.flatMap((choice) => {
            const move = choice.move as Move & { act: Act };
            return wanted.length === 0 || wanted.includes(move.act) ? [{ choice, move }] : [];
        });
