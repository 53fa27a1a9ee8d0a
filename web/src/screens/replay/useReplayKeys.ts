// Arrows step, Home and End jump, space plays: wherever the focus is, unless it is on something that
// wants these keys itself.

import { useEffect, useRef } from "preact/hooks";
import type { Player } from "./usePlayer";

const kOwn = "select, textarea, input:not([type=range]), dialog, [role=group][tabindex]";
const kPressed = "button, a, summary"; // space presses them

export function useReplayKeys(player: Player, last: number): void {
    const now = useRef({ player, last });
    now.current = { player, last };
    useEffect(() => {
        const key = (event: KeyboardEvent): void => {
            const target = event.target instanceof Element ? event.target : null;
            if (event.altKey || event.ctrlKey || event.metaKey || target?.closest(kOwn)) return;
            const { player, last } = now.current;
            const step = stepBy(event.key, player.at, last);
            if (event.key === "ArrowLeft") player.step(-1);
            else if (event.key === "ArrowRight") player.step(1);
            else if (step !== null) player.to(step);
            else if (event.key === " " && !target?.closest(kPressed)) player.toggle();
            else return;
            event.preventDefault();
        };
        addEventListener("keydown", key);
        return () => removeEventListener("keydown", key);
    }, []);
}

export function stepBy(key: string, at: number, last: number): number | null {
    switch (key) {
        case "PageUp":
            return at - 10;
        case "PageDown":
            return at + 10;
        case "Home":
            return 0;
        case "End":
            return last;
        default:
            return null;
    }
}
