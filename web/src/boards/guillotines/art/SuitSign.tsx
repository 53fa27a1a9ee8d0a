import type { Suit } from "../wire";

// Each suit by its outline alone; the colour only helps.
const shapes: Record<Suit, string> = {
    Locks: "M12 1a6 6 0 016 6v3h3v13H3V10h3V7a6 6 0 016-6zm0 3a3 3 0 00-3 3v3h6V7a3 3 0 00-3-3zm0 9a2 2 0 00-1.200 3.600V20h2.400v-3.400A2 2 0 0012 13z",
    Bolts: "M14 1L4 14h6l-2 9L20 9h-7z",
    Diamonds:
        "M6 3h12l5 6-11 13L1 9zM7.500 5L5 8.500h4zM12 5l-2 3.500h4zM16.500 5L15 8.500h4zM9.500 10.500L12 18l2.500-7.500z",
    Dishes: "M3 2a14 14 0 0019 19l-8-6 4-5a2.200 2.200 0 10-2.400-2L11 12zM9 18l-5 5h12z",
    Bombs: "M15 6l2-2c2-2 4-1 4 1h2c0-4-4-6-7-3l-2.500 2.500L11 2 9 5.500A9 9 0 1017 9zM6 13a4 4 0 014-4v2a2 2 0 00-2 2z",
};

export function SuitSign(props: { suit: Suit; size?: number; class?: string }) {
    const size = props.size ?? 16;
    return (
        <svg
            class={`bg-suit bg-suit-${props.suit} ${props.class ?? ""}`}
            viewBox="0 0 24 24"
            width={size}
            height={size}
            fill="currentColor"
            fill-rule="evenodd"
            aria-hidden="true"
        >
            <path d={shapes[props.suit]} />
        </svg>
    );
}
