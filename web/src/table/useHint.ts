import { useEffect, useState } from "preact/hooks";
import type { Advice } from "../protocol";
import type { Desk } from "./desk";

export interface Hinting {
    may: boolean; // one can be asked for now
    asking: boolean;
    hint: Advice | null; // for the question that is open
    ask: () => void;
}

// What the house would do in the reader's place. Nobody else learns that they asked; a hint is gone with its question.
export function useHint(desk: Desk): Hinting {
    const { state, me } = desk;
    const choices = state.game?.choices ?? [];
    const [asking, setAsking] = useState(false);
    const [held, setHeld] = useState<Advice | null>(null);
    const hint = held && choices.some((each) => each.question === held.question) ? held : null;
    const minded = me !== null && (state.table.chairs[me]?.minded ?? false);
    const may = state.table.hints === true && me !== null && choices.length > 0 && !minded;
    useEffect(() => {
        if (held && !hint) setHeld(null);
    }, [held, hint]);
    const ask = (): void => {
        if (!may || asking) return;
        setAsking(true);
        void desk.ask({ kind: "hint" }).then((answer) => {
            setAsking(false);
            if (answer.ok) setHeld(answer.advice ?? null);
        });
    };
    return { may, asking, hint, ask };
}
