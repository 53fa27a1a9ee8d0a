// The city at a slant, a car racing out of it with the money flying behind, and the circus where it ends.
import { Bill, Sunburst } from "./shapes";

// Houses from left to right: x, width, height, ink.
const houses = [
    [-10, 62, 78, "teal"],
    [46, 50, 116, "plum"],
    [92, 66, 64, "teal-light"],
    [150, 54, 140, "tomato"],
    [198, 60, 92, "cream"],
    [250, 48, 122, "teal"],
] as const;

export function MadMillionaire() {
    return (
        <>
            <rect class="art-mustard" width="400" height="260" />
            <Sunburst class="art-mustard-light" x={330} y={78} rays={28} turn={0.05} />
            <circle class="art-cream" cx="330" cy="78" r="40" />
            {houses.map(([x, wide, high, ink]) => (
                <g key={x} transform={`translate(${x} 168)`}>
                    <path class="art-ink" d={`M${wide} 0l12-16v-${high}l-12 16z`} />
                    <path class={`art-${ink}`} d={`M0 0v-${high}h${wide}V0z`} />
                    <path class="art-mustard-light" d={`M0-${high}l12-16h${wide}l-12 16z`} />
                    <path
                        class="art-ink-line"
                        fill="none"
                        stroke-width="9"
                        stroke-dasharray="7 8"
                        d={`M9-${high - 16}h${wide - 14}M9-${high - 34}h${wide - 14}M9-${high - 52}h${wide - 14}`}
                    />
                </g>
            ))}
            <g transform="translate(0 -32)">
                <path class="art-cream" d="M296 200l52-62 52 62-8 40h-88z" />
                <path
                    class="art-tomato"
                    d="M348 138l-35 62h-17zM348 138l17 62h-34zM348 138l52 62h-17zM331 200h34l4 40h-42zM296 200h17l-3 40h-6zM383 200h17l-8 40h-6zM346 112h4v28h-4zM350 112l24 8-24 8z"
                />
                <path class="art-ink" d="M0 196L400 226v70H0z" />
                <path class="art-mustard" d="M0 226l60 4v6l-60-4zM340 251l60 4v6l-60-4z" />
                <g transform="translate(196 222) rotate(4)">
                    <path class="art-tomato" d="M-92 8q-2-26 24-28l22-2 20-24h50l32 26q32 2 36 28v14h-180z" />
                    <path class="art-teal-light" d="M-36-22l14-17h18v17zM2-22v-17h20l20 17z" />
                    <path class="art-cream" d="M78-4h14v8H78zM-92 0h10v8h-10z" />
                    <circle class="art-ink" cx="-54" cy="22" r="20" />
                    <circle class="art-ink" cx="52" cy="22" r="20" />
                    <circle class="art-cream" cx="-54" cy="22" r="9" />
                    <circle class="art-cream" cx="52" cy="22" r="9" />
                </g>
            </g>
            <Bill x={72} y={142} turn={-18} size={1.2} />
            <Bill x={34} y={104} turn={24} size={1.1} />
            <Bill x={26} y={174} turn={-8} />
            <Bill x={112} y={96} turn={14} size={0.9} />
            <Bill x={16} y={58} turn={-30} />
        </>
    );
}
