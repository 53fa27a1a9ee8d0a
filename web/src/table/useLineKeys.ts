import { useEffect } from "preact/hooks";

// One stop for Tab: from there arrows, Home and End go from line to line, and Enter presses the one that
// has the focus. Whoever only passes by is not held up by a hundred lines.
export function useLineKeys(box: { current: HTMLElement | null }): void {
    useEffect(() => {
        const list = box.current;
        if (!list) return;
        const press = (event: KeyboardEvent): void => {
            if (event.ctrlKey || event.metaKey || event.altKey) return;
            const lines = [...list.querySelectorAll<HTMLElement>("[data-line]")];
            const next = lineAfter(event.key, lines.indexOf(document.activeElement as HTMLElement), lines.length);
            if (next === null) return;
            event.preventDefault();
            lines[next]?.focus();
        };
        list.addEventListener("keydown", press);
        return () => list.removeEventListener("keydown", press);
    }, []);
}

// Who comes from elsewhere (-1) begins with the newest, which is in sight.
export function lineAfter(key: string, at: number, count: number): number | null {
    if (count === 0) return null;
    switch (key) {
        case "ArrowUp":
            return at < 0 ? count - 1 : Math.max(0, at - 1);
        case "ArrowDown":
            return at < 0 ? count - 1 : Math.min(count - 1, at + 1);
        case "Home":
            return 0;
        case "End":
            return count - 1;
        default:
            return null;
    }
}
