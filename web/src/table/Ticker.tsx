import type { Line } from "../protocol";
import { t } from "../texts";
import { LineIcon } from "./LineIcon";
import { iconOf, latest } from "./story";
import "./Ticker.css";

// The last thing that happened; a press shows the rest.
export function Ticker({ lines, onOpen }: { lines: readonly Line[]; onOpen: () => void }) {
    const line = latest(lines);
    return (
        <button
            type="button"
            class="tbl-ticker"
            aria-label={`${t("frame.story")}: ${line?.text ?? ""}`}
            onClick={onOpen}
        >
            <LineIcon name={line ? iconOf(line) : null} />
            <span key={line?.number} class="tbl-ticker-text">
                {line?.text}
            </span>
        </button>
    );
}
