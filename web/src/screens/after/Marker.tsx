// A seat's shape, the same wherever money is drawn: lines and rows are told apart without colour.

import "./seats.css";

const shapes = [
    "M0-6a6 6 0 110 12 6 6 0 010-12z", // disc
    "M-5.5-5.5h11v11h-11z", // square
    "M0-7L6.5 5h-13z", // triangle
    "M0-7.5L6.5 0 0 7.5-6.5 0z", // diamond
    "M-2-6.5h4V-2h4.5v4H2v4.5h-4V2h-4.5v-4H-2z", // plus
    "M0 7L6.5-5h-13z", // triangle on its tip
    "M0-7.5l1.9 5.2 5.5.2-4.4 3.3 1.6 5.4L0 3.5l-4.6 3.1L-3 1.2l-4.4-3.3 5.5-.2z", // star
    "M-3.2-6.5h6.4L6.5 0 3.2 6.5h-6.4L-6.5 0z", // hexagon
];

export const shapeOf = (seat: number): string => shapes[seat % shapes.length]!;

export function Marker(props: { seat: number }) {
    return (
        <svg
            class={`after-marker after-tint-${props.seat % 8}`}
            viewBox="-8 -8 16 16"
            width="18"
            height="18"
            aria-hidden="true"
        >
            <path d={shapeOf(props.seat)} />
        </svg>
    );
}
