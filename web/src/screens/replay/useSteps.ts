// The steps of a game as they come in: those around the reader first, then all the others, so that the
// list fills up while one looks.

import { useEffect, useState } from "preact/hooks";
import { api } from "../../app/house";
import { lang } from "../../app/preferences";
import { problem } from "../problem";
import type { Step } from "./steps";

const kChunk = 50;

export interface Steps {
    all: number; // 0: not known yet
    known: ReadonlyMap<number, Step>;
    error: string | null;
}

const none: Steps = { all: 0, known: new Map(), error: null };

export function useSteps(table: string, start: number): Steps {
    const [steps, setSteps] = useState<Steps>(none);
    useEffect(() => {
        let wanted = true;
        const fetchFrom = async (from: number): Promise<number> => {
            const chunk = await api.replay(table, from, kChunk);
            if (!wanted) return 0;
            setSteps((old) => {
                const known = new Map(old.known);
                chunk.list.forEach((step, n) => known.set(chunk.from + n, step));
                return { all: chunk.steps, known, error: null };
            });
            return chunk.steps;
        };
        const fetchAll = async (): Promise<void> => {
            let first = Math.floor(Math.max(0, start) / kChunk) * kChunk;
            const all = await fetchFrom(first);
            if (first >= all) first = await fetchFrom(0).then(() => 0); // a link to a step that never was
            for (let from = 0; wanted && from < all; from += kChunk) if (from !== first) await fetchFrom(from);
        };
        fetchAll().catch((error: unknown) => {
            if (wanted) setSteps((old) => ({ ...old, error: problem(error) }));
        });
        return () => {
            wanted = false;
        };
    }, [table, lang.value]);
    return steps;
}
