// What lies on the table, besides the gang: backs of cards, the safe, the bag, coins, the Leader's star.

import { cream, ink, mustard, plum, teal, tomato } from "./palette";

const kDollar =
    "M-1.8-11h3.6v2.8c3.4.4 5.4 2.2 6 5l-4 1c-.6-1.6-1.8-2.4-3.8-2.4-4.5 0-4.2 3.6.4 4 9.6.7 9.3 8.7 1.4 10v2.6h-3.6V9.4c-3.6-.4-5.6-2.4-6.2-5.6l4-1c.6 2 2 3 4.2 2.8 4.6-.2 4.2-3.6-.4-4-8.8-.7-8.8-8.4-1.6-9.8z";

// The back of a role card: a keyhole in a diamond.
export function CardBack() {
    return (
        <svg class="mil-poster" viewBox="0 0 120 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <path fill={plum} d="M0 0h120v150H0z" />
            <path
                fill="#6d3967"
                d="M60-40l26 115-26 115L34 75zM-60-40l26 115-26 115zM0-40l26 115L0 190l-26-115zM120-40l26 115-26 115L94 75z"
            />
            <path fill={mustard} d="M60 22l42 53-42 53-42-53z" />
            <path fill={plum} d="M60 32l34 43-34 43-34-43z" />
            <path fill={cream} d="M60 52a14 14 0 017 26l6 22H47l6-22a14 14 0 017-26z" />
        </svg>
    );
}

// A door of a safe; with `open` what is in it shines out.
export function Vault(props: { open?: boolean }) {
    return (
        <svg class="mil-vault" viewBox="0 0 100 100" aria-hidden="true">
            <rect fill={ink} x="4" y="4" width="92" height="92" rx="8" />
            <circle fill={props.open ? mustard : teal} cx="50" cy="50" r="38" />
            <circle fill="none" stroke={cream} stroke-width="4" cx="50" cy="50" r="38" />
            {Array.from({ length: 8 }, (_, at) => {
                const angle = (at * Math.PI) / 4 + Math.PI / 8;
                return (
                    <circle key={at} fill={ink} cx={50 + Math.cos(angle) * 31} cy={50 + Math.sin(angle) * 31} r="3" />
                );
            })}
            <path
                fill="none"
                stroke={cream}
                stroke-width="5"
                stroke-linecap="round"
                d="M50 30v40M32.7 40l34.6 20M32.7 60l34.6-20"
            />
            <circle fill={tomato} cx="50" cy="50" r="8" />
        </svg>
    );
}

export function Bag(props: { size?: number }) {
    const size = props.size ?? 40;
    return (
        <svg class="mil-bag" viewBox="0 0 60 60" width={size} height={size} aria-hidden="true">
            <path fill="#b9862a" d="M20 4h20l-4 10 4 4H20l4-4z" />
            <path fill={mustard} d="M22 16h16q18 12 18 28 0 14-26 14T4 44q0-16 18-28z" />
            <path fill={tomato} d="M19 14h22v5H19z" />
            <path fill={ink} transform="translate(30 40) scale(1.15)" d={kDollar} />
        </svg>
    );
}

export function Coin(props: { size?: number }) {
    const size = props.size ?? 18;
    return (
        <svg class="mil-coin" viewBox="-22 -22 44 44" width={size} height={size} aria-hidden="true">
            <circle fill={mustard} r="20" />
            <circle fill="none" stroke={ink} stroke-width="2.5" r="20" />
            <path fill={ink} transform="scale(1.25)" d={kDollar} />
        </svg>
    );
}

export function Star(props: { size?: number }) {
    const size = props.size ?? 18;
    return (
        <svg class="mil-star" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
            <path
                fill={mustard}
                stroke={ink}
                stroke-width="1.5"
                d="M12 1.5l3 7 7.5.7-5.7 5 1.7 7.4L12 17.7l-6.5 3.9 1.7-7.4-5.7-5L9 8.5z"
            />
        </svg>
    );
}

// An Intimidation card: brass knuckles.
export function Knuckles(props: { size?: number }) {
    const size = props.size ?? 18;
    return (
        <svg
            class="mil-knuckles"
            viewBox="0 0 24 24"
            width={size}
            height={size}
            fill="currentColor"
            fill-rule="evenodd"
            aria-hidden="true"
        >
            <path d="M2 7.5a3 3 0 015-2.2 3 3 0 015 0 3 3 0 015 0 3 3 0 015 2.2V14q-2 6-10 6T2 14zm2.8-.3v3.3h1.7V7.2zm4.7 0v3.3h1.7V7.2zm4 0v3.3h1.7V7.2zm4.5 0v3.3h1.7V7.2zM6 14q1.5 3 6 3t6-3z" />
        </svg>
    );
}

export function Seal() {
    return (
        <svg class="mil-seal" viewBox="0 0 48 48" aria-hidden="true">
            <path fill={cream} stroke={ink} stroke-width="2.5" d="M4 12h40v26H4z" />
            <path fill="none" stroke={ink} stroke-width="2.5" d="M4 12l20 16 20-16" />
            <circle fill={tomato} cx="24" cy="27" r="7" />
            <path fill={cream} d="M24 22.5l1.3 3 3.2.3-2.4 2.1.7 3.2-2.8-1.7-2.8 1.7.7-3.2-2.4-2.1 3.2-.3z" />
        </svg>
    );
}
