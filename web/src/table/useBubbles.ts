import { useEffect, useState } from "preact/hooks";
import type { Line } from "../protocol";

const kStays = 5000;

const isSpoken = ({ what }: Line): boolean => what === "say" || what === "chat";
const wordsOf = ({ event }: Line): string => (event as { words?: string } | undefined)?.words ?? "";

// What people have just said, by seat, the last one last, for as long as one needs to read it; in the language of
// the story.
export function useBubbles(fresh: readonly Line[], lines: readonly Line[]): ReadonlyMap<number, string> {
    const [said, setSaid] = useState<ReadonlySet<number>>(new Set());
    useEffect(() => {
        const spoken = fresh.filter((line) => isSpoken(line) && line.seat !== undefined);
        if (spoken.length === 0) return;
        setSaid((before) => new Set([...before, ...spoken.map(({ number }) => number)]));
        // Not cleared by what is said next: every bubble has its own time.
        setTimeout(() => {
            setSaid((now) => new Set([...now].filter((each) => !spoken.some(({ number }) => number === each))));
        }, kStays);
    }, [fresh]);
    const told = new Map<number, string>();
    for (const line of lines.filter(({ number }) => said.has(number))) {
        told.delete(line.seat!);
        told.set(line.seat!, wordsOf(line));
    }
    return told;
}
