import { useRef } from "preact/hooks";
import type { Desk } from "./desk";

// While the board tells what happened, the frame does not tell how it ends: the story stands still and
// nobody is called the winner yet.
export function useHeld(desk: Desk): Desk {
  const { state, face } = desk;
  const before = useRef(state.lines);
  const telling = (state.game && face.telling?.(state.game)) ?? false;
  if (!telling || !state.game) {
    before.current = state.lines;
    return desk;
  }
  const standing = { ...state.game.standing, over: false, winners: [] };
  return { ...desk, state: { ...state, lines: before.current, game: { ...state.game, standing } } };
}
