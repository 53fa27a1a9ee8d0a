import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { BoardProps } from "../face";
import { fit } from "./fitting";
import "./plain.css";

const kMargins = 24;

// The picture in letters, as large as fits the width it is given.
export function Board({ game }: BoardProps) {
    const box = useRef<HTMLDivElement>(null);
    const [width, setWidth] = useState(0);
    useLayoutEffect(() => {
        const place = box.current;
        if (!place) return;
        const measure = (): void => setWidth(place.clientWidth - kMargins);
        measure();
        const watch = new ResizeObserver(measure);
        watch.observe(place);
        return () => watch.disconnect();
    }, []);
    const { size, text } = fit(game.picture, width);
    return (
        <div ref={box} class="plain-board">
            <pre class="plain-picture" style={{ fontSize: `${size}px` }}>
                {text}
            </pre>
        </div>
    );
}
