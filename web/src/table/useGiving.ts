import { useEffect, useRef } from "preact/hooks";

const kFar = 8; // pixels: less is a press

const seatAt = (target: EventTarget | Element | null): number | null => {
    const place = target instanceof Element ? target.closest<HTMLElement>("[data-seat]") : null;
    return place ? Number(place.dataset["seat"]) : null;
};

// With a mouse one's own money can be dragged from one's seat onto another's: there it is spoken of.
export function useGiving(me: number | null, takers: readonly number[], onGive: (seat: number) => void) {
    const drag = useRef<{ x: number; y: number; coin: HTMLElement | null } | null>(null);
    const end = (): void => {
        drag.current?.coin?.remove();
        drag.current = null;
        for (const lit of document.querySelectorAll("[data-takes]")) lit.removeAttribute("data-takes");
    };
    useEffect(() => end, []);
    const light = (over: number | null): void => {
        for (const place of document.querySelectorAll<HTMLElement>("[data-seat]")) {
            const seat = Number(place.dataset["seat"]);
            if (takers.includes(seat)) place.dataset["takes"] = seat === over ? "here" : "yes";
        }
    };
    return {
        "data-gives": me !== null && takers.length > 0,
        onPointerDown: (event: PointerEvent): void => {
            if (event.pointerType !== "mouse" || event.button !== 0 || takers.length === 0) return;
            if (me === null || seatAt(event.target) !== me) return;
            drag.current = { x: event.clientX, y: event.clientY, coin: null };
        },
        onPointerMove: (event: PointerEvent & { currentTarget: HTMLElement }): void => {
            const now = drag.current;
            if (!now) return;
            const { clientX: x, clientY: y } = event;
            if (!now.coin && Math.hypot(x - now.x, y - now.y) < kFar) return;
            if (!now.coin) {
                now.coin = document.createElement("i");
                now.coin.className = "tbl-coin tbl-coin-held";
                document.body.append(now.coin);
                event.currentTarget.setPointerCapture(event.pointerId);
            }
            now.coin.style.transform = `translate(${x}px, ${y}px)`;
            light(seatAt(document.elementFromPoint(x, y)));
        },
        onPointerUp: (event: PointerEvent): void => {
            const dragged = drag.current?.coin ?? null;
            end();
            if (!dragged) return;
            const seat = seatAt(document.elementFromPoint(event.clientX, event.clientY));
            if (seat !== null && takers.includes(seat)) onGive(seat);
        },
        onPointerCancel: end,
    };
}
