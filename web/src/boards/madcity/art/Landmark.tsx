// The sixteen places where stunts are done, each in a square of 40 around 0 0.

import type { JSX } from "preact";

const drawings: Readonly<Record<string, () => JSX.Element>> = {
    "water-tower": () => (
        <>
            <path class="mad-ink" d="M-12 18L-7-2h3l-5 20zM12 18L7-2H4l5 20zM-1-2h2v20h-2zM-10 8h20v2h-20z" />
            <path class="mad-teal" d="M-13-13h26V0q-13 5-26 0z" />
            <path class="mad-tomato" d="M-15-12L0-20l15 8z" />
            <path class="mad-cream" d="M-13-9h26v3h-26z" />
        </>
    ),
    zoo: () => (
        <>
            <path class="mad-mustard" d="M-14 17v-16q0-7 8-7h9l3-13h8l2 3-6 4 1 8q2 3 2 7v14H9V7H-7v10z" />
            <path class="mad-brown" d="M-9-1h5v5h-5zM-1-2h4v4h-4zM-5 6h4v-3h-4zM7-2h4v4H7zM8-14h3v4H8z" />
            <circle class="mad-ink" cx="12" cy="-14.5" r="1.3" />
        </>
    ),
    garden: () => (
        <>
            <path class="mad-leaf" d="M-1.5-1h3v19h-3zM0 12q-12 0-13-9 11 0 13 9zM0 15q11 0 13-9-11 0-13 9z" />
            <path
                class="mad-tomato"
                d="M0-20l4 6 7-2-2 7 6 4-6 4 2 7-7-2-4 6-4-6-7 2 2-7-6-4 6-4-2-7 7 2z"
                transform="translate(0 -4) scale(.8)"
            />
            <circle class="mad-mustard" cy="-8" r="4" />
        </>
    ),
    "tv-tower": () => (
        <>
            <path class="mad-ink" d="M-1.2-20h2.4v12h-2.4zM-10 18L-3-6h6l7 24h-4L3 8h-6l-3 10z" />
            <path class="mad-tomato" d="M-7-6h14l-3 6h-8z" />
            <path class="mad-line" d="M6-18q5 4 0 9M10-20q8 6.5 0 13M-6-18q-5 4 0 9M-10-20q-8 6.5 0 13" />
        </>
    ),
    museum: () => (
        <>
            <path class="mad-stone" d="M-18-6L0-18 18-6zM-18 13h36v5h-36z" />
            <path class="mad-cream" d="M-15-4h5v16h-5zM-6-4h4v16h-4zM2-4h4v16H2zM10-4h5v16h-5z" />
            <circle class="mad-tomato" cy="-10" r="2.5" />
        </>
    ),
    fountain: () => (
        <>
            <path class="mad-stone" d="M-17 8h34q-3 9-17 9t-17-9zM-2-4h4v13h-4zM-9-3h18q-2 5-9 5t-9-5z" />
            <path class="mad-water-line" d="M0-4q-1-12-9-9-4 2-5 8M0-4q1-12 9-9 4 2 5 8M0-5v-13" />
        </>
    ),
    opera: () => (
        <>
            <path class="mad-tomato" d="M-18 17v-30h36v30h-7q0-18-11-22-11 4-11 22z" />
            <path class="mad-mustard" d="M-18-18h36v6q-4 4-9 0-4 4-9 0-5 4-9 0-5 4-9 0z" />
            <path class="mad-ink" d="M2-6q6 1 5 7h-3q0-3-2-3v12a4 3.5 0 11-3-3z" />
        </>
    ),
    "clock-tower": () => (
        <>
            <path class="mad-brick" d="M-8-10H8v28H-8z" />
            <path class="mad-teal" d="M-10-9L0-20l10 11z" />
            <circle class="mad-cream" cy="-1" r="6.5" />
            <path class="mad-ink-line" d="M0-5v4l3 2" />
            <path class="mad-ink" d="M-3 18v-6a3 3 0 016 0v6z" />
        </>
    ),
    stadium: () => (
        <>
            <ellipse class="mad-stone" cy="4" rx="19" ry="13" />
            <ellipse class="mad-cream" cy="3" rx="15" ry="9" />
            <ellipse class="mad-leaf" cy="3" rx="11" ry="6" />
            <path class="mad-cream-line" d="M0-3v12M-4 3h8" />
            <path class="mad-tomato" d="M-17-18h2l8 4-8 4v8h-2zM15-18h2v14h-2zM17-18l-9 4 9 4z" />
        </>
    ),
    circus: () => (
        <>
            <path class="mad-cream" d="M-18-2L0-15 18-2l-3 19h-30z" />
            <path
                class="mad-tomato"
                d="M0-15L18-2h-7zM0-15L5-2h-10zM0-15L-11-2h-7zM-18-2h7l-1 19h-3zM-5-2H5l2 19H-7zM11-2h7l-3 19h-3z"
            />
            <path class="mad-mustard" d="M-1-20h2v6h-2zM1-20l8 2.5-8 2.5z" />
            <path class="mad-ink" d="M-4 17q0-10 4-13 4 3 4 13z" />
        </>
    ),
    station: () => (
        <>
            <path class="mad-ink" d="M-16 5h30v8h-30zM-14-13H0V6h-14zM6-11h4V5H6z" />
            <path class="mad-tomato" d="M-16 3h32v4h-32zM-16-15H2v4h-18z" />
            <path class="mad-cream" d="M-11-8h8v7h-8z" />
            <path class="mad-mustard" d="M14 13l5 5H7z" />
            <circle class="mad-teal" cx="-10" cy="14" r="4.5" />
            <circle class="mad-teal" cx="3" cy="14" r="4.5" />
            <path class="mad-cloud" d="M8-13a3 3 0 013-3 4 4 0 017 1 3 3 0 010 5H11a3 3 0 01-3-3z" />
        </>
    ),
    "skate-park": () => (
        <>
            <path class="mad-stone" d="M-18-8h5q1 20 13 20T13-8h5v26h-36z" />
            <path class="mad-tomato" d="M-13-2l3-1.5q3 6 8 9l-1.5 3q-7-4-9.5-10.5z" />
            <path class="mad-ink" d="M-6-15a3 3 0 116 0 3 3 0 01-6 0zM-7-11h6l4 7h5v2.5H1l-3-4-1 4 3 6-3 1.5-5-8z" />
        </>
    ),
    beach: () => (
        <>
            <path class="mad-sand" d="M-19 12q19-6 38 0v6h-38z" />
            <path class="mad-ink" d="M0-14l2-.6 5 29-2 .6z" />
            <path class="mad-tomato" d="M-17 2Q-16-14 0-17 16-18 19-5z" />
            <path class="mad-cream" d="M-9-.4Q-10-12 0-17q2 4 1 14zM9-3.5Q8-14 0-17q9-1 12 3 3 4 3 10z" />
        </>
    ),
    lighthouse: () => (
        <>
            <path class="mad-mustard" d="M-5-13l-14-5v9zM5-13l14-5v9z" />
            <path class="mad-cream" d="M-6-8H6l3 26H-9z" />
            <path class="mad-tomato" d="M-6.6-3H6.6l.9 7h-15zM-8.3 11H8.3l.7 7H-9zM-6-17L0-21l6 4z" />
            <path class="mad-ink" d="M-5-17H5v8H-5z" />
            <path class="mad-mustard" d="M-3-15H3v4H-3z" />
        </>
    ),
    pool: () => (
        <>
            <path class="mad-water" d="M-18-2h36v20h-36z" />
            <path class="mad-cream-line" d="M-16 5q4-3 8 0t8 0 8 0 8 0M-16 11q4-3 8 0t8 0 8 0 8 0" />
            <path class="mad-ink-line" d="M4 4v-18q0-4 4-4M12 4v-18q0-4 4-4M4-10h8M4-5h8" />
            <path class="mad-tomato" d="M-17-7h14v3h-14z" />
        </>
    ),
    airfield: () => (
        <>
            <path class="mad-tomato" d="M-16-3h9L-9-16h4L4-3h9q6 0 6 4t-6 4H4L-5 16h-4l2-11h-6l-4 6h-3l2-9z" />
            <path class="mad-cream" d="M9-1h4q3 0 3 2H9z" />
            <path class="mad-ink" d="M-4 0h3v2h-3zM2 0h3v2H2z" />
        </>
    ),
};

export function Landmark(props: { id: string }) {
    const Drawn = drawings[props.id];
    if (Drawn) return <Drawn />;
    return <path class="mad-tomato" d="M0-18l5 12 13 1-10 8 3 13L0 9l-11 7 3-13-10-8 13-1z" />;
}
