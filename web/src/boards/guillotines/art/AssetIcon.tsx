// The twenty things a billionaire cannot do without: bold and flat on the ground of their Market.

import type { ComponentChildren } from "preact";
import { type Asset, figures, marketOf } from "../figures";
import { cream, ink, mustard, shade, tomato } from "./palette";

const c = (d: string) => <path fill={cream} d={d} />;
const k = (d: string) => <path fill={ink} d={d} />;
const m = (d: string) => <path fill={mustard} d={d} />;
const s = (d: string) => <path fill={shade} d={d} />;
const r = (d: string) => <path fill={tomato} d={d} />;
const line = (d: string, stroke = ink, width = 2.5) => (
    <path fill="none" stroke={stroke} stroke-width={width} stroke-linecap="round" stroke-linejoin="round" d={d} />
);

const icons: Record<Asset, ComponentChildren> = {
    "political-lobbyists": (
        <>
            {c("M12 8l20-3 3 15-20 4zM19 5l18 5-4 15-18-5z")}
            {line("M22 12l6 1.500M21 16l8 2", "#4a7a4a", 2.5)}
            {k("M5 20h38v22H5zM18 20v-4h12v4h-3v-2h-6v2z")}
            {m("M5 29h38v4H5zM20 27h8v8h-8z")}
        </>
    ),
    "think-tank": (
        <>
            {m("M24 4a9 9 0 015 16v4H19v-4a9 9 0 015-16z")}
            {line("M21 13l3 3 3-3M24 16v7", ink, 2)}
            {k("M27 22h16v4H30zM12 24h24l4 8H8z")}
            {c("M8 33h32q4 0 4 4.500T40 42H8q-4 0-4-4.500T8 33z")}
            {k(
                "M11 35a2.500 2.500 0 110 5 2.500 2.500 0 010-5zM20 35a2.500 2.500 0 110 5 2.500 2.500 0 010-5zM29 35a2.500 2.500 0 110 5 2.500 2.500 0 010-5zM38 35a2.500 2.500 0 110 5 2.500 2.500 0 010-5z",
            )}
        </>
    ),
    "social-media-company": (
        <>
            {k("M9 4h20q3 0 3 3v34q0 3-3 3H9q-3 0-3-3V7q0-3 3-3z")}
            {c("M9 9h20v28H9z")}
            {r("M19 31q-8-6-8-11 0-4 4-4 3 0 4 3 1-3 4-3 4 0 4 4 0 5-8 11z")}
            {m("M28 10h15v11H34l-5 5v-5h-1z")}
            {k(
                "M31 14a1.500 1.500 0 110 3 1.500 1.500 0 010-3zM35.500 14a1.500 1.500 0 110 3 1.500 1.500 0 010-3zM40 14a1.500 1.500 0 110 3 1.500 1.500 0 010-3z",
            )}
        </>
    ),
    "pyramid-scheme": (
        <>
            {m("M24 4l20 38H4z")}
            {s("M24 4l20 38H24z")}
            {line("M16 20h16M10 31h28", ink, 2.5)}
            {c("M15 26q9-8 18 0-9 8-18 0z")}
            {k("M24 22.500a3.500 3.500 0 110 7 3.500 3.500 0 010-7z")}
        </>
    ),
    "corporate-enclave": (
        <>
            {c("M8 14h10v22H8zM30 10h10v26H30z")}
            {m("M18 5h12v31H18z")}
            {k(
                "M11 17h4v3h-4zM11 23h4v3h-4zM21 9h2v3h-2zM25 9h2v3h-2zM21 15h2v3h-2zM25 15h2v3h-2zM21 21h2v3h-2zM25 21h2v3h-2zM33 14h4v3h-4zM33 20h4v3h-4z",
            )}
            {k("M3 30h5v3h5v-3h5v3h12v-3h5v3h5v-3h5v14H3z")}
            {r("M20 36h8v8h-8z")}
        </>
    ),
    "art-hoard": (
        <>
            {k("M20 6h22v26H20z")}
            {s("M23 9h16v20H23z")}
            {m("M5 12h26v31H5z")}
            {c("M9 16h18v23H9z")}
            {k("M18 19q6 0 6 8 0 4-3 6l5 6H10l5-6q-3-2-3-6 0-8 6-8z")}
            {c("M18 22q3 0 3 5t-3 5-3-5 3-5z")}
        </>
    ),
    "scam-charity": (
        <>
            {r("M24 42Q4 28 4 16 4 7 13 7q8 0 11 8 3-8 11-8 9 0 9 9 0 12-20 26z")}
            {k("M14 20h20v5H14z")}
            {m("M24 3a8 8 0 018 8v11H16V11a8 8 0 018-8z")}
            {k(
                "M23 6h2v2q3 .5 3.500 3H26q-.5-1-2-1t-1.500 1 2 1.500q4 .5 4 3.500 0 2.500-3.500 3v1h-2v-1q-3-.5-3.500-3h2.500q.5 1 2 1t1.500-1-2-1.500Q19.500 14 19.500 11.500 20 8.500 23 8z",
            )}
        </>
    ),
    "cryogenic-lab": (
        <>
            {k("M14 3h20q4 0 4 4v34q0 4-4 4H14q-4 0-4-4V7q0-4 4-4z")}
            <path fill="#a9dbe0" d="M15 8h18v29H15z" />
            {c("M24 13a5 5 0 110 10 5 5 0 010-10zM17 37v-6q0-6 7-6t7 6v6z")}
            {line("M21 18h2M25 18h2", ink, 1.5)}
            {line("M8 10v8M4 12l8 4M4 16l8-4", cream, 2)}
            {m("M16 39h5v3h-5zM27 39h5v3h-5z")}
        </>
    ),
    "mega-yacht": (
        <>
            {c("M4 28h40l-7 11H10zM12 20h24l3 6H10zM18 13h14l3 5H16z")}
            {k("M14 22h4v3h-4zM20 22h4v3h-4zM26 22h4v3h-4zM20 15h3v2h-3zM26 15h3v2h-3z")}
            {m("M24 4h2v9h-2zM26 4l9 3-9 3z")}
            {k("M9 34h30l-3 3H11z")}
            {line("M3 43q5-4 10.500 0t10.500 0 10.500 0 10.500 0", cream, 3)}
        </>
    ),
    "personal-zoo": (
        <>
            {m(
                "M24 9q13 0 14 15t-14 17Q9 40 10 24 11 9 24 9zM10 8q6 0 8 6l-7 5q-5-7-1-11zM38 8q-6 0-8 6l7 5q5-7 1-11z",
            )}
            {c("M24 26q8 0 8 7t-8 7-8-7 8-7z")}
            {k("M17 20h4v4h-4zM27 20h4v4h-4zM21 28h6l-3 4zM19 35q5 3 10 0v2q-5 3-10 0z")}
            {line("M6 4v40M15 4v40M33 4v40M42 4v40M24 4v12M24 42v2", ink, 3)}
            {k("M3 2h42v4H3zM3 42h42v4H3z")}
        </>
    ),
    "private-island": (
        <>
            {m("M8 40q4-12 16-12t16 12z")}
            {line("M25 32q-3-9 0-18", ink, 4)}
            <path
                fill="#3f8f4f"
                d="M25 14Q14 6 7 15q9-3 18 1zM25 14Q36 5 42 14q-9-2-17 2zM25 14Q18 2 28 3q-2 5-2 11zM25 15q-9 4-8 12 6-3 9-11zM26 15q9 3 9 11-6-3-9-10z"
            />
            {line("M3 42q5-4 10.500 0t10.500 0 10.500 0 10.500 0", cream, 3)}
        </>
    ),
    "luxury-jet": (
        <>
            {c("M24 2q4 3 4 12l16 12v5l-16-5-1 10 6 5v3l-9-2-9 2v-3l6-5-1-10-16 5v-5l16-12q0-9 4-12z")}
            {k("M22 10h4l-1 4h-2zM22.500 19h3v3h-3zM22.500 25h3v3h-3z")}
            {m("M8 23.500l8-6V21l-8 5zM40 23.500l-8-6V21l8 5z")}
        </>
    ),
    "mercenary-army": (
        <>
            {line("M6 42L20 26M42 42L28 26", mustard, 5)}
            {k("M6 28q0-20 18-20t18 20l3 4H3z")}
            {s("M10 26q1-13 12-14-7 4-7 14z")}
            {r("M24 13l2.600 5.400 6 .8-4.300 4.200 1 5.900-5.300-2.800-5.300 2.800 1-5.900-4.300-4.200 6-.8z")}
            {c("M14 32h20v4q-2 7-10 7t-10-7z")}
            {k("M17 34h5v3h-5zM26 34h5v3h-5z")}
        </>
    ),
    "tabloid-empire": (
        <>
            {s("M12 4h30v36q0 4-4 4H12z")}
            {c("M6 7h30v33q0 4 3 4H10q-4 0-4-4z")}
            {r("M9 11h24v8H9z")}
            {line("M12 15h18", cream, 3)}
            {k("M9 23h11v11H9zM23 23h10v2.500H23zM23 27h10v2.500H23zM23 31h10v2.500H23zM9 37h24v2.500H9z")}
        </>
    ),
    "private-space-program": (
        <>
            {c("M24 2q11 8 9 26H15Q13 10 24 2z")}
            {r("M15 20l-7 9v8l8-5zM33 20l7 9v8l-8-5z")}
            {k("M24 12a5 5 0 110 10 5 5 0 010-10zM17 29h14l-2 5H19z")}
            <circle fill="#a9dbe0" cx="24" cy="17" r="3" />
            {m("M19 35h10q1 6-5 12-6-6-5-12z")}
            {r("M22 35h4q0 4-2 7-2-3-2-7z")}
        </>
    ),
    "gang-of-lawyers": (
        <>
            {m("M22 4h4v34h8v5H14v-5h8zM6 10h36v4H6z")}
            {line("M10 14L5 28M10 14l5 14M38 14l-5 14M38 14l5 14", ink, 2)}
            {c("M3 28h14q0 7-7 7t-7-7zM31 28h14q0 7-7 7t-7-7z")}
            {k("M24 2a4 4 0 110 8 4 4 0 010-8z")}
        </>
    ),
    "noble-estate": (
        <>
            {c("M4 22h40v21H4z")}
            {k("M2 24L12 10l10 14zM26 24l10-14 10 14zM17 22l7-13 7 13z")}
            {m("M20 30q4-5 8 0v13h-8z")}
            {k("M8 28h6v6H8zM34 28h6v6h-6zM8 37h6v4H8zM34 37h6v4h-6z")}
            {r("M23.200 2h1.600v8h-1.600zM25 2l7 2.500L25 7z")}
        </>
    ),
    "golf-plantation": (
        <>
            <path fill="#4d8f4a" d="M2 36q22-12 44 0v9H2z" />
            {k("M22 4h2.500v33H22z")}
            {r("M24.500 4l15 6-15 7z")}
            {k("M17 36q6-3 12 0-6 3-12 0z")}
            {c("M36 30a5 5 0 110 10 5 5 0 010-10z")}
            {k("M35 33h1.500v1.500H35zM38 34.500h1.500V36H38zM35 36.500h1.500V38H35z")}
        </>
    ),
    "celebrity-spouse": (
        <>
            <circle cx="24" cy="31" r="12" fill="none" stroke={mustard} stroke-width="5" />
            {c("M14 5h20l5 7-15 12L9 12z")}
            {k("M18 8h3l-2 3.500h-4zM24 8l3 3.500h-6zM27 8h3l3 3.500h-4z")}
            <path fill="#a9dbe0" d="M18 13h12l-6 8z" />
            {m("M42 22l1.300 3.300L47 26l-2.700 2.300.8 3.700-3.100-2-3.100 2 .8-3.700L37 26l3.700-.7z")}
        </>
    ),
    "cult-of-personality": (
        <>
            {m(
                "M24 18L18 0h12zM24 18L4 4l8-4zM24 18L44 4l-8-4zM24 18L0 14l1-9zM24 18l24-4-1-9zM24 18L0 26v-7zM24 18l24 8v-7z",
            )}
            {c("M17 10q7-6 14 0v9q0 9-7 9t-7-9z")}
            {k("M16 13q0-9 8-9t8 9q-8-5-16 0z")}
            {k("M19 15h4v2h-4zM25 15h4v2h-4zM21 22q3 2 6 0v2q-3 1-6 0z")}
            {c("M10 40q1-11 14-12 13 1 14 12z")}
            {k("M8 40h32v6H8zM21 29l3 8 3-8z")}
        </>
    ),
};

export function AssetIcon(props: { asset: Asset; size?: number; class?: string }) {
    const size = props.size ?? 32;
    return (
        <svg
            class={`bg-asset bg-ground-${marketOf(props.asset)} ${props.class ?? ""}`}
            viewBox="0 0 48 48"
            width={size}
            height={size}
            aria-hidden="true"
        >
            <g transform="translate(3 3) scale(.875)">{icons[props.asset]}</g>
            {figures.assets.get(props.asset)?.starred && (
                <path
                    fill={mustard}
                    stroke={ink}
                    stroke-width="1.5"
                    d="M40 1l2.100 4.300 4.700.6-3.500 3.300.9 4.700L40 11.600l-4.200 2.300.9-4.700-3.500-3.300 4.700-.6z"
                />
            )}
        </svg>
    );
}
