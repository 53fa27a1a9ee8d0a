// What posters are cut from.

// Rays from a point, far beyond the edge of the paper.
export function Sunburst(props: { x: number; y: number; rays: number; turn?: number; class: string }) {
    const reach = 700;
    const step = (2 * Math.PI) / props.rays;
    const edge = (angle: number): string =>
        `${Math.round(Math.cos(angle) * reach)} ${Math.round(Math.sin(angle) * reach)}`;
    const path = Array.from({ length: props.rays / 2 }, (_, at) => {
        const from = (props.turn ?? 0) + 2 * at * step;
        return `M0 0L${edge(from)}L${edge(from + step)}z`;
    }).join("");
    return <path class={props.class} transform={`translate(${props.x} ${props.y})`} d={path} />;
}

const hats = {
    fedora: "M-30-62q30 9 60 0q-4 10-30 10t-30-10zM-17-63l4-24q13-8 26 0l4 24q-17 6-34 0z",
    bowler: "M-25-61q25 8 50 0q-4 9-25 9t-25-9zM-17-61q-1-25 17-25t17 25q-17 5-34 0z",
    cap: "M-18-60q0-22 18-22q17 0 19 15l14 7q-20 6-51 0z",
    bun: "M-17-56q-3-22 17-23q21 1 17 23q-17-12-34 0zM-9-80a9 9 0 1118 0a9 9 0 11-18 0z",
    topper: "M-28-61q28 8 56 0q-4 9-28 9t-28-9zM-16-61l-2-36q18-6 36 0l-2 36q-16 5-32 0z",
} as const;
export type Hat = keyof typeof hats;

// A thief in a long coat, seen from the front and mostly guessed. Feet at 0 0, about 100 high.
export function Thief(props: {
    x: number;
    y: number;
    size?: number;
    hat: Hat;
    flip?: boolean;
    class?: string;
    eyes?: string;
}) {
    const size = props.size ?? 1;
    return (
        <g
            class={props.class ?? "art-ink"}
            transform={`translate(${props.x} ${props.y}) scale(${props.flip ? -size : size} ${size})`}
        >
            <path d={hats[props.hat]} />
            <path d="M-13-58h26l-1 12q-4 9-12 9t-12-9zM-24-30q8-12 24-12t24 12l9 62h-22l-4-20v60h-22v-60l-4 20h-22z" />
            <path class={props.eyes ?? "art-cream"} d="M-10-54l8 2q-1 4-4 4t-4-6zM10-54l-8 2q1 4 4 4t4-6z" />
        </g>
    );
}

export function Bill(props: { x: number; y: number; turn: number; size?: number }) {
    return (
        <g transform={`translate(${props.x} ${props.y}) rotate(${props.turn}) scale(${props.size ?? 1})`}>
            <path class="art-green" d="M-17-9l34-1v19l-34 1z" />
            <circle class="art-cream" r="5.5" />
            <path class="art-cream" d="M-14-6h4v3h-4zM10 3h4v3h-4z" />
        </g>
    );
}

export function Coin(props: { x: number; y: number; r: number }) {
    return (
        <g transform={`translate(${props.x} ${props.y}) scale(${props.r / 20})`}>
            <circle class="art-mustard" r="20" />
            <circle class="art-ink-line" fill="none" r="15" stroke-width="1.8" />
            <path
                class="art-ink"
                d="M-1.8-11h3.6v2.8c3.4.4 5.4 2.2 6 5l-4 1c-.6-1.6-1.8-2.4-3.8-2.4-4.5 0-4.2 3.6.4 4 9.6.7 9.3 8.7 1.4 10v2.6h-3.6V9.4c-3.6-.4-5.6-2.4-6.2-5.6l4-1c.6 2 2 3 4.2 2.8 4.6-.2 4.2-3.6-.4-4-8.8-.7-8.8-8.4-1.6-9.8z"
            />
        </g>
    );
}
