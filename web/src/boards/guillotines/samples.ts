import type { Sample } from "../shell/samples";
import sample from "./sample.json";
import type { Event, View } from "./wire";

// At Level 4, with as many players as can be, and with two and their Puppets.
export const [many, few] = sample as unknown as [Sample<View, Event>, Sample<View, Event>];
