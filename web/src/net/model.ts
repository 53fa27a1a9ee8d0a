// What the page knows of a table: the fold over the messages of its stream. Pure, so that no test needs
// a server.

import type { Bye, Delta, Game, Line, Presence, ServerMessage, Table, You } from "../protocol";

export interface TableState {
    stream: string;
    seq: number;
    you: You;
    table: Table;
    game: Game | null;
    lines: readonly Line[]; // the story, in order, as far as it was fetched
    fresh: readonly Line[]; // those of the last message: what has just happened
    presence: Presence | null;
    bye: Bye | null;
}

// Lines by number, without doubles: a story fetched later stands before, a delta after.
function merge(known: readonly Line[], more: readonly Line[]): readonly Line[] {
    if (more.length === 0) return known;
    const last = known[known.length - 1];
    if (!last || more[0]!.number > last.number) return [...known, ...more];
    const all = new Map(known.map((line) => [line.number, line]));
    for (const line of more) all.set(line.number, line);
    return [...all.values()].sort((a, b) => a.number - b.number);
}

// What a delta adds to the story. When a game ends its secrets open: lines that were not ours to read
// stand among the others, so the numbers are other ones and the tail comes anew; what is new in it goes by the
// clock, and within the same millisecond by its words.
function tell(state: TableState, delta: Delta): { lines: readonly Line[]; fresh: readonly Line[] } {
    const last = state.lines[state.lines.length - 1];
    const first = delta.lines[0];
    if (last && first && delta.after === state.seq && first.number <= last.number) {
        const told = new Set(state.lines.filter((line) => line.at === last.at).map((line) => line.text));
        return {
            lines: delta.lines,
            fresh: delta.lines.filter((line) => line.at > last.at || (line.at === last.at && !told.has(line.text))),
        };
    }
    const fresh = last ? delta.lines.filter((line) => line.number > last.number) : delta.lines;
    return { lines: merge(state.lines, delta.lines), fresh };
}

// A delta that does not follow on what we have (null): the caller says hello again.
export function next(state: TableState | null, message: ServerMessage): TableState | null {
    switch (message.kind) {
        case "snapshot":
            return {
                stream: message.stream,
                seq: message.seq,
                you: message.you,
                table: message.table,
                game: message.game ?? null,
                lines: message.lines,
                fresh: [],
                presence: state?.presence ?? null,
                bye: null,
            };
        case "delta":
            if (state === null || message.stream !== state.stream || message.after > state.seq) return null;
            if (message.seq <= state.seq) return { ...state, bye: null }; // said before
            return {
                ...state,
                seq: message.seq,
                table: message.table ?? state.table,
                game: message.game ?? state.game,
                ...tell(state, message),
                bye: null,
            };
        case "story":
            return state && { ...state, lines: merge(state.lines, message.lines), fresh: [] };
        case "presence":
            return state && { ...state, presence: message };
        case "bye":
            return state && { ...state, bye: message };
        case "ack":
        case "nack":
        case "advice":
        case "pong":
            return state;
        default:
            return unreachable(message);
    }
}

export function unreachable(value: never): never {
    throw new Error(`unknown message ${JSON.stringify(value)}`);
}
