import { useCallback, useLayoutEffect, useRef, useState } from "preact/hooks";
import { lessMotion } from "../../app/preferences";
import { city, type Box, type Point } from "./city";

const kMost = 2.4; // pixels a unit of the map may have
const kRoomy = 0.56; // from here on the whole city can be read at once
const kTools = 48; // pixels that the buttons take at the foot of a small window
const kNear = 0.9; // how close a small screen looks

export interface Room {
    window: { current: HTMLDivElement | null };
    ready: boolean; // its size is known
    scale: number; // pixels a unit of the map
    roomy: boolean; // the whole city is seen
    whole: boolean; // it is being seen
    zoom: (by: number) => void;
    all: () => void;
    show: (at: Point) => void; // brings a point into the middle
    frame: (box: Box, least: number) => void; // brings a part of the city into the window, no smaller than `least`
}

// The window through which one looks at the city: it scrolls as every window does, so a finger or the
// arrow keys move it; this adds zooming by pinch, wheel and buttons, and dragging by mouse.
export function useRoom(): Room {
    const window_ = useRef<HTMLDivElement>(null);
    const [size, setSize] = useState({ w: 0, h: 0 });
    const [wish, setWish] = useState<number | null>(null); // null: as it fits
    const aim = useRef<Point | null>(null); // what is to be in the middle after the next drawing
    const under = Math.min(size.w, size.h) < kRoomy * city.size.x ? kTools : 0;
    const fit = Math.min(size.w / city.size.x, (size.h - under) / city.size.y);
    const roomy = fit >= kRoomy;
    const usual = roomy ? fit : Math.max(fit, kNear);
    const scale = Math.min(kMost, Math.max(fit, wish ?? usual));
    const now = useRef({ scale, fit, under });
    now.current = { scale, fit, under };

    const middle = (): Point => {
        const it = window_.current!;
        return {
            x: (it.scrollLeft + it.clientWidth / 2) / now.current.scale,
            y: (it.scrollTop + (it.clientHeight - now.current.under) / 2) / now.current.scale,
        };
    };
    const centre = (at: Point, smooth: boolean): void => {
        const it = window_.current;
        if (!it) return;
        it.scrollTo({
            left: at.x * now.current.scale - it.clientWidth / 2,
            top: at.y * now.current.scale - (it.clientHeight - now.current.under) / 2,
            behavior: smooth && !lessMotion() ? "smooth" : "instant",
        });
    };
    const to = (next: number, at: Point): void => {
        const wanted = Math.min(kMost, Math.max(now.current.fit, next));
        if (wanted === now.current.scale) return centre(at, true);
        aim.current = at;
        setWish(wanted);
    };

    useLayoutEffect(() => {
        const it = window_.current!;
        const measure = (): void => setSize({ w: it.clientWidth, h: it.clientHeight });
        const watch = new ResizeObserver(measure);
        watch.observe(it);
        measure();
        return () => watch.disconnect();
    }, []);

    useLayoutEffect(() => {
        if (aim.current) centre(aim.current, false);
        aim.current = null;
    }, [scale]);

    useLayoutEffect(() => {
        const it = window_.current!;
        // A point of the map under a finger or the mouse stays there.
        const around = (by: number, x: number, y: number): void => {
            const box = it.getBoundingClientRect();
            const next = Math.min(kMost, Math.max(now.current.fit, now.current.scale * by));
            const old = now.current.scale;
            if (next === old) return;
            const beneath = { x: (it.scrollLeft + x - box.left) / old, y: (it.scrollTop + y - box.top) / old };
            aim.current = {
                x: beneath.x + (box.left + it.clientWidth / 2 - x) / next,
                y: beneath.y + (box.top + (it.clientHeight - now.current.under) / 2 - y) / next,
            };
            setWish(next);
        };
        const wheel = (event: WheelEvent): void => {
            event.preventDefault();
            around(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), event.clientX, event.clientY);
        };
        let apart = 0;
        const fingers = (event: TouchEvent): [Touch, Touch] | null =>
            event.touches.length === 2 ? [event.touches[0]!, event.touches[1]!] : null;
        const distance = ([a, b]: [Touch, Touch]): number => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
        const touch = (event: TouchEvent): void => {
            const both = fingers(event);
            if (both) apart = distance(both);
        };
        const pinch = (event: TouchEvent): void => {
            const both = fingers(event);
            if (!both || apart === 0) return;
            event.preventDefault();
            const wide = distance(both);
            around(wide / apart, (both[0].clientX + both[1].clientX) / 2, (both[0].clientY + both[1].clientY) / 2);
            apart = wide;
        };
        let from: { x: number; y: number } | null = null;
        let dragged = false;
        const down = (event: PointerEvent): void => {
            if (event.pointerType !== "mouse" || event.button !== 0) return;
            from = { x: event.clientX, y: event.clientY };
            dragged = false;
        };
        const move = (event: PointerEvent): void => {
            if ((event.buttons & 1) === 0) from = null;
            if (!from) return;
            if (!dragged && Math.hypot(event.clientX - from.x, event.clientY - from.y) < 5) return;
            dragged = true;
            it.scrollBy(from.x - event.clientX, from.y - event.clientY);
            from = { x: event.clientX, y: event.clientY };
        };
        const click = (event: MouseEvent): void => {
            if (dragged) event.stopPropagation(); // the end of a drag presses nothing
            dragged = false;
        };
        it.addEventListener("wheel", wheel, { passive: false });
        it.addEventListener("touchstart", touch, { passive: true });
        it.addEventListener("touchmove", pinch, { passive: false });
        it.addEventListener("pointerdown", down);
        it.addEventListener("pointermove", move);
        it.addEventListener("click", click, true);
        return () => {
            it.removeEventListener("wheel", wheel);
            it.removeEventListener("touchstart", touch);
            it.removeEventListener("touchmove", pinch);
            it.removeEventListener("pointerdown", down);
            it.removeEventListener("pointermove", move);
            it.removeEventListener("click", click, true);
        };
    }, []);

    const zoom = useCallback((by: number): void => to(now.current.scale * by, middle()), []);
    const all = useCallback((): void => to(now.current.fit, { x: city.size.x / 2, y: city.size.y / 2 }), []);
    const show = useCallback((at: Point): void => centre(at, true), []);
    const frame = useCallback((box: Box, least: number): void => {
        const it = window_.current;
        if (!it) return;
        const best = Math.min(it.clientWidth / (box.w + 90), (it.clientHeight - now.current.under) / (box.h + 110));
        to(Math.min(1.1, Math.max(least, best)), { x: box.x + box.w / 2, y: box.y + box.h / 2 - 10 });
    }, []);
    return { window: window_, ready: size.w > 0, scale, roomy, whole: scale <= fit * 1.01, zoom, all, show, frame };
}
