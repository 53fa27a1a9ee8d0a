import type { LineIconName } from "../boards/face";

// One stroke-free shape each, on a 20 grid.
const shapes: Record<LineIconName, string> = {
    round: "M3 2h2v16H3zM6 3h11l-3 4 3 4H6z",
    talk: "M2 3h16v11h-8l-4 4v-4H2z",
    claim: "M2 3h16v11h-8l-4 4v-4H2zM9 5v4h2V5zm0 5v2h2v-2z",
    deal: "M1 6h5l4 2 4-2h5v7h-3l-5 4-2-1-6-3H1z",
    money: "M10 1a9 9 0 110 18 9 9 0 010-18zm-1 4v1.5C7.5 7 6.5 8 6.5 9.2c0 2.9 4.3 1.8 4.3 3 0 1-2.5.9-3.5-.2L6 13.5c.8.8 1.8 1.2 3 1.4V16h2v-1.2c1.5-.3 2.5-1.3 2.5-2.6 0-3-4.4-2-4.4-3 0-.9 2.2-.8 3 .1l1.3-1.6A4.5 4.5 0 0011 6.5V5z",
    reveal: "M3 4l8-2 2 12-8 2zM14 5l4 1-3 12-8-1 7-2z",
    look: "M10 4c4 0 7 3 9 6-2 3-5 6-9 6s-7-3-9-6c2-3 5-6 9-6zm0 2.5a3.5 3.5 0 100 7 3.5 3.5 0 000-7zm0 2a1.5 1.5 0 110 3 1.5 1.5 0 010-3z",
    card: "M4 1h12v18H4zm6 4L7 10l3 5 3-5z",
    vote: "M3 9h14v9H3zm3-8h8v6H6zm2 2v2h4V3z",
    luck: "M3 3h14v14H3zm2.5 2.5v3h3v-3zm6 6v3h3v-3zm0-6v3h3v-3zm-6 6v3h3v-3z",
    clock: "M10 1a9 9 0 110 18 9 9 0 010-18zM9 5v6l4 3 1.2-1.6L11 10V5z",
    in: "M2 8h8V4l7 6-7 6v-4H2z",
    out: "M18 8h-8V4l-7 6 7 6v-4h8z",
    ready: "M8 16L2 10l2.5-2.5L8 11l8-8 2.5 2.5z",
    win: "M5 2h10v2h4c0 4-2 6-4.5 6.5A5 5 0 0111 13v2h3v3H6v-3h3v-2a5 5 0 01-3.5-2.5C3 10 1 8 1 4h4z",
    chair: "M5 1h10v9h1v9h-2v-4H6v4H4v-9h1z",
    bot: "M9 1h2v3h6v13H3V4h6zM6 7v4h3V7zm5 0v4h3V7z",
    back: "M10 4a7 7 0 11-6.6 4.7l2.4.8A4.5 4.5 0 1010 6.5V10L4 5.5 10 1z",
};

export function LineIcon(props: { name: LineIconName | null }) {
    return (
        <svg
            class="tbl-line-icon"
            viewBox="0 0 20 20"
            width="18"
            height="18"
            fill="currentColor"
            fill-rule="evenodd"
            aria-hidden="true"
        >
            {props.name ? <path d={shapes[props.name]} /> : <circle cx="10" cy="10" r="3" />}
        </svg>
    );
}
