// The gang on posters: each role by silhouette first (hat, shoulders, what they hold), by the shape
// behind them second, and only then by colour.

import type { ComponentChildren } from "preact";
import type { Role } from "../wire";
import { cream, ink, mustard, plum, teal, tomato } from "./palette";

const rays = (x: number, y: number, count: number, reach = 190): string =>
    Array.from({ length: count }, (_, at) => {
        const point = (turn: number): string => {
            const angle = ((at + turn) * 2 * Math.PI) / count;
            return `${Math.round(x + Math.cos(angle) * reach)} ${Math.round(y + Math.sin(angle) * reach)}`;
        };
        return `M${x} ${y}L${point(0)}L${point(0.5)}z`;
    }).join("");

const round = (stroke: string, width: number) =>
    ({ fill: "none", stroke, "stroke-width": width, "stroke-linecap": "round" }) as const;

const Snitch = (
    <>
        <path fill="#e8b03a" d="M0 0h120v150H0z" />
        <path fill="#c98e1f" d="M0 150V96L120 22v128z" />
        <path fill={ink} d="M8 150l12-42q14-16 40-16t40 16l12 42z" />
        <path fill={cream} d="M42 46h36v26q-2 20-18 20T42 72z" />
        <path fill="#4a3a4e" d="M28 112l12-40 20 32zM92 112L80 72l-20 32z" />
        <path fill={ink} d="M20 48q22 10 40 10t40-10q-4-7-18-8l-6-26q-16 8-32 0l-6 26q-14 1-18 8z" />
        <path fill={tomato} d="M39 33q21 8 42 0l1.5 7q-22 8-45 0z" />
        <path fill={ink} d="M53 60h11l-3 6h-6zM69 60h10l-3 6h-5zM58 82q8-4 13 0l-1 3h-11z" />
        <path {...round(tomato, 9)} d="M94 58q13 17 0 34" />
        <path fill={tomato} d="M84 51l12-3 4 13-12 4zM84 89l12-4 5 12-13 4z" />
        <path {...round(tomato, 3)} d="M98 98q14 8 4 18t4 18 2 20" />
        <path fill={cream} stroke={ink} stroke-width="2" d="M89 68q8-5 17-1 4 8 0 17-9 4-16-1l4-4h-6v-4h6l-6-3z" />
    </>
);

const Tech = (
    <>
        <path fill={teal} d="M0 0h120v150H0z" />
        <path fill="#4aa39b" d="M32 8h56l30 52-30 52H32L2 60z" />
        <path {...round(cream, 2.5)} d="M8 18h14l8 10M112 104v16l-12 10M8 128h12l8-10" />
        <circle fill={cream} cx="8" cy="18" r="4" />
        <circle fill={cream} cx="112" cy="104" r="4" />
        <circle fill={cream} cx="8" cy="128" r="4" />
        <path fill={ink} d="M14 150q2-46 46-48 44 2 46 48z" />
        <path fill="#4a3a4e" d="M40 104q20 22 40 0l6 4q-26 30-52 0z" />
        <path fill={cream} d="M38 44h44v30q-3 24-22 26-19-2-22-26z" />
        <path fill={ink} d="M34 50l-4-18 10 4-2-16 12 8 4-16 8 12 10-12 2 16 12-6-3 14 8-2-5 16q-26-12-52 0z" />
        <path {...round(tomato, 6)} d="M32 60q-2-42 28-42t28 42" />
        <rect fill={tomato} x="25" y="54" width="13" height="26" rx="6" />
        <rect fill={tomato} x="82" y="54" width="13" height="26" rx="6" />
        <path fill={ink} d="M36 58h48v10H36z" />
        <circle fill={mustard} stroke={ink} stroke-width="5" cx="49" cy="63" r="11" />
        <circle fill={mustard} stroke={ink} stroke-width="5" cx="71" cy="63" r="11" />
        <path fill={cream} d="M44 58l6-3-6 10zM66 58l6-3-6 10z" />
        <path fill={ink} d="M52 86h16v4H52z" />
        <path fill={mustard} d="M88 146l8-30q-8-8-3-16l7 8 7-2 1-8q9 7 3 17l-9 2-7 30z" />
    </>
);

const Acrobat = (
    <>
        <path fill="#e58f7c" d="M0 0h120v150H0z" />
        <path fill="#d2705f" d="M60 0L128 150H-8z" />
        <circle fill={cream} cx="60" cy="92" r="48" />
        <path {...round(ink, 3)} d="M30 0v30M90 0v30" />
        <path {...round(ink, 7)} d="M22 30h76" />
        <path {...round(plum, 11)} d="M44 30l8 32M76 30l-8 32" />
        <path {...round(plum, 9)} d="M44 31L30 50M76 31l14 19" />
        <path fill={tomato} d="M45 56h30l-5 38H50z" />
        <path fill={mustard} d="M60 60l4 9 10 1-8 6 3 10-9-6-9 6 3-10-8-6 10-1z" />
        <path {...round(ink, 8)} d="M52 92L18 112M68 92l34 20" />
        <circle fill={ink} cx="15" cy="114" r="6.5" />
        <circle fill={ink} cx="105" cy="114" r="6.5" />
        <path fill={ink} d="M46 108h28q-3 18-8 38-6-14-9 2-9-18-11-40z" />
        <path fill={cream} stroke={ink} stroke-width="2" d="M47 96h26v10q0 14-13 16-13-2-13-16z" />
        <path fill={ink} d="M51 109h6l-3 4zM63 109h6l-3 4zM55 102q5-3 10 0z" />
    </>
);

const Brute = (
    <>
        <path fill={tomato} d="M0 0h120v150H0z" />
        <path fill="#a72c17" d="M60-14L134 60 60 134-14 60z" />
        <path fill={ink} d="M-4 150v-50q4-26 36-28h56q32 2 36 28v50z" />
        <path fill={cream} d="M36 36h48v32q-2 20-18 20H54Q38 88 36 68z" />
        <path fill="#d9b98a" d="M36 66q2 22 18 22h12q16 0 18-22-6 12-24 12T36 66z" />
        <path fill={ink} d="M28 38q32-9 64 0-2 6-12 5H40q-10 1-12-5z" />
        <path fill={ink} d="M42 34q-1-22 18-22t18 22z" />
        <path fill={mustard} d="M42 29h36v5H42z" />
        <path
            fill={ink}
            d="M40 48l17 6v5l-15-2zM80 48l-17 6v5l15-2zM46 59h8v4h-8zM66 59h8v4h-8zM57 58l8 3-4 4 4 6H55z"
        />
        <path fill={ink} d="M48 76q12-5 24 0v3H48z" />
        <path fill={mustard} d="M72 66l10-4 2 4-10 4z" />
        <path
            fill={cream}
            stroke={ink}
            stroke-width="3"
            d="M8 108q22-6 42 0v26q-20 8-42 0zM70 108q22-6 42 0v26q-20 8-42 0z"
        />
        <path {...round(ink, 3)} d="M19 108v12M29 107v12M40 108v12M81 108v12M91 107v12M102 108v12" />
        <path fill={mustard} d="M10 118h38v7H10zM72 118h38v7H72z" />
    </>
);

const Mentalist = (
    <>
        <path fill={plum} d="M0 0h120v150H0z" />
        <g fill="none" stroke="#9a5c92" stroke-width="9">
            <circle cx="60" cy="58" r="30" />
            <circle cx="60" cy="58" r="50" />
            <circle cx="60" cy="58" r="70" />
            <circle cx="60" cy="58" r="90" />
        </g>
        <path fill={ink} d="M4 150l18-54-14-44 44 42h16l44-42-14 44 18 54z" />
        <path fill={tomato} d="M18 62l32 34 10 54-28-46zM102 62L70 96l-10 54 28-46z" />
        <path fill={cream} d="M40 40h40v28q-2 24-20 34-18-10-20-34z" />
        <path fill={ink} d="M36 58q-4-40 24-40t24 40l-6-12q-8-8-18 6-10-14-18-6z" />
        <g stroke={ink} stroke-width="3">
            <circle fill={mustard} cx="50" cy="64" r="8" />
            <circle fill={mustard} cx="70" cy="64" r="8" />
        </g>
        <circle fill={ink} cx="50" cy="64" r="3" />
        <circle fill={ink} cx="70" cy="64" r="3" />
        <path
            fill={ink}
            d="M40 54l16 2v3l-16-1zM80 54l-16 2v3l16-1zM58.5 70h3l1.5 6h-6zM50 83q10 4 20 0l-3 4q-7 2-14 0zM55 92h10l-5 16z"
        />
        <path fill={mustard} d="M60 22l5 7-5 7-5-7z" />
    </>
);

const Brain = (
    <>
        <path fill="#86b9c2" d="M0 0h120v150H0z" />
        <path fill="#6aa2ad" d={rays(60, 54, 12)} />
        <path fill={ink} d="M20 150q2-44 40-46 38 2 40 46z" />
        <path fill={cream} d="M48 104l12 14 12-14 4 4-16 42-16-42z" />
        <path fill={tomato} d="M60 112l-15-8v17zM60 112l15-8v17z" />
        <circle fill={tomato} cx="60" cy="112" r="4" />
        <path fill={cream} d="M22 48q0-38 38-38t38 38q0 20-14 30-2 24-24 26-22-2-24-26-14-10-14-30z" />
        <path fill={ink} d="M18 52q-6 18 12 26l6 2-4-22q-6-2-8-8zM102 52q6 18-12 26l-6 2 4-22q6-2 8-8z" />
        <path {...round("#d9b98a", 3)} d="M42 22q6 5 14 3M64 18q4 6 13 5M46 32q10 5 26 0" />
        <g fill="#e9f4f2" stroke={ink} stroke-width="4">
            <circle cx="46" cy="60" r="13" />
            <circle cx="74" cy="60" r="13" />
        </g>
        <path fill={ink} d="M58 58h4v4h-4z" />
        <circle fill={ink} cx="48" cy="61" r="3.5" />
        <circle fill={ink} cx="72" cy="61" r="3.5" />
        <path fill={ink} d="M34 42q10-6 18-1l-1 3q-8-3-16 1zM86 42q-10-6-18-1l1 3q8-3 16 1zM52 88q8 5 16 0l-2 5H54z" />
    </>
);

const Driver = (
    <>
        <path fill="#5f8f4e" d="M0 0h120v150H0z" />
        <path fill="#4a753b" d="M0 30L120 0v16L0 52zM0 74l120-40v18L0 100zM0 122L120 72v24L0 150z" />
        <path fill={ink} d="M12 150q2-42 30-50h36q28 8 30 50z" />
        <path fill={tomato} d="M40 92q20 14 40 0l3 12q-23 14-46 0z" />
        <path fill={tomato} d="M40 94l-8 8L2 84l4 14-6 8 34 12 10-10z" />
        <path fill={cream} d="M40 42h40v30q-2 22-20 24-18-2-20-24z" />
        <path fill={ink} d="M36 46h48l4 8-6 2q-22-6-44 0-4-4-2-10z" />
        <path fill={mustard} d="M34 48q-2-32 28-32 24 0 28 22l16 8q2 8-14 8-26-10-58-6z" />
        <path fill="#c98e1f" d="M62 16q2-4 6-1l-1 2zM90 38l16 8q2 8-14 8-4-2-9-3 6-4 7-13z" />
        <path fill={ink} d="M36 60h48v9H36z" />
        <path fill="#cfe6df" stroke={ink} stroke-width="4" d="M41 56h17v13q-2 6-8 6t-9-6zM62 56h17v13q-2 6-9 6t-8-6z" />
        <path fill={ink} d="M54 84q10 0 14-5 0 9-14 9z" />
        <circle fill="none" stroke={cream} stroke-width="9" cx="60" cy="146" r="32" />
        <circle fill="none" stroke={ink} stroke-width="3" cx="60" cy="146" r="37.5" />
        <path {...round(cream, 7)} d="M60 146V116" />
        <circle fill={tomato} cx="60" cy="146" r="10" />
        <path
            fill={mustard}
            stroke={ink}
            stroke-width="3"
            d="M24 122l14-8 6 12-12 10q-9-4-8-14zM96 122l-14-8-6 12 12 10q9-4 8-14z"
        />
    </>
);

const Crook = (
    <>
        <path fill="#e07f35" d="M0 0h120v150H0z" />
        <circle fill="#c4621d" cx="60" cy="66" r="56" />
        <path fill={cream} d="M10 150q2-48 50-50t50 50z" />
        <path
            fill={ink}
            d="M30 108q30 9 60 0l7 9q-37 11-74 0zM18 124q42 12 84 0l4 10q-46 13-92 0zM11 142q49 13 98 0l1 8H10z"
        />
        <path fill={cream} d="M40 44h40v30q-2 24-20 26-18-2-20-26z" />
        <path fill="#d9b98a" d="M42 78q2 20 18 22 16-2 18-22-8 8-18 8t-18-8z" />
        <path fill={ink} d="M36 48q-2-34 24-36 26 2 24 36z" />
        <path fill="#4a3a4e" d="M34 40q26 8 52 0l1 10q-27 7-54 0z" />
        <path fill={ink} d="M34 56q14-5 26 3 12-8 26-3-1 18-14 18-8 0-12-7-4 7-12 7-13 0-14-18z" />
        <path fill={cream} d="M42 61q8-1 11 5-8 2-11-5zM78 61q-8-1-11 5 8 2 11-5z" />
        <path fill={ink} d="M52 88q10-4 18-6l-2 6q-8 4-16 3z" />
        <path fill="#b9862a" d="M88 84l8-9h14l6 8-5 8q16 12 16 32 0 17-26 17t-26-17q0-20 17-31z" />
        <path fill={mustard} d="M90 92h18q18 10 19 31 0 14-26 14T77 121q1-20 13-29z" />
        <path
            fill={ink}
            d="M99 99h4v4q6 1 8 5l-4 3q-6-6-8-2 0 3 6 4 8 3 6 9-2 5-8 6v4h-4v-4q-6-1-8-6l4-2q4 6 8 3 2-4-5-5-8-3-6-10 1-4 7-5z"
        />
    </>
);

const Mastermind = (
    <>
        <path fill="#33264a" d="M0 0h120v150H0z" />
        <path fill="#44345f" d={rays(60, 66, 16)} />
        <circle fill={mustard} cx="60" cy="66" r="50" />
        <path fill={ink} d="M-2 150l12-40q18-14 34-16h32q16 2 34 16l12 40z" />
        <path fill={tomato} d="M38 98l22 52H40L26 104zM82 98l-22 52h20l14-46z" />
        <path fill={cream} d="M48 94h24l-4 56H52z" />
        <path fill={ink} d="M60 104l-10-6v12zM60 104l10-6v12z" />
        <path fill={cream} d="M42 52h36v22q-2 22-18 24-16-2-18-24z" />
        <path fill={ink} d="M24 54q18-6 36-6t36 6q-6 8-36 8t-36-8z" />
        <path fill={ink} d="M36 52L32 4q28-8 56 0l-4 48q-24-6-48 0z" />
        <path fill={tomato} d="M35 38q25-6 50 0l-1 11q-24-6-48 0z" />
        <circle fill="#fff8e6" stroke="#a8741a" stroke-width="3.5" cx="71" cy="68" r="8" />
        <path {...round("#a8741a", 2)} d="M78 73q8 14-2 30" />
        <circle fill={ink} cx="71" cy="68" r="2.6" />
        <path fill={ink} d="M44 64h11l-2 6h-7zM56 72h6l2 6h-10z" />
        <path fill={ink} d="M60 80q10-4 18 2 4 1 6-3-1 10-12 9-8 0-12-4-4 4-12 4-11 1-12-9 2 4 6 3 8-6 18-2z" />
    </>
);

const posters: Record<Role, ComponentChildren> = {
    Snitch,
    Tech,
    Acrobat,
    Brute,
    Mentalist,
    Brain,
    Driver,
    Crook,
    Mastermind,
};

export function Portrait(props: { role: Role }) {
    return (
        <svg class="mil-poster" viewBox="0 0 120 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            {posters[props.role]}
        </svg>
    );
}
