import type { Line } from "../protocol";
import { t } from "../texts";
import type { TableState } from "../net/model";
import { chairOf, nameOf } from "./desk";
import { Figure } from "./Figure";
import { LineIcon } from "./LineIcon";
import { iconOf, latest } from "./story";
import "./Ticker.css";

export interface TickerProps {
    state: TableState;
    bubbles: ReadonlyMap<number, string>; // what was just said at seats, the last one last
    onOpen: () => void;
}

// The last thing that happened, and who says something while they say it; a press shows the rest.
export function Ticker({ state, bubbles, onOpen }: TickerProps) {
    const line = latest(state.lines);
    const spoken = [...bubbles].at(-1);
    const read = spoken ? `${nameOf(state, spoken[0])} ${spoken[1]}` : (line?.text ?? "");
    return (
        <button type="button" class="tbl-ticker" aria-label={`${t("frame.story")}: ${read}`} onClick={onOpen}>
            {spoken ? <Speaker state={state} seat={spoken[0]} words={spoken[1]} /> : <Told line={line} />}
        </button>
    );
}

function Told({ line }: { line: Line | null }) {
    return (
        <>
            <LineIcon name={line ? iconOf(line) : null} />
            <span key={line?.number} class="tbl-ticker-text">
                {line?.text}
            </span>
        </>
    );
}

function Speaker({ state, seat, words }: { state: TableState; seat: number; words: string }) {
    const chair = chairOf(state, seat);
    return (
        <>
            <Figure kind={chair?.kind ?? "open"} seat={seat} character={chair?.character} size={28} />
            <span key={words} class="tbl-ticker-said">
                <span class="tbl-ticker-text">
                    <b>{nameOf(state, seat)}</b> {words}
                </span>
            </span>
        </>
    );
}
