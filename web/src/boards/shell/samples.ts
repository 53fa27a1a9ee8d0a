// Real games for the tests: a test of the server plays them and writes them down (tests/notation/types_test.cpp).

import { next } from "../../net/model";
import { game, line, snapshot, table } from "../../net/samples";
import type { Choice, Line, Table } from "../../protocol";
import type { House } from "./theatre";

export interface Sample<View, Event> {
    view: View; // of one who is asked
    choices: readonly Choice[]; // some of each act
    before: View; // the step in which most happened, as everybody saw it
    events: readonly Event[];
    after: View;
}

// The table as somebody finds it.
export const showOn = (theatre: House, view: unknown): void =>
    theatre.hear(next(null, snapshot({ game: game({ view }) }))!);

const names = ["Ann", "Al", "Bea", "Cleo", "Dirk", "Eve", "Fay", "Gus"];

export const tableOf = (players: number): Table =>
    table({
        players,
        chairs: names
            .slice(0, players)
            .map((name, seat) => ({ seat, kind: "bot", name, host: false, minded: false, muted: false })),
    });

export const linesOf = (events: readonly object[]): Line[] =>
    events.map((event, at) => line(at + 1, { text: JSON.stringify(event), event }));
