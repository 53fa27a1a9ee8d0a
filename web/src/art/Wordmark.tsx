// MONEYBAGS, cut from paper with scissors: no font looks the same on every device. The O is a coin.

import "./art.css";

const letters = [
    { x: 0, d: "M2 8l26-4 18 44L66 2l26 5 4 88-24 3-3-44-15 36-18 1-15-34-3 42-20-3z", fill: "ink" },
    { x: 192, d: "M6 4l24 2 34 50V3l22-1 2 94-22 2-34-49 1 47-26 3z", fill: "ink" },
    { x: 289, d: "M4 4l62-3 1 21-39 2v15l33-1 1 20-33 2v16l41-1-2 21-64 2z", fill: "ink" },
    { x: 358, d: "M0 3l27-1 18 33L64 3l26 2-33 51 1 41-25 1 1-40z", fill: "ink" },
    {
        x: 447,
        d: "M6 4l46-1 20 14-2 22-12 9 16 10 1 24-21 15-49 1zM29 22l1 17 15-1 3-13-5-4zm1 34v22l18-2 3-13-6-8z",
        fill: "tomato",
    },
    { x: 525, d: "M34 2l27 1 31 93-27 2-6-20-26 1-6 19-27-3zm12 33l-7 25 15-1z", fill: "tomato" },
    {
        x: 618,
        d: "M40 0l36 6 6 22-23 5-5-10-16-1-12 17-1 24 14 15 17-2 1-14-18 1V44l42-2 2 52-18 2-8-7-20 10-25-13L0 52 12 16z",
        fill: "tomato",
    },
    {
        x: 706,
        d: "M36 0l32 8 6 20-22 4-7-10-14 1-2 11 12 7 26 8 10 19-7 22-30 11-32-9-9-22 22-6 9 15 15 1 5-9-9-8-27-9L5 38l5-24z",
        fill: "tomato",
    },
] as const;

export function Wordmark(props: { title: string }) {
    return (
        <svg class="art-wordmark" viewBox="-4 -10 798 122" role="img" aria-label={props.title} focusable="false">
            {letters.map((letter, at) => (
                <path
                    key={letter.x}
                    class={`art-${letter.fill}`}
                    fill-rule="evenodd"
                    transform={`translate(${letter.x} ${at % 2 === 0 ? 0 : 4}) rotate(${at % 2 === 0 ? -1 : 1.5} 45 50)`}
                    d={letter.d}
                />
            ))}
            <g transform="translate(146 51)">
                <circle r="47" class="art-mustard" />
                <circle r="36" fill="none" class="art-ink-line" stroke-width="4" stroke-dasharray="3 7" />
                <path
                    class="art-ink"
                    d="M-5-30H5v7c9 1 15 6 17 14l-11 3c-2-5-6-7-11-7-13 0-12 11 1 12 28 2 27 26 4 30v8H-5v-8c-10-1-16-7-18-16l12-3c2 6 6 9 12 8 13-1 12-11-1-12-26-2-26-25-5-29z"
                    transform="scale(.82)"
                />
            </g>
        </svg>
    );
}
