import { useState } from "preact/hooks";
import type { JSX } from "preact";

const kSteps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

// One stop for the Tab key in a group of many; the arrows go from one to the next.
export function useRoving(many: number): {
    tab: (at: number) => number;
    onFocus: (at: number) => void;
    onKeyDown: (event: JSX.TargetedKeyboardEvent<HTMLElement>) => void;
} {
    const [at, setAt] = useState(0);
    const here = at < many ? at : 0;
    return {
        tab: (which) => (which === here ? 0 : -1),
        onFocus: setAt,
        onKeyDown: (event) => {
            const all = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-rove]")];
            const step = kSteps[event.key];
            const next =
                event.key === "Home"
                    ? 0
                    : event.key === "End"
                      ? all.length - 1
                      : step === undefined
                        ? null
                        : (here + step + all.length) % all.length;
            if (next === null || all.length === 0) return;
            event.preventDefault();
            all[next]?.focus();
        },
    };
}
