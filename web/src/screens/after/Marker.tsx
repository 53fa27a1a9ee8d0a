// A seat's shape, the same wherever money is drawn: lines and rows are told apart without colour.

import { shapePath } from "../../table/seatShapes";
import "./seats.css";

export function Marker(props: { seat: number }) {
    return (
        <svg
            class={`after-marker after-tint-${props.seat % 8}`}
            viewBox="-8 -8 16 16"
            width="18"
            height="18"
            aria-hidden="true"
        >
            <path d={shapePath(props.seat)} />
        </svg>
    );
}
