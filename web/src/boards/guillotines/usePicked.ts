import { useEffect, useState } from "preact/hooks";

export interface Picked {
    held: readonly number[]; // places in the hand
    pick: (at: number) => void;
    drop: () => void;
}

const kMost = 3;

// Which cards of the hand are picked up; a new question puts them down.
export function usePicked(question: string, most = kMost): Picked {
    const [held, setHeld] = useState<readonly number[]>([]);
    useEffect(() => setHeld([]), [question]);
    return {
        held,
        pick: (at) => setHeld(held.includes(at) ? held.filter((each) => each !== at) : [...held, at].slice(-most)),
        drop: () => setHeld([]),
    };
}
