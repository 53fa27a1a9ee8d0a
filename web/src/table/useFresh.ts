import { effect } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Connection } from "../net/connection";
import type { Line } from "../protocol";

// What has just happened, without gaps: several messages may come before the screen is drawn once.
export function useFresh(connection: Connection | null): readonly Line[] {
  const [fresh, setFresh] = useState<readonly Line[]>([]);
  const gathered = useRef<Line[]>([]);
  const frame = useRef(0);
  useEffect(() => {
    if (!connection) return;
    let seen: readonly Line[] | null = null;
    const stop = effect(() => {
      const now = connection.state.value?.fresh ?? null;
      if (now === seen || now === null) return;
      seen = now;
      if (now.length === 0) return;
      gathered.current.push(...now);
      clearTimeout(frame.current);
      frame.current = window.setTimeout(() => {
        const lines = gathered.current;
        gathered.current = [];
        setFresh(lines);
      });
    });
    return () => {
      stop();
      clearTimeout(frame.current);
      gathered.current = [];
      setFresh([]);
    };
  }, [connection]);
  return fresh;
}
