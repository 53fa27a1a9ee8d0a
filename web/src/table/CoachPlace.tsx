import type { Face } from "../boards/face";
import type { TableState } from "../net/model";
import type { Choice } from "../protocol";
import { later } from "../ui/later";

const Coach = later(() => import("../screens/Coach").then((module) => module.Coach), "page/more");

function wanted(table: string): boolean {
    try {
        return sessionStorage.getItem(`moneybags.coach.${table}`) !== null;
    } catch {
        return false; // a browser may forbid storage
    }
}

export interface CoachProps {
    state: TableState;
    face: Face;
    ask: (choice: Choice, amount?: number) => void;
    busy: boolean;
}

// The first game has somebody who whispers.
export function CoachPlace(props: CoachProps) {
    if (!wanted(props.state.table.id)) return null;
    return <Coach {...props} />;
}
