import { cream, ink, mustard, tomato } from "./palette";
import { Rebel } from "./Rebel";

// Where the crowd stands: front row first.
const places: readonly (readonly [number, number, number])[] = [
    [24, 116, 0.95],
    [96, 116, 0.95],
    [10, 112, 0.85],
    [110, 112, 0.85],
    [38, 118, 0.9],
    [82, 118, 0.9],
    [16, 98, 0.7],
    [104, 98, 0.7],
    [28, 96, 0.65],
    [92, 96, 0.65],
];

const kLow = 34; // the blade with nobody about, below its top
const kDrop = 54;

// The blade goes up with every Rebel. With all of them there it falls.
export function Guillotine(props: { rebels: number; of: number; fallen?: boolean }) {
    const up = Math.min(1, props.rebels / props.of);
    const y = props.fallen ? kDrop : kLow * (1 - up);
    const blade = (
        <g key="blade" class="bg-blade" style={{ transform: `translateY(${y}px)` }}>
            <path fill={ink} d="M46 14h28v8H46z" />
            <path fill="#dfe6e6" d="M46 22h28v10L46 44z" />
            <path fill="#aab7b9" d="M46 38l28-12v6L46 44z" />
        </g>
    );
    return (
        <svg
            class={`bg-guillotine ${props.fallen ? "bg-guillotine-fallen" : ""}`}
            viewBox="0 0 120 120"
            aria-hidden="true"
        >
            <path fill={ink} d="M34 4h52v8H34z" />
            <path fill="#7a4a22" d="M38 10h8v100h-8zM74 10h8v100h-8z" />
            <path fill="#5c3616" d="M43 10h3v100h-3zM79 10h3v100h-3z" />
            <path fill="none" stroke={cream} stroke-width="1.5" d={`M60 8V${16 + y}`} />
            {!props.fallen && blade}
            <path fill="#7a4a22" d="M40 78h40v22H40z" />
            <path fill={ink} d="M60 82a7 7 0 110 14 7 7 0 010-14zM40 88h40v2H40z" />
            {props.fallen && blade}
            <path fill={mustard} d="M50 104h20l-2 12H52z" />
            <path fill={tomato} d="M28 108h64v4H28z" />
            {places.slice(0, Math.max(0, props.rebels)).map(([x, at, size], index) => (
                <Rebel key={index} at={index} x={x} y={at} size={size} />
            ))}
        </svg>
    );
}
