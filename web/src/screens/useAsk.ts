// Something fetched for a screen: asked for again when what it depends on changes, or on demand.

import { useCallback, useEffect, useState } from "preact/hooks";
import { problem } from "./problem";

export interface Asked<T> {
    value: T | null;
    error: string | null;
    again: () => void;
}

export const answered = (asked: Asked<unknown>): boolean => asked.value !== null || asked.error !== null;

export function useAsk<T>(ask: () => Promise<T>, on: readonly unknown[]): Asked<T> {
    const [state, setState] = useState<{ value: T | null; error: string | null }>({ value: null, error: null });
    const [turn, setTurn] = useState(0);
    useEffect(() => {
        let wanted = true; // an answer that comes after the next question is not listened to
        ask().then(
            (value) => wanted && setState({ value, error: null }),
            (error: unknown) => wanted && setState((old) => ({ ...old, error: problem(error) })),
        );
        return () => {
            wanted = false;
        };
    }, [...on, turn]);
    const again = useCallback(() => setTurn((n) => n + 1), []);
    return { ...state, again };
}
