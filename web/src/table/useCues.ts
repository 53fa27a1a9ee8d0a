import { useEffect, useRef } from "preact/hooks";
import type { Line } from "../protocol";
import type { Desk } from "./desk";
import { blip } from "./sounds";
import { iconOf } from "./story";

// Sounds for what must not be missed: your turn, and what is turned up.
export function useCues(desk: Desk, fresh: readonly Line[]): void {
    const { state, me } = desk;
    const asked = me !== null && (state.game?.awaited.includes(me) ?? false);
    const before = useRef(asked);
    useEffect(() => {
        if (asked && !before.current) blip("turn");
        before.current = asked;
    }, [asked]);
    useEffect(() => {
        if (fresh.some((line) => iconOf(line) === "reveal")) blip("reveal");
    }, [fresh]);
}
