import { useLayoutEffect } from "preact/hooks";
import type { Face } from "../boards/face";
import type { Connection } from "../net/connection";
import type { TableState } from "../net/model";

// The moment of the game that is drawn: what the server says goes by the board first.
export function useShown(connection: Connection | null, face: Face | null): TableState | null {
    const theatre = face?.theatre;
    useLayoutEffect(() => {
        if (!connection || !theatre) return;
        const stop = connection.state.subscribe((state) => state && theatre.hear(state));
        return () => {
            stop();
            theatre.close();
        };
    }, [connection, theatre]);
    const shown = theatre?.moment.value ?? null;
    useLayoutEffect(() => theatre?.seen(), [shown]);
    return shown;
}
