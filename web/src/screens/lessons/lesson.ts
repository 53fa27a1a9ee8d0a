// A lesson is a real table with a coach beside it. The coach looks at the same state as the player.

import type { TableState } from "../../net/model";
import type { Key } from "../../texts";

export interface Step {
  id: string;
  title: Key;
  text: Key;
  press?: Key; // what to press, if anything is to be pressed
  marks: string; // a selector of what is worth a look now: the frame's buttons carry data-act, a board has its own
  brief?: boolean; // its title says enough
}

export interface Lesson {
  players: number;
  options: readonly string[]; // switches to turn on where the game has them
  pace: number; // milliseconds a bot takes
  at: (state: TableState) => Step | null; // null: nothing to say
  done: (state: TableState) => boolean; // what was to be learnt has happened
  learn?: { title: Key; lead: Key; points: readonly Key[] }; // what it is about; else the words of the first lesson
  end?: { title: Key; text: Key }; // the coach's last words, likewise
}
