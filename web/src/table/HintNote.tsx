import { useEffect, useId, useLayoutEffect, useRef } from "preact/hooks";
import type { Advice } from "../protocol";
import { t } from "../texts";
import { Icon } from "../ui";
import { labelOf } from "./choices";
import type { Desk } from "./desk";
import { amountIn, offers } from "./hinted";
import "./HintNote.css";

export interface HintNoteProps {
    desk: Desk;
    hint: Advice;
    busy: boolean;
    onMark: (text: string) => void; // of the choice that it means
    onPlay: () => void;
}

// What the house would do, as the buttons beside it say it, why, and how sure it is. Pressed, it is done.
export function HintNote({ desk, hint, busy, onMark, onPlay }: HintNoteProps) {
    const { table, game } = desk.state;
    const button = useRef<HTMLButtonElement>(null);
    const id = useId();
    const choice = game?.choices.find((each) => offers(each, hint.move));
    useLayoutEffect(() => button.current?.focus(), [hint]);
    useEffect(() => onMark(choice?.text ?? ""), [choice?.text]);
    return (
        <div class="tbl-hint" role="group" aria-label={t("frame.hint.title")}>
            <button
                ref={button}
                type="button"
                class="tbl-choice tbl-choice-hinted"
                aria-disabled={busy || undefined}
                aria-describedby={id}
                onClick={() => !busy && onPlay()}
            >
                <Icon name="bulb" />
                <span>{choice ? labelOf(choice, table, desk.face, amountIn(choice, hint.move)) : hint.words}</span>
            </button>
            <p id={id}>
                {hint.why} {hint.compared}
            </p>
        </div>
    );
}
