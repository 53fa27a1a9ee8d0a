import { t } from "../texts";
import { left, remaining } from "./time";
import { useNow } from "./useNow";
import "./DeadlineRing.css";

const kRound = 2 * Math.PI * 10;

// A ring that drains until the window closes, with the time in figures beside it.
export function DeadlineRing(props: { at: number; window: number; ahead: number; figures?: boolean }) {
    const now = useNow(props.ahead, true);
    const part = left(props.at, now, props.window);
    const rest = props.at - now;
    return (
        <span
            class={rest < 15_000 ? "tbl-ring tbl-ring-short" : "tbl-ring"}
            title={t("frame.clock", { left: remaining(rest) })}
        >
            <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
                <circle class="tbl-ring-track" cx="12" cy="12" r="10" />
                <circle
                    class="tbl-ring-left"
                    cx="12"
                    cy="12"
                    r="10"
                    stroke-dasharray={`${kRound}`}
                    stroke-dashoffset={`${kRound * (1 - part)}`}
                    transform="rotate(-90 12 12)"
                />
            </svg>
            {props.figures && <span class="tbl-ring-figures">{remaining(rest)}</span>}
        </span>
    );
}
