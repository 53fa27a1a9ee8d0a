import type { BoardProps, Face } from "../face";

function Board(props: BoardProps) {
  return <pre>{props.game.picture}</pre>;
}

export const face: Face = { Board };
