// Marks what the coach speaks of: whatever on the page carries data-act="Claim" and the like.

import { useEffect } from "preact/hooks";

const kMark = "coach-mark";

export function useMarks(acts: readonly string[]): void {
  useEffect(() => {
    const wanted = acts.map((act) => `[data-act="${act}"]`).join(",");
    const mark = (): void => {
      for (const old of document.querySelectorAll(`.${kMark}`)) {
        if (wanted === "" || !old.matches(wanted)) old.classList.remove(kMark);
      }
      if (wanted === "") return;
      for (const each of document.querySelectorAll(wanted)) each.classList.add(kMark);
    };
    mark();
    if (wanted === "") return;
    const watch = new MutationObserver(mark);
    watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ["data-act", "class"] });
    return () => {
      watch.disconnect();
      for (const old of document.querySelectorAll(`.${kMark}`)) old.classList.remove(kMark);
    };
  }, [acts.join()]);
}
