import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { lessMotion } from "../../app/preferences";
import type { BoardProps } from "../face";
import { eventsOf, type Happening } from "./events";
import { advance, still, timeOf, type Scene } from "./staging";
import { settled, stage } from "./theatre";
import type { View } from "./view";

const kLate = 6; // events waiting: the show hurries
const kLost = 24; // so many, and it jumps to where the table is
const kHurry = 0.55;

export interface Show {
    scene: Scene;
    playing: boolean;
    pace: number; // of the show, for what moves by itself
    skip: () => void;
}

// Shows the events of a delta one after another. Nobody has to wait for it: a press ends it, it hurries
// when the table is ahead or waits for the reader, and with less motion there is none.
export function useShow({ fresh, game, me, open }: BoardProps, view: View): Show {
    const queue = useRef<Happening[]>([]);
    const told = useRef(fresh);
    const latest = useRef(view);
    const timer = useRef<ReturnType<typeof setTimeout>>();
    const pace = useSignal(1);
    latest.current = view;
    const wanted = useRef(false);
    wanted.current = me !== null && game.awaited.includes(me);

    const close = (): void => {
        clearTimeout(timer.current);
        queue.current = [];
        stage.value = null;
        settled.value = latest.current;
    };
    const next = (): void => {
        clearTimeout(timer.current);
        let scene = stage.value ?? still(settled.value ?? latest.current);
        for (let event = queue.current.shift(); event; event = queue.current.shift()) {
            scene = advance(scene, event);
            const time = timeOf(event);
            if (time === 0) continue;
            pace.value = queue.current.length > kLate || (wanted.current && queue.current.length > 0) ? kHurry : 1;
            stage.value = scene;
            timer.current = setTimeout(next, time * pace.value);
            return;
        }
        close();
    };

    useLayoutEffect(() => {
        settled.value ??= view;
        const news = told.current === fresh ? [] : eventsOf(fresh);
        told.current = fresh;
        if (open || lessMotion() || document.hidden) return close();
        queue.current.push(...news);
        if (queue.current.length > kLost) return close();
        if (stage.value) return;
        if (queue.current.some((event) => timeOf(event) > 0)) next();
        else close();
    }, [view, fresh]);

    useEffect(
        () => () => {
            clearTimeout(timer.current);
            stage.value = null;
            settled.value = null;
        },
        [],
    );

    const scene = stage.value ?? still(settled.value ?? view);
    return { scene, playing: stage.value !== null, pace: pace.value, skip: close };
}
