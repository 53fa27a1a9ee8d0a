import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { lessMotion } from "../../app/preferences";
import type { BoardProps } from "../face";
import { eventsOf } from "./events";
import { nothing } from "./memory";
import { advance, beatsOf, opening, type Beat } from "./staging";
import { isPending, memory, peeking, settled, stage } from "./theatre";
import type { View } from "./view";

const kGrace = 500; // the story may come a moment after the view
const kLinger = 3200; // the last picture stays to be read
const kHurry = 0.6; // of its time, when the table waits for the reader

export interface Show {
  last: boolean; // everything is told; the last picture stays
  next: () => void; // the next beat; after the last, the end
  skip: () => void; // to the last picture
}

// Plays the events of a delta one after another. Nobody has to wait for it: it is shortened when the
// table waits for the reader, told at once with less motion, and left out on a page nobody looks at.
export function useShow({ fresh, game, me, open }: BoardProps, view: View): Show | null {
  const queue = useRef<Beat[]>([]);
  const time = useRef(0); // of the beat on stage
  const told = useRef(fresh);
  const latest = useRef(view);
  const previous = useRef(view); // the view before the latest
  const [playing, setPlaying] = useState<"no" | "beats" | "last">("no");
  const [at, setAt] = useState(0); // counts beats, to start their clocks
  if (latest.current !== view) {
    previous.current = latest.current;
    latest.current = view;
  }
  const wanted = me !== null && game.awaited.includes(me);

  const close = (): void => {
    queue.current = [];
    stage.value = null;
    settled.value = latest.current;
    setPlaying("no");
  };
  const next = (): void => {
    const beat = queue.current.shift();
    if (!beat || !stage.value) return close();
    stage.value = advance(stage.value, beat);
    time.current = beat.time;
    setPlaying(queue.current.length > 0 ? "beats" : "last");
    setAt((count) => count + 1);
  };
  const skip = (): void => {
    for (const beat of queue.current.splice(0)) if (stage.value) stage.value = advance(stage.value, beat);
    time.current = 0;
    setPlaying("last");
    setAt((count) => count + 1);
  };

  useLayoutEffect(() => {
    settled.value ??= view;
    if (settled.value.me !== view.me) return close();
    if (stage.value) return;
    if (open || !isPending(settled.value, view)) {
      settled.value = view;
      return;
    }
    const timer = setTimeout(() => {
      if (!stage.value) settled.value = latest.current;
    }, kGrace);
    return () => clearTimeout(timer);
  }, [view]);

  useEffect(() => {
    if (told.current === fresh) return;
    told.current = fresh;
    const beats = beatsOf(eventsOf(fresh));
    if (beats.length === 0) return;
    if (document.hidden) return close();
    queue.current.push(...beats);
    const begins = beats[0]!.what === "TalksEnded" || beats[0]!.what === "VoteCounted";
    // The last picture of one show gives way to the next; what goes on after a question goes on here.
    if (playing === "last" && begins) stage.value = opening(previous.current);
    else stage.value ??= opening(settled.value ?? view);
    if (lessMotion()) skip();
    else if (playing !== "beats") next();
  }, [fresh]);

  useEffect(() => {
    if (playing === "no" || peeking.value) return;
    // A still of a heist is closed by whoever reads it.
    if (playing === "last" && lessMotion() && stage.value?.scene !== "vote") return;
    const length = time.current + (playing === "last" ? kLinger : 0);
    const timer = setTimeout(next, length * (wanted ? kHurry : 1));
    return () => clearTimeout(timer);
  }, [at, playing, wanted, peeking.value]);

  useEffect(
    () => () => {
      stage.value = null;
      settled.value = null;
      memory.value = nothing;
      peeking.value = false;
    },
    [],
  );

  return playing === "no" ? null : { last: playing === "last", next, skip };
}
