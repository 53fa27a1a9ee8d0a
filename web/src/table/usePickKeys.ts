import { useEffect, useRef } from "preact/hooks";

export interface PickKeys {
    type: () => void; // "/" was pressed
    back: () => void; // Escape was pressed
}

export const writes = (target: EventTarget | null): boolean =>
    target instanceof HTMLElement &&
    (target.closest("input, textarea, select, [contenteditable]") !== null || target.closest("dialog[open]") !== null);

// Number keys point at the nth choice of the panel, Enter then presses it as always. "/" is for typing.
export function usePickKeys(panel: { current: HTMLElement | null }, keys: PickKeys): void {
    const held = useRef(keys);
    held.current = keys;
    useEffect(() => {
        const press = (event: KeyboardEvent): void => {
            if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
            if (event.key === "Escape") return held.current.back();
            if (writes(event.target)) return;
            if (event.key === "/") {
                event.preventDefault();
                held.current.type();
            } else if (/^[1-9]$/.test(event.key)) {
                panel.current?.querySelectorAll<HTMLElement>("[data-pick]")[Number(event.key) - 1]?.focus();
            }
        };
        addEventListener("keydown", press);
        return () => removeEventListener("keydown", press);
    }, []);
}
