// What the script of a lesson suggests, as one of the choices on the screen.

import type { Choice, Hint } from "../protocol";
import { moveOf } from "../table/choices";

export interface Suggestion {
    choice: Choice;
    amount: number | null;
}

function at(move: unknown, path: readonly string[]): unknown {
    return path.reduce<unknown>((node, key) => (node as Record<string, unknown> | null | undefined)?.[key], move);
}

export function suggestion(choices: readonly Choice[], hint: Hint | undefined): Suggestion | null {
    if (hint === undefined) return null;
    const wanted = JSON.stringify(hint.move);
    for (const choice of choices) {
        const named = choice.amount ? at(hint.move, choice.amount.path) : null;
        const amount = typeof named === "number" ? named : null;
        if (choice.amount && (amount === null || amount < choice.amount.least || amount > choice.amount.most)) continue;
        if (JSON.stringify(moveOf(choice, amount)) === wanted) return { choice, amount };
    }
    return null;
}

// Where it can be pressed: its own button, or the group of buttons that it is hidden in.
export function marksOf(found: Suggestion): string {
    const act = (found.choice.move as { act?: unknown } | null)?.act;
    const own = `[data-move="${CSS.escape(found.choice.text)}"]`;
    return typeof act === "string" ? `${own},.tbl-choice-group[data-act="${CSS.escape(act)}"]` : own;
}
