// For games without a face of their own: the view as the text it already is.

import type { Face } from "../face";
import { Board } from "./Board";

export const face: Face = { Board };
