// What faces are put together from. A look (data/cast/characters.json) names one part of each kind.

import type { ComponentChildren } from "preact";

const ink = "#2a1f2d";
const cream = "#fdebc8";
const gold = "#e8b03a";
const tomato = "#cf3f25";

const p = (fill: string, d: string) => <path fill={fill} d={d} />;
const line = (width: number, d: string, stroke = ink) => (
    <path fill="none" stroke={stroke} stroke-width={width} stroke-linecap="round" stroke-linejoin="round" d={d} />
);
const dots = (fill: string, r: number, ...at: readonly (readonly [number, number])[]) =>
    at.map(([x, y]) => <circle key={`${x} ${y}`} fill={fill} cx={x} cy={y} r={r} />);

export interface Look {
    face: string;
    skin: string;
    hair: string;
    dye: string;
    hat: string;
    eyes: string;
    mouth: string;
    beard: string;
    extra: string;
    coat: string;
}

type Parts = Readonly<Record<string, ComponentChildren>>;
type Dyed = Readonly<Record<string, (dye: string) => ComponentChildren>>;

export const skins: Readonly<Record<string, string>> = {
    pale: "#f7dfc4",
    rose: "#f0c3a2",
    tan: "#d9a878",
    brown: "#a26d48",
    steel: "#b9c2c9",
};

export const faces: Readonly<Record<string, string>> = {
    round: "M26 46q0-26 24-26t24 26q0 32-24 32t-24-32z",
    long: "M31 40q0-22 19-22t19 22v22q-3 19-19 19t-19-19z",
    square: "M27 28q23-10 46 0v36q-4 14-23 15-19-1-23-15z",
    heart: "M27 38q1-19 23-19t23 19q1 22-14 36-9 8-18 0-15-14-14-36z",
};

// Behind the head.
export const backs: Dyed = {
    bob: (dye) => p(dye, "M22 72q-6-56 28-56t28 56z"),
    long: (dye) => p(dye, "M20 92q-4-76 30-76t30 76z"),
    bun: (dye) => p(dye, "M38 15a12 10 0 1124 0 12 10 0 11-24 0z"),
    curls: (dye) => (
        <g fill={dye}>
            {dots(dye, 11, [25, 40], [24, 56], [30, 26], [42, 17], [58, 17], [70, 26], [75, 40], [76, 56])}
        </g>
    ),
};

// Over the forehead.
export const fronts: Dyed = {
    bob: (dye) => p(dye, "M26 48q2-30 26-28 22 0 23 28-6-14-20-16-18-2-29 16z"),
    long: (dye) => p(dye, "M25 50q0-32 25-32t25 32q-4-18-23-24-6 14-27 24z"),
    bun: (dye) => p(dye, "M27 42q2-25 23-25t23 25q-8-14-23-14t-23 14z"),
    curls: (dye) => dots(dye, 8, [34, 28], [44, 24], [55, 24], [65, 28]),
    slick: (dye) => p(dye, "M27 40q-1-24 23-24t23 24q-4-14-12-15-14-3-26 0-6 3-8 15z"),
    parted: (dye) => p(dye, "M26 42q-2-26 22-27 26-2 26 26-4-8-10-13-14 2-24-5-4 12-14 19z"),
    spikes: (dye) => p(dye, "M25 42l-3-20 10 5 2-16 11 9 6-14 8 13 10-9 2 16 9-2-5 18q-8-12-24-12T25 42z"),
    bald: (dye) => p(dye, "M25 52q-4-10 2-18 2 8 1 16zM75 52q4-10-2-18-2 8-1 16z"),
};

export const hats: Parts = {
    fedora: (
        <>
            {p("#3b3236", "M12 30q38 14 76 0-6 10-38 10T12 30z")}
            {p("#3b3236", "M28 31l5-22q17-9 34 0l5 22q-22 7-44 0z")}
            {p(gold, "M29 26q21 8 42 0l1 5q-22 8-44 0z")}
        </>
    ),
    cap: (
        <>
            {p(tomato, "M25 34q0-22 25-22t25 22q-25-7-50 0z")}
            {p(ink, "M60 30q18 0 28 8-18 2-30-3z")}
            {dots(gold, 3, [50, 13])}
        </>
    ),
    tiara: (
        <>
            {p(gold, "M30 26l-2-14 10 7 4-12 8 10 8-10 4 12 10-7-2 14q-20-7-40 0z")}
            {p("#8fd0d6", "M50 15l4 5-4 5-4-5z")}
        </>
    ),
    aerial: (
        <>
            {p("#59636b", "M48 20h4V6h-4z")}
            {dots(tomato, 4, [50, 5])}
            {p("#7d8790", "M28 28q22-14 44 0v6q-22-8-44 0z")}
        </>
    ),
    band: p(tomato, "M26 33q24-12 48 0v7q-24-11-48 0z"),
    scarf: (
        <>
            {p("#5a2a55", "M22 44q2-32 28-32t28 32q-8-16-28-16T22 44z")}
            {dots(gold, 2.5, [34, 25], [43, 19], [57, 19], [66, 25], [50, 25])}
            {p("#5a2a55", "M76 40q14 8 8 26-8-8-12-20z")}
        </>
    ),
    straw: (
        <>
            {p("#d8b45a", "M8 31q42 14 84 0-4 11-42 11T8 31z")}
            {p("#e2c473", "M29 31q0-21 21-21t21 21q-21 7-42 0z")}
            {p(tomato, "M29 28q21 8 42 0v4q-21 8-42 0z")}
        </>
    ),
    captain: (
        <>
            {p(cream, "M22 28q-4-18 28-18t28 18q-28-6-56 0z")}
            {p(ink, "M27 27q23-7 46 0v8q-23-7-46 0z")}
            {p(ink, "M28 36q22-8 44 0-6 6-22 6t-22-6z")}
            {p(gold, "M50 15l2 5 5 .5-4 3.500 1.500 5L50 26l-4.500 3 1.500-5-4-3.500 5-.5z")}
        </>
    ),
};

export const eyes: Parts = {
    dots: dots(ink, 3.2, [40, 48], [60, 48]),
    happy: line(3, "M35 49q5-6 10 0M55 49q5-6 10 0"),
    closed: line(3, "M34 47q6 5 12 0M54 47q6 5 12 0M33 43l3 3M67 43l-3 3"),
    narrow: (
        <>
            {p(ink, "M33 48q7-5 14 0-6 4-14 0zM53 48q7-5 14 0-8 4-14 0z")}
            {line(2.2, "M33 41l13-2M67 41l-13-2")}
        </>
    ),
    tired: (
        <>
            {dots(ink, 2.8, [40, 49], [60, 49])}
            {line(2.6, "M34 45l12 1M66 45l-12 1M35 54q5 2 9 0M56 54q5 2 9 0")}
        </>
    ),
    wide: (
        <>
            {dots("#fff", 7, [40, 48], [60, 48])}
            {dots(ink, 2.6, [41, 48], [59, 48])}
            {line(2.2, "M33 38q6-4 12-1M67 38q-6-4-12-1")}
        </>
    ),
    specs: (
        <>
            {dots(ink, 2.6, [40, 49], [60, 49])}
            <g fill="#fff" fill-opacity=".35" stroke={ink} stroke-width="2.4">
                <circle cx="40" cy="49" r="8" />
                <circle cx="60" cy="49" r="8" />
            </g>
            {line(2.4, "M48 48q2-2 4 0M32 47l-5-2M68 47l5-2")}
        </>
    ),
    visor: (
        <>
            {p(ink, "M29 41h42v14H29z")}
            {p("#7fe0c8", "M32 46h14v5H32zM54 46h14v5H54z")}
        </>
    ),
    patch: (
        <>
            {dots(ink, 3.2, [60, 48])}
            {line(2, "M27 38l40 4")}
            {p(ink, "M33 42q7-3 14 1-1 11-7 11t-7-12z")}
        </>
    ),
};

export const mouths: Parts = {
    smile: line(3, "M41 65q9 7 18 0"),
    smirk: line(3, "M42 66q9 3 17-4"),
    flat: line(3, "M42 66h16"),
    frown: line(3, "M41 68q9-6 18 0"),
    wavy: line(3, "M40 66q5-4 10 0t10 0"),
    teeth: (
        <>
            {p(ink, "M38 62h24q-2 12-12 12T38 62z")}
            {p("#fff", "M40 62h20l-1 4H41z")}
        </>
    ),
    sing: (
        <>
            <ellipse cx="50" cy="67" rx="6" ry="8" fill={ink} />
            <path fill={tomato} d="M46 71q4-4 8 0-1 4-4 4t-4-4z" />
        </>
    ),
    grid: (
        <>
            {p(ink, "M39 61h22v9H39z")}
            {line(1.6, "M44 61v9M50 61v9M56 61v9M39 65.500h22", "#b9c2c9")}
        </>
    ),
};

export const beards: Dyed = {
    moustache: (dye) => p(dye, "M50 59q8-5 14 2 5 4 8 0-3 8-12 6-6 0-10-4-4 4-10 4-9 2-12-6 3 4 8 0 6-7 14-2z"),
    goatee: (dye) => p(dye, "M43 70q7-3 14 0 0 14-7 14t-7-14z"),
    full: (dye) => p(dye, "M27 52q4 10 10 8 6-5 13-5t13 5q6 2 10-8 2 34-23 34T27 52zM41 63q9 9 18 0-9-3-18 0z"),
    stubble: () => (
        <g opacity=".45">
            {dots(ink, 1, [34, 66], [38, 70], [36, 74], [43, 75], [50, 76], [57, 75], [62, 70], [66, 66], [64, 74])}
        </g>
    ),
};

export const extras: Parts = {
    scar: line(2, "M64 52l4 10M63 57l5-1M65 60l5-1", "#9c4a3a"),
    pearls: (
        <g fill="#fff" stroke="#d9b98a" stroke-width="1">
            {[32, 39, 46, 54, 61, 68].map((x) => (
                <circle key={x} cx={x} cy={90 - Math.abs(50 - x) * 0.4} r="3.6" />
            ))}
        </g>
    ),
    tie: p(ink, "M46 82h8l-2 5 4 13H44l4-13z"),
    bow: p(gold, "M50 87l-13-6v13zM50 87l13-6v13z"),
    earring: dots(gold, 3.4, [25, 62], [75, 62]),
    napkin: p("#fff", "M38 80h24l-4 20H42z"),
    bolts: dots("#59636b", 4, [26, 60], [74, 60]),
    collar: p("#fff", "M36 80l14 12 14-12 4 7-18 13-18-13z"),
    smudge: <path fill={ink} opacity=".35" d="M60 58l8-2-3 5 4 1-10 3z" />,
    freckles: dots("#a8643a", 1.5, [34, 57], [38, 60], [31, 61], [66, 57], [62, 60], [69, 61]),
};
