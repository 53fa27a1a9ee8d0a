// Moments of real games, as the server sent them to seat 0, and a few made up.

import type { Scene } from "../../shell/gallery/moments";
import { moments } from "./made";
import recorded from "./recorded.json";

export const scenes: readonly Scene[] = [...moments, ...(recorded as unknown as readonly Scene[])];
