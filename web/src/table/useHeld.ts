import { useEffect, useRef, useState } from "preact/hooks";
import { lessMotion } from "../app/preferences";
import type { Desk } from "./desk";

const kPatience = 30_000; // a show that nobody ends does not keep the story back for ever

// What happens goes by the board first. While it tells, the frame does not tell how it ends: the story
// stands still and nobody is called the winner yet.
export function useHeld(desk: Desk): Desk {
    const { state, face } = desk;
    const before = useRef(state.lines);
    const [tired, setTired] = useState(false);
    const { theatre } = face;
    if (state.game) theatre?.hear(state.game, state.fresh, desk.me);
    useEffect(() => () => theatre?.close(), [theatre]);
    const telling = (state.game && face.telling?.(state.game)) ?? false;
    useEffect(() => {
        setTired(false);
        if (!telling) return;
        const timer = setTimeout(() => setTired(true), kPatience);
        return () => clearTimeout(timer);
    }, [telling]);
    if (!telling || tired || !state.game || lessMotion()) {
        before.current = state.lines;
        return desk;
    }
    const standing = { ...state.game.standing, over: false, winners: [] };
    return { ...desk, state: { ...state, lines: before.current, game: { ...state.game, standing } } };
}
