// Which of the choices a hint means.

import type { Choice } from "../protocol";
import { moveOf } from "./choices";

// The amount that a move names where this choice has one open.
export function amountIn(choice: Choice, move: unknown): number | null {
    if (!choice.amount) return null;
    const found = choice.amount.path.reduce<unknown>(
        (node, key) => (node as Record<string, unknown> | null)?.[key],
        move,
    );
    return typeof found === "number" ? found : null;
}

// Whether a move is one that this choice offers, with some amount or as it is.
export function offers(choice: Choice, move: unknown): boolean {
    const amount = amountIn(choice, move);
    if (choice.amount && amount === null) return false;
    return JSON.stringify(moveOf(choice, amount)) === JSON.stringify(move);
}
