// What is drawn as wide as there is room, and again when that changes.

import { useEffect, useRef } from "preact/hooks";

const kWidest = 820;

export function Picture({ draw }: { draw: (width: number) => (SVGSVGElement | HTMLElement)[] }) {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => {
        let drawn = 0;
        const look = (): void => {
            const width = Math.min(place.current?.clientWidth ?? 0, kWidest);
            if (width === 0 || width === drawn) return;
            drawn = width;
            place.current?.replaceChildren(...draw(width));
        };
        look();
        addEventListener("resize", look);
        return () => removeEventListener("resize", look);
    }, [draw]);
    return <div ref={place} class="study-picture" />;
}
