// Moments of real games, as the server sent them to seat 0.

import { type Scene, sceneIn } from "../../shell/gallery/moments";
import recorded from "./recorded.json";

export const scenes = recorded as unknown as readonly Scene[];
export const scene = (name: string): Scene => sceneIn(scenes, name);
