// Where in the replay the reader is, and whether it runs by itself. The address follows, so that it is
// always a link to the moment on the screen.

import { useEffect, useState } from "preact/hooks";
import { address, route } from "../../app/router";

const kPace = 1400; // milliseconds a step is shown
const kSettle = 250; // browsers count changes of the address, and a slider makes many

export interface Player {
    at: number;
    playing: boolean;
    to: (step: number) => void; // stops it
    toggle: () => void;
}

export function usePlayer(table: string, start: number, last: number): Player {
    const [at, setAt] = useState(start);
    const [playing, setPlaying] = useState(false);
    // Every visit to an address counts, even to the one that brought us here.
    useEffect(() => setAt(start), [route.value]);
    useEffect(() => {
        if (!playing) return;
        if (at >= last) return setPlaying(false);
        const timer = setTimeout(() => setAt(at + 1), kPace);
        return () => clearTimeout(timer);
    }, [playing, at, last]);
    useEffect(() => {
        const timer = setTimeout(
            () => history.replaceState(null, "", address({ at: "replay", table, step: at })),
            kSettle,
        );
        return () => clearTimeout(timer);
    }, [at]);
    return {
        at: last > 0 ? Math.min(Math.max(0, at), last) : at,
        playing,
        to: (step) => {
            setPlaying(false);
            setAt(Math.min(Math.max(0, step), last));
        },
        toggle: () => {
            if (!playing && at >= last) setAt(0);
            setPlaying(!playing);
        },
    };
}
