// Messages for tests, as the server would send them.

import type { Delta, Game, Line, Snapshot, Table } from "../protocol";

export function line(number: number, more: Partial<Line> = {}): Line {
    return { number, at: 1000 + number, what: "event", text: `line ${number}`, ...more };
}

export function table(more: Partial<Table> = {}): Table {
    const chair = (seat: number, name: string) => ({
        seat,
        kind: "person",
        name,
        host: seat === 0,
        minded: false,
        muted: false,
    });
    return {
        id: "T",
        game: "some-game",
        name: "Some game",
        players: 3,
        options: {},
        status: "running",
        is_public: false,
        spectators: true,
        drop_in: true,
        clock: { kind: "none", window: 0, phase: 0 },
        away: "bot",
        digest: "",
        chairs: [chair(0, "Ann"), chair(1, "Ben"), chair(2, "Cy")],
        watchers_muted: false,
        knocks: [],
        votes: [],
        ...more,
    };
}

export function game(more: Partial<Game> = {}): Game {
    return {
        view: {},
        picture: "",
        seats: [0],
        awaited: [0],
        deadlines: [],
        question: "Well?",
        choices: [],
        may_say: true,
        may_undo: false,
        standing: { over: false, winners: [], score: [0, 0, 0], unit: 1_000_000 },
        ...more,
    };
}

export function snapshot(more: Partial<Snapshot> = {}): Snapshot {
    return {
        kind: "snapshot",
        stream: "seat0.1",
        seq: 7,
        you: { seat: 0, host: true },
        table: table(),
        game: game(),
        lines: [line(0), line(1)],
        ...more,
    };
}

export function delta(after: number, seq: number, lines: Line[] = [], more: Partial<Delta> = {}): Delta {
    return { kind: "delta", stream: "seat0.1", after, seq, lines, ...more };
}
