// Marks what the coach speaks of, as long as it is on the page.

import { useEffect } from "preact/hooks";

const kMark = "coach-mark";

export function useMarks(wanted: string): void {
  useEffect(() => {
    const mark = (): void => {
      for (const old of document.querySelectorAll(`.${kMark}`)) {
        if (wanted === "" || !old.matches(wanted)) old.classList.remove(kMark);
      }
      if (wanted === "") return;
      // A class that is there already must not be written again: the observer would hear it, for ever.
      for (const each of document.querySelectorAll(wanted)) {
        if (!each.classList.contains(kMark)) each.classList.add(kMark);
      }
    };
    mark();
    if (wanted === "") return;
    const watch = new MutationObserver(mark);
    watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ["data-act", "class", "aria-disabled"] });
    return () => {
      watch.disconnect();
      for (const old of document.querySelectorAll(`.${kMark}`)) old.classList.remove(kMark);
    };
  }, [wanted]);
}
