// A die, 48 wide. While it rolls, the faces change.

const pips: readonly (readonly (readonly [number, number])[])[] = [
    [[0, 0]],
    [
        [-1, -1],
        [1, 1],
    ],
    [
        [-1, -1],
        [0, 0],
        [1, 1],
    ],
    [
        [-1, -1],
        [1, -1],
        [-1, 1],
        [1, 1],
    ],
    [
        [-1, -1],
        [1, -1],
        [0, 0],
        [-1, 1],
        [1, 1],
    ],
    [
        [-1, -1],
        [1, -1],
        [-1, 0],
        [1, 0],
        [-1, 1],
        [1, 1],
    ],
];

export function Die(props: { face: number; rolling?: boolean; size?: number }) {
    const size = props.size ?? 48;
    return (
        <svg
            class={props.rolling ? "mad-die mad-die-rolls" : "mad-die"}
            viewBox="-26 -26 52 52"
            width={size}
            height={size}
            aria-hidden="true"
        >
            <rect class="mad-die-edge" x="-22" y="-19" width="44" height="43" rx="9" />
            <rect class="mad-die-face" x="-22" y="-23" width="44" height="43" rx="9" />
            {(pips[props.face - 1] ?? []).map(([x, y]) => (
                <circle key={`${x} ${y}`} class="mad-die-pip" cx={x * 12} cy={y * 12 - 1.5} r="4.6" />
            ))}
        </svg>
    );
}
