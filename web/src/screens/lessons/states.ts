// States of a table as a lesson sees them, for its tests.

import type { TableState } from "../../net/model";
import type { Choice, Line } from "../../protocol";

const choice: Choice = { move: { act: "Any" }, text: "any", question: 1 };

export function stateAt(
    open: Readonly<Record<string, unknown>>,
    asked: boolean,
    events: readonly { what: string; seat: number }[] = [],
    over = false,
): TableState {
    const game = { view: { open }, choices: asked ? [choice] : [], standing: { over, winners: [], score: [] } };
    const lines = events.map((event, number) => ({ number, at: 0, what: "event", text: "", event }) as Line);
    return { you: { seat: 0, host: true }, game, lines } as unknown as TableState;
}
