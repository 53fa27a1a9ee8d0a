// A car from above, its nose to the right, 36 long; the mark on its roof says whose.

import { SeatMark } from "./SeatMark";

export function Car(props: { seat: number }) {
    return (
        <>
            <path
                class="mad-car-shadow"
                d="M-17-7h34a5 5 0 015 5v9a5 5 0 01-5 5h-34a4 4 0 01-4-4v-11a4 4 0 014-4z"
                transform="translate(1 4)"
            />
            <path class="mad-car-wheel" d="M-13-12h8v24h-8zM6-12h8v24h-8z" />
            <path class="mad-car-body" d="M-15-10h26q8 2 8 10t-8 10h-26q-4 0-4-4v-12q0-4 4-4z" />
            <path class="mad-car-glass" d="M5-8q4 3 4 8t-4 8l-3-1v-14z" />
            <path class="mad-car-light" d="M14-8l4 2v3h-3zM14 8l4-2v-3h-3z" />
            <SeatMark seat={props.seat} x={-7} size={13} class="mad-car-mark" />
        </>
    );
}
