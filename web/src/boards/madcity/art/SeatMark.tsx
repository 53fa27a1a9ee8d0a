// A seat's shape, on cars and signs.

import { shapePath } from "../../../table/seatShapes";

const kWide = 13; // of the shapes as they are drawn

export function SeatMark(props: { seat: number; x?: number; y?: number; size?: number; class: string }) {
    const scale = (props.size ?? 20) / kWide;
    return (
        <path
            class={props.class}
            transform={`translate(${props.x ?? 0} ${props.y ?? 0}) scale(${scale.toFixed(3)})`}
            d={shapePath(props.seat)}
        />
    );
}
