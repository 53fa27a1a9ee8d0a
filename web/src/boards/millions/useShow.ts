import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { lessMotion } from "../../app/preferences";
import type { BoardProps } from "../face";
import { eventsOf } from "./events";
import { nothing } from "./memory";
import { advance, beatsOf, opening, type Beat } from "./staging";
import { isPending, memory, peeking, settled, stage, still } from "./theatre";
import type { Phase, View } from "./view";

const kGrace = 500; // the story may come a moment after the view
const kLinger = 3200; // the last picture stays to be read
const kCurtain = 900; // the last of all less so: the result comes after it
const kVote = 6000; // a vote is read in this time where it does not move
const kHurry = 0.6; // of its time, when the table waits for the reader

// While these last, the picture of the heist before may lie on the board: what is asked stands beside it.
const quiet: readonly Phase[] = ["ChooseLeader", "TurnUpLoot", "Picking", "Naming", "Robbing", "Over"];

export interface Show {
    last: boolean; // everything is told; the last picture stays
    next: () => void; // the next beat; after the last, the end
    skip: () => void; // to the last picture
}

// Plays the events of a delta one after another. Nobody has to wait for it: it is shortened when the
// table waits for the reader, and left out on a page nobody looks at. With less motion nothing is played:
// the table goes on at once, and how it came out lies on the board as a still.
export function useShow({ fresh, game, me, open, busy }: BoardProps, view: View): Show | null {
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
        if (open || lessMotion() || !isPending(settled.value, view)) {
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
        const begins = beats[0]!.what === "TalksEnded" || beats[0]!.what === "VoteCounted";
        if (lessMotion()) {
            close();
            still.value = beats.reduce(advance, (begins ? null : still.value) ?? opening(previous.current));
            return;
        }
        if (document.hidden) return close();
        // A show gives way to the next: nobody watches a heist behind the table. What goes on after a question
        // goes on here.
        const anew = begins && stage.value !== null;
        stage.value = anew ? opening(previous.current) : (stage.value ?? opening(settled.value ?? view));
        queue.current = anew ? beats : [...queue.current, ...beats];
        if (playing !== "beats" || anew) next();
    }, [fresh]);

    // A still gives way to whatever comes after it, and to the reader's own move.
    const stays = still.value !== null && (still.value.scene === "vote" || quiet.includes(view.phase));
    useEffect(() => {
        if (busy || !stays) still.value = null;
    }, [busy, stays]);
    useEffect(() => {
        if (still.value?.scene !== "vote") return;
        const timer = setTimeout(() => (still.value = null), kVote);
        return () => clearTimeout(timer);
    }, [still.value]);

    useEffect(() => {
        if (playing === "no" || peeking.value) return;
        const linger = stage.value?.scene === "end" ? kCurtain : kLinger;
        const length = time.current + (playing === "last" ? linger : 0);
        const hurry = wanted && stage.value?.scene !== "vote"; // what turns last must be read too
        const timer = setTimeout(next, length * (hurry ? kHurry : 1));
        return () => clearTimeout(timer);
    }, [at, playing, wanted, peeking.value]);

    useEffect(
        () => () => {
            stage.value = null;
            still.value = null;
            settled.value = null;
            memory.value = nothing;
            peeking.value = false;
        },
        [],
    );

    return playing === "no" ? null : { last: playing === "last", next, skip };
}
