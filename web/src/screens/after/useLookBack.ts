// Asks how far the coach has come, again and again until he is done; who looks away stops asking, and he goes home.

import { useEffect, useState } from "preact/hooks";
import { api } from "../../app/house";
import { problem } from "../problem";
import { isUnderWay, type LookBack } from "./lookBack";

const kBetween = 700;

export interface Looking {
    value: LookBack | null;
    progress: number;
    error: string | null;
}

const kNothingYet: Looking = { value: null, progress: 0, error: null };

export function useLookBack(table: string, seat: number, wanted: boolean, lang: string): Looking {
    const [state, setState] = useState(kNothingYet);
    useEffect(() => {
        setState(kNothingYet);
        if (!wanted) return;
        let timer: ReturnType<typeof setTimeout> | undefined;
        let listens = true;
        const ask = (): void => {
            api.coach(table, seat).then(
                (answer) => {
                    if (!listens) return;
                    if (!isUnderWay(answer)) return setState({ value: answer, progress: 1, error: null });
                    setState({ value: null, progress: answer.progress, error: null });
                    timer = setTimeout(ask, kBetween);
                },
                (error: unknown) => listens && setState({ ...kNothingYet, error: problem(error) }),
            );
        };
        ask();
        return () => {
            listens = false;
            clearTimeout(timer);
        };
    }, [table, seat, wanted, lang]);
    return state;
}
