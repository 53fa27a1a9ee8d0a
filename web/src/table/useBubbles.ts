import { useEffect, useState } from "preact/hooks";
import type { Line } from "../protocol";

const kStays = 6000;

// What people have just said, by seat, for as long as one needs to read it.
export function useBubbles(fresh: readonly Line[]): ReadonlyMap<number, string> {
    const [said, setSaid] = useState<ReadonlyMap<number, string>>(new Map());
    useEffect(() => {
        const words = fresh.flatMap((line) => {
            const event = line.event as { words?: unknown } | undefined;
            const spoken = (line.what === "say" || line.what === "chat") && typeof event?.words === "string";
            return spoken && line.seat !== undefined ? [[line.seat, event.words as string] as const] : [];
        });
        if (words.length === 0) return;
        setSaid((before) => new Map([...before, ...words]));
        // Not cleared by what is said next: every bubble has its own time.
        setTimeout(() => {
            setSaid(
                (now) =>
                    new Map(
                        [...now].filter(([seat, text]) => !words.some(([who, word]) => who === seat && word === text)),
                    ),
            );
        }, kStays);
    }, [fresh]);
    return said;
}
