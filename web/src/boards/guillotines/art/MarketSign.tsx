import type { Market } from "../wire";

// The five types: a megaphone, a column, a spinning top, a fist, a mirror.
const shapes: Record<Market, string> = {
    Influence: "M2 9h5l11-6v18L7 15v6H4v-6H2zM20 8q4 4 0 8z",
    Legacy: "M3 2h18v4h-3v12h3v4H3v-4h3V6H3zM9 6v12h1.500V6zM13.500 6v12H15V6z",
    Toys: "M11 1h2v5h-2zM4 7h16q2 4-3 8l-5 8-5-8Q2 11 4 7zM5.500 9.500h13v2h-13z",
    Power: "M5 8q0-3 3-2.500Q8.500 3 11 4q1-2.500 3.500-1Q18 2.500 18 6q3 0 2.500 4-.5 4-3.500 6v6H8v-6q-5-3-3-8zm3 1v3h7v2q3-1 2-3V9z",
    Vanity: "M12 1a8 8 0 012 15.700V23h-4v-6.300A8 8 0 0112 1zm0 2.500a5.500 5.500 0 100 11 5.500 5.500 0 000-11zM9 9q0-3 3-3.500L9.800 11z",
};

export function MarketSign(props: { market: Market; size?: number }) {
    const size = props.size ?? 16;
    return (
        <svg
            class="bg-market-sign"
            viewBox="0 0 24 24"
            width={size}
            height={size}
            fill="currentColor"
            fill-rule="evenodd"
            aria-hidden="true"
        >
            <path d={shapes[props.market]} />
        </svg>
    );
}
