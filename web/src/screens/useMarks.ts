// Marks what the coach speaks of, as long as it is on the page: exactly that if it is there, else whatever it may be
// among.

import { useLayoutEffect } from "preact/hooks";

const kMark = "coach-mark";

export function useMarks(exact: string, about: string): void {
    useLayoutEffect(() => {
        const mark = (): void => {
            const found = exact === "" ? [] : [...document.querySelectorAll(exact)];
            const wanted = new Set(found.length > 0 || about === "" ? found : document.querySelectorAll(about));
            for (const old of document.querySelectorAll(`.${kMark}`)) {
                if (!wanted.has(old)) old.classList.remove(kMark);
            }
            // A class that is there already must not be written again: the observer would hear it, for ever.
            for (const each of wanted) {
                if (!each.classList.contains(kMark)) each.classList.add(kMark);
            }
        };
        mark();
        if (exact === "" && about === "") return;
        const watch = new MutationObserver(mark);
        watch.observe(document.body, {
            childList: true,
            subtree: true,
            attributeFilter: ["data-act", "data-move", "class", "aria-disabled"],
        });
        return () => {
            watch.disconnect();
            for (const old of document.querySelectorAll(`.${kMark}`)) old.classList.remove(kMark);
        };
    }, [exact, about]);
}
