import type { Sample } from "../shell/samples";
import sample from "./sample.json";
import type { Event, Open, View } from "./wire";

// Of both editions, with as many players as can be and as few: then they have two characters each.
export const samples = sample as unknown as readonly Sample<View, Event>[];
export const [many, few] = samples as [Sample<View, Event>, Sample<View, Event>];

export const seen = (view: View, open: Partial<Open>): View => ({ ...view, open: { ...view.open, ...open } });
