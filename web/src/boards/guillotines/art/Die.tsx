import { cream, ink } from "./palette";

const low = 14;
const mid = 24;
const high = 34;
const pips: readonly (readonly (readonly [number, number])[])[] = [
    [],
    [[mid, mid]],
    [
        [low, low],
        [high, high],
    ],
    [
        [low, low],
        [mid, mid],
        [high, high],
    ],
    [
        [low, low],
        [high, low],
        [low, high],
        [high, high],
    ],
    [
        [low, low],
        [high, low],
        [mid, mid],
        [low, high],
        [high, high],
    ],
    [
        [low, low],
        [high, low],
        [low, mid],
        [high, mid],
        [low, high],
        [high, high],
    ],
];

export function Die(props: { value: number; size?: number; rolling?: boolean }) {
    const size = props.size ?? 48;
    return (
        <svg
            class={`bg-die ${props.rolling ? "bg-die-rolling" : ""}`}
            viewBox="0 0 48 48"
            width={size}
            height={size}
            aria-hidden="true"
        >
            <rect fill={cream} stroke={ink} stroke-width="3" x="3" y="3" width="42" height="42" rx="9" />
            {(pips[props.value] ?? []).map(([x, y]) => (
                <circle key={`${x} ${y}`} fill={ink} cx={x} cy={y} r="4.6" />
            ))}
        </svg>
    );
}
