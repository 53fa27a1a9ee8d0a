// Real games for the tests: a test of the server plays them and writes them down (tests/notation/types_test.cpp).

import { line, table } from "../../net/samples";
import type { Choice, Line, Table } from "../../protocol";

export interface Sample<View, Event> {
    view: View; // of one who is asked
    choices: readonly Choice[]; // some of each act
    before: View; // the step in which most happened, as everybody saw it
    events: readonly Event[];
    after: View;
}

const names = ["Ann", "Al", "Bea", "Cleo", "Dirk", "Eve", "Fay", "Gus"];

export const tableOf = (players: number): Table =>
    table({
        players,
        chairs: names.slice(0, players).map((name, seat) => ({ seat, kind: "bot", name, host: false, minded: false })),
    });

export const linesOf = (events: readonly object[]): Line[] =>
    events.map((event, at) => line(at + 1, { text: JSON.stringify(event), event }));
