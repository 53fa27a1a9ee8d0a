import { useEffect, useState } from "preact/hooks";
import { api } from "../app/house";
import { keepKnock, knockAt } from "../app/preferences";
import { Refused, type JoinWish } from "../net/api";
import { problem } from "../screens/problem";

const kAgain = 3000; // milliseconds from question to question

export interface Waiting {
    wish: JoinWish | null; // that has yet to be answered
    refusal: string | null;
    mayKnock: boolean; // unless they were turned away
    knock: (wish: JoinWish) => void;
    withdraw: () => void;
}

// Who has knocked, here or on the front page, asks what came of it, until they sit or are turned away.
export function useKnock(table: string, onSeated: () => void): Waiting {
    const [wish, setWish] = useState(() => knockAt(table));
    const [refusal, setRefusal] = useState<string | null>(null);
    const [mayKnock, setMayKnock] = useState(true);
    useEffect(() => {
        keepKnock(table, wish);
        if (!wish) return;
        let timer: ReturnType<typeof setTimeout>;
        const ask = async (): Promise<void> => {
            try {
                if (!(await api.join(table, wish)).knocked) {
                    keepKnock(table, null);
                    return onSeated();
                }
            } catch (error) {
                if (error instanceof Refused && error.status === 409) {
                    setRefusal(problem(error));
                    setMayKnock(error.reason === "knock-over");
                    return setWish(null);
                }
            }
            timer = setTimeout(ask, kAgain);
        };
        timer = setTimeout(ask, kAgain);
        return () => clearTimeout(timer);
    }, [table, wish]);
    const knock = (next: JoinWish): void => {
        setRefusal(null);
        setWish(next);
    };
    const withdraw = (): void => {
        setWish(null);
        api.leave(table).catch(() => {}); // one that was answered meanwhile is told by the table
    };
    return { wish, refusal, mayKnock, knock, withdraw };
}
