// Sitting down takes a name and a moment. The first press asks for the name if there is none yet.

import { useState } from "preact/hooks";
import { name } from "../app/preferences";
import { useTask } from "./useTask";

export interface Seating {
    asking: boolean; // show the NameForm
    busy: boolean;
    error: string | null;
    start: () => void; // the button
    named: () => void; // the form
    cancel: () => void;
}

export function useSeating(sit: () => Promise<void>): Seating {
    const [asking, setAsking] = useState(false);
    const { busy, error, run: begin, forget } = useTask();
    const run = (): void => void begin(sit);
    return {
        asking,
        busy,
        error,
        start: () => {
            if (name.value === "") setAsking(true);
            else run();
        },
        named: run,
        cancel: () => {
            setAsking(false);
            forget();
        },
    };
}
