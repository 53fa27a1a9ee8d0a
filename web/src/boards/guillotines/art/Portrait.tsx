// The five billionaires as busts: known by hat, hair and what they wear, then by the shape behind
// them, and only then by colour.

import type { ComponentChildren } from "preact";
import type { Billionaire } from "../wire";
import { cream, ink, mustard, plum, shade, teal, tomato } from "./palette";

const p = (fill: string, d: string) => <path fill={fill} d={d} />;
const line = (stroke: string, width: number, d: string) => (
    <path fill="none" stroke={stroke} stroke-width={width} stroke-linecap="round" stroke-linejoin="round" d={d} />
);

const rays = (count: number): string =>
    Array.from({ length: count }, (_, at) => {
        const point = (turn: number): string => {
            const angle = ((at + turn) * 2 * Math.PI) / count;
            return `${Math.round(50 + Math.cos(angle) * 90)} ${Math.round(44 + Math.sin(angle) * 90)}`;
        };
        return `M50 44L${point(0)}L${point(0.5)}z`;
    }).join("");

const busts: Record<Billionaire, ComponentChildren> = {
    MediaBaron: (
        <>
            {p("#e0876a", "M0 0h100v100H0z")}
            {line(
                "#c96a4d",
                6,
                "M68 12a30 30 0 0120 20M64 0a44 44 0 0136 36M12 68A30 30 0 0132 88M0 64a44 44 0 0136 36",
            )}
            {p(ink, "M8 100q4-30 42-32 38 2 42 32z")}
            {p(cream, "M38 68l12 14 12-14 2 32H36z")}
            {p(tomato, "M45 76h10l-2 6 5 18H42l5-18z")}
            {p(cream, "M30 30h40v20q-2 24-20 26-18-2-20-26z")}
            {p(ink, "M28 40Q20 10 50 10q24 0 24 14 4 6-1 16-3-12-13-14-20-2-28 4z")}
            {p(mustard, "M30 26q18-10 40-4-16-2-40 4z")}
            {p(ink, "M32 40h16v8q-1 5-8 5t-8-6zM52 40h16v7q-1 6-8 6t-8-5zM46 41h8v3h-8z")}
            {line(cream, 2, "M36 44l4 4M56 44l4 4")}
            {p(ink, "M38 62q12 6 24 0-1 8-12 8t-12-8z")}
            {p(cream, "M40 63q10 4 20 0l-1 3H41z")}
            {line(ink, 3.5, "M26 44q-4 14 6 24l8 1")}
            {p(ink, "M21 36h9v14h-9zM38 66h7v6h-7z")}
        </>
    ),
    Aristocrat: (
        <>
            {p(plum, "M0 0h100v100H0z")}
            {p("#744070", "M50-16l50 60-50 60L0 44z")}
            {p(cream, "M18 100q2-26 32-28 30 2 32 28z")}
            {p(tomato, "M10 100q4-22 20-26l20 18 20-18q16 4 20 26z")}
            {p("#f7f1ea", "M26 54q-14-8-6-20-6-16 10-20Q36-2 52 2q20-2 22 14 12 6 6 20 6 12-6 18z")}
            {line("#cfc3cf", 2.5, "M30 20q6-8 14-6M56 10q10 0 12 8M24 34q2-8 8-8M70 26q6 2 6 10M24 46q-2-4 0-8")}
            {p(cream, "M34 40h32v16q-2 20-16 22-14-2-16-22z")}
            {p(mustard, "M32 38l-2-14 9 6 4-11 7 9 7-9 4 11 9-6-2 14q-18-5-36 0z")}
            {p("#8fd0d6", "M50 26l4 5-4 6-4-6z")}
            {p(
                ink,
                "M37 47q6-4 11 0-2 4-6 4-3 0-5-4zM63 47q-6-4-11 0 2 4 6 4 3 0 5-4zM36 42q6-4 12-1v1.500q-6-2-12 1zM64 42q-6-4-12-1v1.500q6-2 12 1zM50 52h2v5h-4z",
            )}
            {p(tomato, "M44 63q6-4 12 0-1 5-6 5t-6-5z")}
            {p(ink, "M61 60a1.800 1.800 0 110 3.600 1.800 1.800 0 010-3.600z")}
            <g fill="#fff" stroke={shade} stroke-width="1">
                {[30, 37, 44, 50, 56, 63, 70].map((x) => (
                    <circle key={x} cx={x} cy={84 - Math.abs(50 - x) * 0.35} r="3.6" />
                ))}
            </g>
        </>
    ),
    TechOverlord: (
        <>
            {p("#2f8f5b", "M0 0h100v100H0z")}
            {p("#277a4d", "M50-6l46 26v52L50 98 4 72V20z")}
            {line("#8fd3a4", 2, "M4 20h14l8 10M96 72v14M4 72h12l8-8M96 20H84l-6 8")}
            {p(ink, "M12 100q0-28 38-30 38 2 38 30z")}
            {p("#4a3a4e", "M34 66h32v12q-16 6-32 0z")}
            {p(cream, "M28 34q0-24 22-24t22 24v14q-2 24-22 26-20-2-22-26z")}
            {p(shade, "M28 34q0-24 22-24-14 4-14 26v18q-8-6-8-20z")}
            {p(ink, "M24 36h52v14q-4 8-14 8-10 0-12-8-2 8-12 8-10 0-14-8z")}
            {p("#7fe0c8", "M29 40h18v7q-2 6-9 6t-9-6zM53 40h18v7q-2 6-9 6t-9-6z")}
            {p("#fff", "M31 42h7l-5 7zM55 42h7l-5 7z")}
            {p(ink, "M43 64h14v3H43z")}
            {p(mustard, "M53 76L43 88h6l-3 12 13-15h-7z")}
            {p(tomato, "M20 40h6v10h-6z")}
            {line(tomato, 3, "M22 40q-2-30 28-32")}
        </>
    ),
    WarProfiteer: (
        <>
            {p(mustard, "M0 0h100v100H0z")}
            {p("#d49a22", rays(14))}
            {p("#5d5a3a", "M4 100q2-28 34-32h24q32 4 34 32z")}
            {p(ink, "M38 68l12 12 12-12 4 6-16 26-16-26z")}
            {p(cream, "M28 34h44v18q-2 24-22 26-20-2-22-26z")}
            {p(shade, "M28 56q2 20 22 22 20-2 22-22-6 10-22 10T28 56z")}
            {p("#3f3d28", "M14 34q4-26 36-26t36 26q-18 6-36 6t-36-6z")}
            {p(ink, "M22 32q28 8 56 0l2 7q-8 5-30 5t-30-5z")}
            {p(
                mustard,
                "M50 12l2.800 5.800 6.200.8-4.500 4.400 1.100 6.200L50 26.300l-5.600 2.900 1.100-6.200-4.500-4.400 6.200-.8z",
            )}
            {line(ink, 2.5, "M30 40l42 10")}
            {p(ink, "M54 43h15v9q-2 5-7.500 5T54 52zM34 46h12l-2 5h-8z")}
            {p(ink, "M50 60q10-5 20 1l4-2q-2 8-12 7-8 0-12-3-4 3-12 3-10 1-12-7l4 2q10-6 20-1z")}
            {line("#7a4a22", 5, "M58 70l18 6")}
            {p(tomato, "M75 73l5 2-1 5-6-2z")}
            {line("#8a7d6a", 2, "M80 72q6-4 2-10t4-10")}
            {p(tomato, "M16 80h8v6h-8zM26 78h8v6h-8z")}
            {p(teal, "M16 87h8v5h-8zM26 85h8v5h-8z")}
        </>
    ),
    PropertySpeculator: (
        <>
            {p("#2f5d9b", "M0 0h100v100H0z")}
            {p("#264d82", "M0 100V60h12V42h16v14h10V26h18v34h10V36h18v20h16v44z")}
            {p(mustard, "M16 48h4v5h-4zM43 34h4v5h-4zM48 44h4v5h-4zM72 44h4v5h-4zM78 50h4v5h-4z")}
            {p(tomato, "M10 100q4-28 40-30 36 2 40 30z")}
            {p(cream, "M38 70l12 20 12-20 4 4-12 26h-8L34 74z")}
            {p(ink, "M26 66Q16 14 50 14t24 52q-8 2-10-6H36q-2 8-10 6z")}
            {p(cream, "M33 36h34v16q-2 22-17 24-15-2-17-24z")}
            {p(ink, "M33 44V32q16 10 34 0v12q-4-6-17-6t-17 6z")}
            {p(ink, "M37 48h10l-1 4q-4 2-8 0zM53 48h10l-1 4q-4 2-8 0zM49 54h3v5h-4z")}
            {p(tomato, "M42 65q8 5 16-2-1 8-8 8-6 0-8-6z")}
            {p(mustard, "M34 20h32q3 0 3-3-19-6-38 0 0 3 3 3zM40 15Q40 3 50 3t10 12q-10-3-20 0z")}
            <circle cx="30" cy="58" r="3.500" fill={mustard} />
            <circle cx="70" cy="58" r="3.500" fill={mustard} />
            {line(mustard, 3.5, "M50 88v-7M50 84h5")}
            <circle cx="50" cy="92" r="4.500" fill="none" stroke={mustard} stroke-width="3.500" />
        </>
    ),
};

export function Portrait(props: { of: Billionaire; size?: number; class?: string }) {
    const size = props.size === undefined ? {} : { width: props.size, height: props.size };
    return (
        <svg class={`bg-portrait ${props.class ?? ""}`} viewBox="0 0 100 100" {...size} aria-hidden="true">
            {busts[props.of]}
        </svg>
    );
}
