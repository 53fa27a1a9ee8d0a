// Moments of a game for the gallery and the tests: recorded at real tables, or made up in the server's shape.

import type { Choice, Game, Line, Table } from "../../../protocol";

export interface Moment {
    table: Table;
    game: Game;
    fresh: readonly Line[];
    me: number | null;
}

export interface Scene {
    name: string;
    now: Moment;
    before?: Moment; // what stood on the table before `now`
}

export function sceneIn(scenes: readonly Scene[], name: string): Scene {
    const found = scenes.find((each) => each.name === name);
    if (!found) throw new Error(`no scene ${name}`);
    return found;
}

const names = ["Ann", "Al", "Bea", "Cleo", "Dirk", "Eve"];

export interface Made {
    game: string;
    name: string;
    players: number;
    options?: Readonly<Record<string, unknown>>;
    view: unknown;
    question?: string; // "": somebody else is asked
    choices?: readonly Choice[];
    events?: readonly object[];
    over?: boolean; // won by the reader
}

// As seat 0 sees it. An event is told in the words of its field `says`.
export function made({ game, name, players, options = {}, view, question = "", choices = [], ...more }: Made): Moment {
    const { events = [], over = false } = more;
    const chairs = names.slice(0, players).map((each, seat) => ({
        seat,
        kind: seat === 0 ? ("person" as const) : ("bot" as const),
        name: each,
        host: seat === 0,
        minded: false,
    }));
    return {
        table: {
            id: "made-up",
            game,
            name,
            players,
            options,
            status: "running",
            is_public: false,
            spectators: true,
            drop_in: true,
            clock: { kind: "none", window: 0, phase: 0 },
            away: "bot",
            digest: "",
            chairs,
        },
        game: {
            view,
            picture: "",
            seats: [0],
            awaited: [question === "" ? 1 : 0],
            deadlines: [],
            question,
            choices: [...choices],
            may_say: true,
            may_undo: false,
            standing: { over, winners: over ? [0] : [], score: Array<number>(players).fill(1) },
        },
        fresh: events.map((event, at) => ({
            number: at + 1,
            at: 0,
            what: "event",
            text: "says" in event ? String(event.says) : JSON.stringify(event),
            event,
        })),
        me: 0,
    };
}
