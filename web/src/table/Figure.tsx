// Who sits there: a character of the cast by their face, others as a shape: round for people, square with an aerial for bots, an outline for an
// empty chair. The colour goes by the chair and only helps.

import { later } from "../ui/later";
import "./Figure.css";

const Portrait = later(() => import("../cast/Portrait").then((module) => module.Portrait));

export interface FigureProps {
    kind: string;
    seat: number;
    character?: string | undefined; // of the cast
    minded?: boolean;
    size?: number;
}

export function Figure(props: FigureProps) {
    const size = props.size ?? 32;
    if (props.character) {
        return (
            <span class={`tbl-figure tbl-figure-cast tbl-tint-${props.seat % 8}`} style={{ "--size": `${size}px` }}>
                <Portrait name={props.character} />
            </span>
        );
    }
    return (
        <svg
            class={`tbl-figure tbl-tint-${props.seat % 8}`}
            viewBox="0 0 32 32"
            width={size}
            height={size}
            aria-hidden="true"
        >
            {props.kind === "person" && (
                <>
                    <circle cx="16" cy="16" r="15" class="tbl-figure-back" />
                    <circle cx="16" cy="12.5" r="5.5" class="tbl-figure-front" />
                    <path d="M5.5 26c1.4-5 5.4-7 10.5-7s9.1 2 10.5 7a15 15 0 0 1-21 0z" class="tbl-figure-front" />
                </>
            )}
            {props.kind === "bot" && (
                <>
                    <rect x="2" y="4" width="28" height="27" rx="5" class="tbl-figure-back" />
                    <path d="M15 1h2v6h-2z" class="tbl-figure-back" />
                    <rect x="8" y="11" width="5" height="6" class="tbl-figure-front" />
                    <rect x="19" y="11" width="5" height="6" class="tbl-figure-front" />
                    <rect x="9" y="22" width="14" height="3" class="tbl-figure-front" />
                </>
            )}
            {props.kind === "open" && <circle cx="16" cy="16" r="14" class="tbl-figure-empty" />}
            {props.minded && (
                <g>
                    <rect x="18" y="18" width="13" height="13" rx="3" class="tbl-figure-badge" />
                    <rect x="21" y="22" width="3" height="4" class="tbl-figure-badge-eye" />
                    <rect x="26" y="22" width="3" height="4" class="tbl-figure-badge-eye" />
                </g>
            )}
        </svg>
    );
}
