// What happens in the city as it is told: the frame's purses read their money here, so that it moves when it is
// earned in the city and not before the car has arrived. One table is open at a time.

import { Theatre } from "../shell/theatre";
import { eventsOf } from "./moves";
import { advance, still, timeOf, type Beat, type Scene } from "./staging";
import type { View } from "./wire";

export const theatre = new Theatre<View, Beat, Scene>({
    beats: (fresh) => eventsOf(fresh).map((event) => ({ event, time: timeOf(event) })),
    opening: still,
    advance: (scene, { event }) => advance(scene, event),
});

// The table as it stands on stage.
export const sceneOf = (now: View): Scene => theatre.scene.value ?? still(now);
