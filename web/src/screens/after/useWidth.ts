// How wide an element is, now and whenever that changes: for pictures whose letters must not shrink.

import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";

export function useWidth(box: RefObject<HTMLElement>, otherwise: number): number {
    const [width, setWidth] = useState(otherwise);
    useEffect(() => {
        const element = box.current;
        if (!element) return;
        const look = new ResizeObserver(() => setWidth(element.clientWidth || otherwise));
        look.observe(element);
        return () => look.disconnect();
    }, []);
    return width;
}
