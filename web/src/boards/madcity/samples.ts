import type { Sample } from "../shell/samples";
import sample from "./sample.json";
import type { Event, View } from "./wire";

export const [many, few] = sample as unknown as [Sample<View, Event>, Sample<View, Event>];
