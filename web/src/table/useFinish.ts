import { useEffect, useRef } from "preact/hooks";
import type { House } from "../boards/shell/theatre";

const kTwice = 400; // the second half of a double press belongs to the first

const typesIn = (target: EventTarget | null): boolean =>
    target instanceof Element && target.closest("input, textarea, select, dialog[open], [data-meanwhile]") !== null;

// A press finishes the show, and does nothing else: what lies under the finger then was not there when it came down.
// Returns what catches presses on the table; keys are caught everywhere.
export function useFinish(theatre: House): (event: Event) => void {
    const ended = useRef(0);
    const finish = (event: Event): void => {
        const again = "detail" in event && Number(event.detail) > 1 && Date.now() - ended.current < kTwice;
        if (!theatre.playing.peek() && !again) return;
        if (typesIn(event.target)) return;
        event.preventDefault();
        event.stopPropagation();
        ended.current = Date.now();
        theatre.finish();
    };
    useEffect(() => {
        const press = (event: KeyboardEvent): void => {
            const elsewhere = event.target instanceof Element && event.target.closest("a, button, summary") !== null;
            if (event.key === "Escape" || /^[1-9]$/.test(event.key)) finish(event);
            else if ((event.key === " " || event.key === "Enter") && !elsewhere) finish(event);
        };
        addEventListener("keydown", press, { capture: true });
        return () => removeEventListener("keydown", press, { capture: true });
    }, [theatre]);
    return finish;
}
