import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { lessMotion } from "../../app/preferences";
import type { BoardProps } from "../face";
import { eventsOf } from "./events";
import { advance, beatsOf, caughtUp, goesOn, type Beat } from "./staging";
import { isTelling, latest, scene, settled } from "./theatre";
import type { View } from "./view";

const kGrace = 500; // the story may come a moment after the view
const kHurry = 0.6; // of its time, when the table waits for the reader
const kCrowd = 8; // with so many beats ahead everything goes twice as fast
const kMost = 18; // and of more the oldest are left out
const kLinger = 500; // the last picture stays to be read
const kStill = 2600; // how long a picture stays with less motion

export interface Show {
    last: boolean; // everything is told
    next: () => void;
    skip: () => void;
}

// Plays what happened, event by event. Nobody has to wait for it: it is shortened when the table waits
// for the reader, told in stills with less motion, and left out on a page nobody looks at.
export function useShow({ fresh, game, me, open }: BoardProps, view: View): Show | null {
    const queue = useRef<Beat[]>([]);
    const told = useRef(fresh);
    const time = useRef(0);
    const [at, setAt] = useState(0); // counts beats; 0: nothing is on
    const wanted = me !== null && game.awaited.includes(me);

    const close = (): void => {
        queue.current = [];
        scene.value = null;
        settled.value = latest.view;
        setAt(0);
    };
    const next = (): void => {
        let beat = queue.current.shift();
        if (!beat) return close();
        let now = advance(scene.value, beat.event);
        // With less motion a scene is one picture: its last.
        while (lessMotion() && queue.current[0] && goesOn(now, queue.current[0].event)) {
            beat = queue.current.shift()!;
            now = advance(now, beat.event);
        }
        scene.value = now;
        time.current = beat.time;
        setAt((count) => count + 1);
    };
    // To the last picture; from there to the table.
    const skip = (): void => {
        if (queue.current.length === 0) return close();
        for (const beat of queue.current.splice(0)) {
            scene.value = advance(scene.value, beat.event);
            time.current = beat.time;
        }
        setAt((count) => count + 1);
    };

    // Before the view is settled, so that the table stands as it was while it is told.
    useLayoutEffect(() => {
        settled.value ??= view;
        if (told.current === fresh) return;
        told.current = fresh;
        const beats = beatsOf(eventsOf(fresh));
        if (beats.length === 0 || open) return;
        if (document.hidden) return close();
        queue.current = caughtUp([...queue.current, ...beats], kMost);
        if (scene.value === null) next();
    }, [fresh]);

    useLayoutEffect(() => {
        if (settled.value !== null && settled.value.me !== view.me) return close();
        if (scene.value) return;
        if (open || !isTelling(view)) {
            settled.value = view;
            return;
        }
        const timer = setTimeout(() => {
            if (!scene.value) settled.value = latest.view;
        }, kGrace);
        return () => clearTimeout(timer);
    }, [view]);

    useEffect(() => {
        if (at === 0) return;
        const ahead = queue.current.length;
        const length = lessMotion() ? kStill : time.current + (ahead === 0 ? kLinger : 0);
        const timer = setTimeout(next, length * (wanted ? kHurry : 1) * (ahead > kCrowd ? 0.5 : 1));
        return () => clearTimeout(timer);
    }, [at, wanted]);

    useEffect(
        () => () => {
            scene.value = null;
            settled.value = null;
            latest.view = null;
        },
        [],
    );

    return at === 0 ? null : { last: queue.current.length === 0, next, skip };
}
