import { cream, ink, mustard, tomato } from "./palette";

const coats = [tomato, "#1a7876", "#5a2a55", "#b47a0a", "#2f5d9b"];
const hats = [
    "M-6-21q6-8 12 0z",
    "M-7-20h14l-3-4h-8zM-4-24h8v-3h-8z",
    "M-6-20q0-7 6-7l6-2-2 9z",
    "M-7-19q7-12 14 0-7-4-14 0z",
];

// One of the many, with a torch. Feet at 0 0, about 40 high with the flame.
export function Rebel(props: { at: number; x: number; y: number; size?: number }) {
    const size = props.size ?? 1;
    const flip = props.at % 2 === 1 ? -1 : 1;
    return (
        <g class="bg-rebel" transform={`translate(${props.x} ${props.y}) scale(${size * flip} ${size})`}>
            <path fill={coats[props.at % coats.length]} d="M-8 0q-1-12 8-13 9 1 8 13z" />
            <path fill="none" stroke={ink} stroke-width="2.5" stroke-linecap="round" d="M6-8l5-5M11-10v-14" />
            <circle fill={cream} cy="-17" r="5" />
            <path fill={ink} d={hats[props.at % hats.length]} />
            <path fill={ink} d="M-3-17h2v1.500h-2zM1-17h2v1.500H1z" />
            <path class="bg-flame" fill={mustard} d="M11-38q5 6 3 11-1 3-3 3t-3-3q-1-4 2-6z" />
            <path fill={tomato} d="M11-31q2 3 1 5-2 2-2 0z" />
        </g>
    );
}
