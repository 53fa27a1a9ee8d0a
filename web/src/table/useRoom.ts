import { useEffect, useState } from "preact/hooks";

export interface Room {
    beside: boolean; // the story stands beside the table
    ring: boolean; // the seats stand round the board
}

const beside = "(min-width: 960px)";
const ring = "(min-width: 1180px) and (min-height: 740px)";

// How much room there is.
export function useRoom(): Room {
    const look = (): Room => ({ beside: matchMedia(beside).matches, ring: matchMedia(ring).matches });
    const [room, setRoom] = useState(look);
    useEffect(() => {
        const media = [beside, ring].map((query) => matchMedia(query));
        const change = (): void => setRoom(look());
        change();
        for (const each of media) each.addEventListener("change", change);
        return () => media.forEach((each) => each.removeEventListener("change", change));
    }, []);
    return room;
}
