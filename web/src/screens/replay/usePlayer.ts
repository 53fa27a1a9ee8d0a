// Where in the replay the reader is, and whether it runs by itself. The address follows, so that it is
// always a link to the moment on the screen.

import { useEffect, useState } from "preact/hooks";
import { address, route } from "../../app/router";

export const speeds = [0.5, 1, 2, 4] as const;
export type Speed = (typeof speeds)[number];

const kPace = 1400; // milliseconds a step is shown, at speed 1
const kSettle = 250; // browsers count changes of the address, and a slider makes many

export interface Player {
    at: number;
    playing: boolean;
    speed: Speed;
    to: (step: number) => void; // stops it
    step: (by: 1 | -1) => void; // to what there is to see next, and stops it
    toggle: () => void;
    hurry: (speed: Speed) => void;
}

export function usePlayer(
    table: string,
    start: number,
    last: number,
    next: (at: number, by: 1 | -1) => number, // where there is something to see
): Player {
    const [at, setAt] = useState(start);
    const [playing, setPlaying] = useState(false);
    const [speed, hurry] = useState<Speed>(1);
    // Every visit to an address counts, even to the one that brought us here.
    useEffect(() => setAt(start), [route.value]);
    useEffect(() => {
        if (!playing) return;
        const then = next(at, 1);
        if (then === at) return setPlaying(false);
        const timer = setTimeout(() => setAt(then), kPace / speed);
        return () => clearTimeout(timer);
    }, [playing, at, last, speed]);
    useEffect(() => {
        const timer = setTimeout(
            () => history.replaceState(null, "", address({ at: "replay", table, step: at })),
            kSettle,
        );
        return () => clearTimeout(timer);
    }, [at]);
    const to = (step: number): void => {
        setPlaying(false);
        setAt(Math.min(Math.max(0, step), last));
    };
    return {
        at: last > 0 ? Math.min(Math.max(0, at), last) : at,
        playing,
        speed,
        to,
        step: (by) => to(next(at, by)),
        toggle: () => {
            if (!playing && next(at, 1) === at) setAt(0);
            setPlaying(!playing);
        },
        hurry,
    };
}
