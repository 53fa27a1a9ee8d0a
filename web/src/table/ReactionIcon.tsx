import type { Reaction } from "./reactions";
import "./ReactionIcon.css";

// Flat signs on a 32 grid, told apart by their outline.
export function ReactionIcon(props: { name: Reaction; size?: number }) {
    const size = props.size ?? 32;
    return (
        <svg
            class={`tbl-reaction tbl-reaction-${props.name}`}
            viewBox="0 0 32 32"
            width={size}
            height={size}
            aria-hidden="true"
        >
            {props.name === "clap" && (
                <>
                    <path class="r-b" d="M7 14l6-7 3 2 3-3 3 2 4 9-3 8-9 4-7-6z" />
                    <path class="r-l" d="M5 5l3 3M14 1v4M24 2l-2 4M2 13h4" />
                </>
            )}
            {props.name === "laugh" && (
                <>
                    <circle class="r-b" cx="16" cy="16" r="14" />
                    <path class="r-l" d="M7 13l4-3 4 3M17 13l4-3 4 3" />
                    <path class="r-k" d="M7 17h18c0 6-4 10-9 10s-9-4-9-10z" />
                </>
            )}
            {props.name === "eyebrow" && (
                <>
                    <circle class="r-b" cx="16" cy="16" r="14" />
                    <path class="r-l" d="M6 8l8-3M18 12h8M10 24h11" />
                    <circle class="r-k" cx="10.5" cy="15" r="2.5" />
                    <circle class="r-k" cx="21.5" cy="16" r="2.5" />
                </>
            )}
            {props.name === "liar" && (
                <>
                    <path class="r-b" d="M2 4h28v18H17l-7 8v-8H2z" />
                    <path class="r-k" d="M14 7h4l-1 8h-2zM14.5 17h3v3h-3z" />
                </>
            )}
            {props.name === "tomato" && (
                <>
                    <path class="r-b" d="M16 8c9-3 14 3 14 10s-6 12-14 12S2 25 2 18 7 5 16 8z" />
                    <path class="r-g" d="M16 9l-7-4 5-1 2-3 2 3 5 1z" />
                </>
            )}
            {props.name === "thanks" && (
                <>
                    <path class="r-b" d="M16 29C6 22 2 17 2 11c0-8 11-10 14-2 3-8 14-6 14 2 0 6-4 11-14 18z" />
                </>
            )}
        </svg>
    );
}
