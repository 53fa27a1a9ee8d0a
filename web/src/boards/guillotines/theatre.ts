// What happened as it is told, over the board. One table is open at a time.

import { Theatre } from "../shell/theatre";
import { eventsOf } from "./moves";
import { advance, beatsOf, curtain, goesOn, type Beat, type Scene } from "./staging";
import type { View } from "./view";

const kLinger = 500;

export const theatre = new Theatre<View, Beat, Scene>({
    beats: (fresh) => beatsOf(eventsOf(fresh)),
    opening: () => curtain,
    advance: (scene, { event }) => advance(scene, event),
    less: "stills",
    goesOn: (scene, { event }) => goesOn(scene, event),
    linger: () => kLinger,
});
