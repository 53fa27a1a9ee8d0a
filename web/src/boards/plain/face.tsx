// For games without a face of their own: the view as the text it already is.

import type { Face } from "../face";
import { Theatre } from "../shell/theatre";
import { Board } from "./Board";

const theatre = new Theatre({ beats: () => [], opening: () => null, advance: () => null });

export const face: Face = { Board, theatre };
