// What a part of the rules is about, at a glance. Own drawings, cut like the posters.

import type { ComponentChildren } from "preact";

const ink = "#2a1f2d";
const cream = "#fdebc8";
const tomato = "#cf3f25";
const mustard = "#e8b03a";
const teal = "#1a7876";
const plum = "#5a2a55";

const p = (fill: string, d: string) => <path fill={fill} d={d} />;
const line = (stroke: string, width: number, d: string) => (
    <path fill="none" stroke={stroke} stroke-width={width} stroke-linecap="round" stroke-linejoin="round" d={d} />
);
const coin = (x: number, y: number) => (
    <g key={`${x} ${y}`}>
        <ellipse cx={x} cy={y} rx="16" ry="6" fill={mustard} />
        <ellipse cx={x} cy={y - 5} rx="16" ry="6" fill="#f2cb6c" />
    </g>
);
const head = (x: number, fill: string) => (
    <g key={x}>
        <circle cx={x} cy="44" r="13" fill={fill} />
        <path fill={ink} d={`M${x - 15} 40h30v9h-30zM${x - 14} 34q14-20 28 0z`} />
        <circle cx={x - 5} cy="44" r="2.5" fill={cream} />
        <circle cx={x + 5} cy="44" r="2.5" fill={cream} />
        <path fill={ink} d={`M${x - 18} 90q2-32 18-32t18 32z`} />
    </g>
);
const card = (x: number, turn: number, fill: string, d: string) => (
    <g key={x} transform={`translate(${x} 50) rotate(${turn})`}>
        <rect x="-17" y="-26" width="34" height="52" rx="5" fill={cream} stroke={ink} stroke-width="2.5" />
        {p(fill, d)}
    </g>
);
const diamond = "M0-14l11 14-11 14-11-14z";
const bolt = "M4-16l-12 18h7l-3 14 12-18H1z";
const drop = "M0-15q14 16 0 28-14-12 0-28z";

const pictures: Readonly<Record<string, ComponentChildren>> = {
    goal: (
        <>
            {[84, 78, 72].map((y) => coin(60, y))}
            {[84, 78, 72, 66, 60, 54, 48].map((y) => coin(96, y))}
            {[84, 78, 72, 66].map((y) => coin(132, y))}
            {line(ink, 3, "M96 42V12")}
            {p(tomato, "M97 12h26l-7 8 7 8H97z")}
        </>
    ),
    heist: (
        <>
            <rect x="116" y="26" width="60" height="60" rx="6" fill={teal} stroke={ink} stroke-width="3" />
            <circle cx="146" cy="56" r="17" fill={cream} stroke={ink} stroke-width="3" />
            {line(ink, 3, "M146 42v28M132 56h28M136 46l20 20M156 46l-20 20")}
            {[24, 58, 92].map((x) => head(x, cream))}
        </>
    ),
    roles: (
        <>
            {card(44, -10, tomato, diamond)}
            {card(84, 0, plum, "M-13-6q13-10 26 0-2 12-9 8h-8q-7 4-9-8z")}
            {card(124, 8, teal, bolt)}
            {line(ink, 3, "M152 30q10-12 20 0t-9 16v6M163 62v1")}
        </>
    ),
    talk: (
        <>
            {p(cream, "M14 16h78a8 8 0 018 8v28a8 8 0 01-8 8H46L30 74V60H14a8 8 0 01-8-8V24a8 8 0 018-8z")}
            {line(ink, 3, "M22 32h58M22 44h38")}
            {p(mustard, "M106 40h72a8 8 0 018 8v24a8 8 0 01-8 8h-14v12l-16-12h-42a8 8 0 01-8-8V48a8 8 0 018-8z")}
            {line(ink, 4, "M152 50q-18-4-18 4t12 6q12 2 10 8t-20 4M144 44v34")}
        </>
    ),
    cards: (
        <>
            {card(40, -8, tomato, drop)}
            {card(76, 4, plum, diamond)}
            {line(ink, 4, "M102 50h24M118 42l9 8-9 8")}
            <rect x="136" y="26" width="48" height="50" rx="4" fill={mustard} stroke={ink} stroke-width="3" />
            {p(tomato, "M132 22h56l-4 14h-48z")}
            {p(ink, "M152 54h16v22h-16z")}
        </>
    ),
    round: (
        <>
            {line(ink, 4, "M62 62a38 30 0 0176 0M138 62l8-12M138 62l-12-6")}
            {line(ink, 4, "M134 70a38 22 0 01-70 0M64 70l-6 12M64 70l13 4")}
            {card(100, 0, teal, diamond)}
        </>
    ),
    crisis: (
        <>
            {p(tomato, "M60 88q-22-20 0-44 2 10 10 8-4-26 16-40 0 22 18 32 10 12 2 26 8-2 10-8 8 18-10 26z")}
            {p(mustard, "M72 88q-8-14 6-26 6 12 14 8 8 10-2 18z")}
            {[134, 154, 174].map((x) => (
                <g key={x}>
                    <circle cx={x} cy="52" r="8" fill={plum} />
                    {p(plum, `M${x - 10} 88q0-26 10-26t10 26z`)}
                    {line(plum, 4, `M${x + 6} 66l6-24`)}
                </g>
            ))}
        </>
    ),
    blade: (
        <>
            {p(ink, "M56 8h88v8H56zM60 8h8v84h-8zM132 8h8v84h-8z")}
            {p("#b9c2c9", "M68 22h64v20L68 60z")}
            {p(tomato, "M68 72h64v10H68z")}
            <circle cx="100" cy="77" r="8" fill={ink} />
        </>
    ),
    envelope: (
        <>
            <rect x="40" y="26" width="84" height="54" rx="4" fill={cream} stroke={ink} stroke-width="3" />
            {line(ink, 3, "M40 28l42 32 42-32")}
            {p(mustard, "M132 34h44v12h-44zM136 50h36v34h-36z")}
            {p(ink, "M130 34l24-18 24 18zM140 52h5v30h-5zM152 52h5v30h-5zM164 52h5v30h-5z")}
        </>
    ),
    car: (
        <>
            {p("#59534e", "M0 72h200v16H0z")}
            {line(cream, 3, "M10 80h20M50 80h20M90 80h20M130 80h20M170 80h20")}
            {p(tomato, "M36 68V54q16-2 22-10t18-8h34q14 2 22 16l24 4q8 2 8 12z")}
            {p("#8fd0d6", "M70 52q4-10 10-10h12v10zM98 42h12q8 0 14 10H98z")}
            <circle cx="66" cy="70" r="11" fill={ink} />
            <circle cx="136" cy="70" r="11" fill={ink} />
            <circle cx="66" cy="70" r="4" fill={cream} />
            <circle cx="136" cy="70" r="4" fill={cream} />
        </>
    ),
    shops: (
        <>
            {[
                [20, teal],
                [76, tomato],
                [132, plum],
            ].map(([x, fill]) => (
                <g key={x} transform={`translate(${x} 0)`}>
                    {p(cream, "M4 40h44v48H4z")}
                    {p(String(fill), "M0 26h52l-4 18H4z")}
                    {p(ink, "M10 58h14v30H10zM30 58h12v14H30z")}
                </g>
            ))}
            {line(mustard, 5, "M44 16q28-14 56 0")}
        </>
    ),
    die: (
        <>
            <rect x="28" y="24" width="58" height="58" rx="10" fill={cream} stroke={ink} stroke-width="3" />
            {[
                [42, 38],
                [72, 38],
                [57, 53],
                [42, 68],
                [72, 68],
            ].map(([x, y]) => (
                <circle key={`${x} ${y}`} cx={x} cy={y} r="5" fill={ink} />
            ))}
            {line(ink, 4, "M98 53h22M112 45l9 8-9 8")}
            {[80, 74, 68, 62, 56, 50].map((y) => coin(150, y))}
        </>
    ),
};

export function Picture({ name }: { name: string }) {
    return (
        <svg class="rules-picture" viewBox="0 0 200 100" width="200" height="100" aria-hidden="true">
            <rect width="200" height="100" rx="12" fill="#f0cf8e" />
            {pictures[name]}
        </svg>
    );
}
export const isDrawn = (name: string): boolean => name in pictures;
