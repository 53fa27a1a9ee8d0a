// The shape a seat goes by, on cars and signs, so that nobody has to tell colours apart. Around 0 0, 20 wide.

export const seatShapes = ["●", "▲", "■", "◆", "★", "✚"] as const;

const paths = [
    "M0-9a9 9 0 110 18 9 9 0 010-18z",
    "M0-10L10 8h-20z",
    "M-8-8h16v16h-16z",
    "M0-11l9 11-9 11-9-11z",
    "M0-11l3.2 7.4 8 .8-6 5.4 1.7 7.9-6.9-4-6.9 4 1.7-7.9-6-5.4 8-.8z",
    "M-3.5-10h7v6.5h6.5v7h-6.5v6.5h-7v-6.5h-6.5v-7h6.5z",
] as const;

export function SeatMark(props: { seat: number; x?: number; y?: number; size?: number; class: string }) {
    const size = (props.size ?? 20) / 20;
    return (
        <path
            class={props.class}
            transform={`translate(${props.x ?? 0} ${props.y ?? 0}) scale(${size})`}
            d={paths[props.seat % paths.length]}
        />
    );
}
