// Something that takes a moment and may fail: one at a time, with what went wrong in words.

import { useState } from "preact/hooks";
import { problem } from "./problem";

export interface Task {
    busy: boolean;
    error: string | null;
    run: (what: () => Promise<unknown>) => Promise<void>;
    forget: () => void; // what went wrong
}

export function useTask(): Task {
    const [busy, setBusy] = useState(false);
    const [error, setError] = useState<string | null>(null);
    const run = async (what: () => Promise<unknown>): Promise<void> => {
        if (busy) return;
        setBusy(true);
        setError(null);
        try {
            await what();
        } catch (failed) {
            setError(problem(failed));
        }
        setBusy(false);
    };
    return { busy, error, run, forget: () => setError(null) };
}
