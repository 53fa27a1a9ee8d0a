import { useEffect, useId, useRef } from "preact/hooks";
import type { Advice } from "../protocol";
import { t } from "../texts";
import { Icon } from "../ui";
import "./HintNote.css";

export interface HintNoteProps {
    hint: Advice;
    words: string; // its move, as the buttons beside it say it
    busy: boolean;
    onPlay: () => void;
}

// What the house would do, why, and how sure it is. Pressed, it is done.
export function HintNote({ hint, words, busy, onPlay }: HintNoteProps) {
    const button = useRef<HTMLButtonElement>(null);
    const id = useId();
    useEffect(() => button.current?.focus(), [hint]);
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
                <span>{words}</span>
            </button>
            <p id={id}>
                {hint.why} {hint.compared}
            </p>
        </div>
    );
}
