// What the world comes to. On the red of a Crisis card, in cream and ink.

import type { ComponentChildren } from "preact";
import type { Crisis } from "../wire";
import { cream, ink, mustard } from "./palette";

const c = (d: string) => <path fill={cream} d={d} />;
const k = (d: string) => <path fill={ink} d={d} />;
const m = (d: string) => <path fill={mustard} d={d} />;
const line = (d: string, stroke = cream, width = 3) => (
    <path fill="none" stroke={stroke} stroke-width={width} stroke-linecap="round" stroke-linejoin="round" d={d} />
);

const icons: Record<Crisis, ComponentChildren> = {
    KillerRobots: (
        <>
            {c("M12 14h24v18H12zM8 34h32v12H8z")}
            {line("M24 14V6", cream, 3)}
            {m("M24 2a4 4 0 110 8 4 4 0 010-8z")}
            {k("M16 18h6v6h-6zM26 18h6v6h-6zM16 27h3v3h-3zM21 27h3v3h-3zM26 27h3v3h-3z")}
            {m("M18 20h2v2h-2zM28 20h2v2h-2z")}
            {k("M18 38h12v3H18z")}
        </>
    ),
    Militias: (
        <>
            {line("M8 42L38 8", cream, 5)}
            {line("M40 42L10 8", cream, 5)}
            {k("M4 34l8 10-6 2-5-7zM44 34l-8 10 6 2 5-7z")}
            {m("M24 16l3 6 6.500.9-4.700 4.600 1.100 6.500-5.900-3-5.900 3 1.100-6.500-4.700-4.600 6.500-.9z")}
        </>
    ),
    Poverty: (
        <>
            {c("M8 24h32q0 16-16 18Q8 40 8 24z")}
            {k("M5 21h38v5H5z")}
            {line("M16 16l4-8M24 16V6M32 16l-4-8", mustard, 3)}
            {k("M18 32h12v3H18z")}
        </>
    ),
    Famine: (
        <>
            {line("M24 46V14", mustard, 4)}
            {m(
                "M24 4q6 4 0 12-6-8 0-12zM24 22q2-8 11-8-1 9-11 10zM24 22q-2-8-11-8 1 9 11 10zM24 33q2-8 11-8-1 9-11 10zM24 33q-2-8-11-8 1 9 11 10z",
            )}
            {line("M6 6l36 36", cream, 5)}
        </>
    ),
    DoomsdayCults: (
        <>
            {c("M24 4Q38 12 40 44H8Q10 12 24 4z")}
            {k("M24 14q9 4 9 16-9 8-18 0 0-12 9-16z")}
            {m("M18 24q3-3 5 0-2 3-5 0zM25 24q3-3 5 0-3 3-5 0z")}
            {m("M23 34h2v4h3v2h-3v5h-2v-5h-3v-2h3z")}
        </>
    ),
    Floods: (
        <>
            {c("M12 22l12-12 12 12v8H12z")}
            {k("M20 22h8v8h-8z")}
            {m("M30 8h4v7h-4z")}
            {line(
                "M3 32q5-5 10.500 0t10.500 0 10.500 0 10.500 0M3 40q5-5 10.500 0t10.500 0 10.500 0 10.500 0",
                cream,
                4,
            )}
        </>
    ),
    Pandemics: (
        <>
            {line("M24 4v40M4 24h40M10 10l28 28M38 10L10 38", cream, 3.5)}
            {c("M24 12a12 12 0 110 24 12 12 0 010-24z")}
            {k(
                "M20 18a2.500 2.500 0 110 5 2.500 2.500 0 010-5zM29 20a2 2 0 110 4 2 2 0 010-4zM22 27a3 3 0 110 6 3 3 0 010-6z",
            )}
            {m(
                "M24 1a3 3 0 110 6 3 3 0 010-6zM24 41a3 3 0 110 6 3 3 0 010-6zM4 21a3 3 0 110 6 3 3 0 010-6zM44 21a3 3 0 110 6 3 3 0 010-6z",
            )}
        </>
    ),
    HousingCrash: (
        <>
            {c("M24 6l20 16v22H4V22z")}
            {k("M24 6l-4 12 6 6-8 8 6 5-2 7h5l1-8-5-4 8-9-6-6z")}
            {m("M8 28h6v8H8zM34 28h6v8h-6z")}
        </>
    ),
    Wildfires: (
        <>
            {m("M26 2q14 14 12 28-2 14-14 15Q11 44 10 30q0-8 6-14 1 5 4 7 6-8 6-21z")}
            {c("M25 24q8 7 6 14-2 6-7 6-6 0-7-7 0-4 3-7 1 3 2 3 3-3 3-9z")}
        </>
    ),
    Droughts: (
        <>
            {m("M24 3a9 9 0 110 18 9 9 0 010-18z")}
            {c("M2 28h44v18H2z")}
            {line("M10 28l4 8-5 10M22 28l-2 7 8 4-3 7M36 28l-4 9 6 9", ink, 2.5)}
        </>
    ),
    ToxicSpill: (
        <>
            {c("M12 6h24v28H12z")}
            {k("M10 6h28v5H10zM10 18h28v4H10z")}
            <path fill="#9acb4a" d="M6 46q-2-8 8-8 0-8 8-8h10q8 0 8 8 8 2 4 8z" />
            {k("M24 33l2 3h-4zM18 40a2 2 0 110 4 2 2 0 010-4zM32 39a2.500 2.500 0 110 5 2.500 2.500 0 010-5z")}
        </>
    ),
    BankRun: (
        <>
            {c("M24 4l20 11H4zM7 18h6v16H7zM18 18h5v16h-5zM26 18h5v16h-5zM36 18h5v16h-5zM4 36h40v6H4z")}
            {m("M24 7a3 3 0 110 6 3 3 0 010-6z")}
            {line("M10 46l6-6M22 46l6-6M34 46l6-6", mustard, 3)}
        </>
    ),
};

export function CrisisIcon(props: { crisis: Crisis; size?: number }) {
    const size = props.size === undefined ? {} : { width: props.size, height: props.size };
    return (
        <svg class="bg-crisis-icon" viewBox="0 0 48 48" {...size} aria-hidden="true">
            {icons[props.crisis]}
        </svg>
    );
}
