// Signs of cards and things: one shape each, in the colour of the words beside them. Those of Roles,
// Policies and Panic! cards come later; until then their place is empty.

import { more } from "../later";
import { type Special } from "../figures";
import type { PanicCard, Policy, Role } from "../wire";

export const specials: Record<Special, string> = {
    Audit: "M10 2a8 8 0 016.300 12.900l6.700 6.100-2.500 2.500-6.400-6.800A8 8 0 1110 2zm0 3a5 5 0 100 10 5 5 0 000-10zM7 9h6v2H7z",
    GameTheMarket:
        "M3 3h18v18H3zM6 6v3.500h3.500V6zm8.500 0v3.500H18V6zm-4.250 4.250v3.500h3.500v-3.500zM6 14.500V18h3.500v-3.500zm8.500 0V18H18v-3.500z",
    Scam: "M2 7q10-5 20 0-1 11-6 11-3 0-4-4-1 4-4 4-5 0-6-11zm4 3q1 3 4 3 1 0 1-2-2-2-5-1zm12 0q-1 3-4 3-1 0-1-2 2-2 5-1z",
};

const others = {
    Bunker: "M2 22q0-14 10-14t10 14zM9 15q3-3 6 0v7H9zM11 1h2v6h-2zM13 1l6 2-6 2z",
    Envelope: "M1 4h22v16H1zM3 6.500V18h18V6.500l-9 7z",
    Rebel: "M16 1q4 3 2 6-1 2-3 2-2 0-2-2.500Q13 4 16 1zM14 10h3v8h-3zM7 7a3.500 3.500 0 110 7 3.500 3.500 0 010-7zM1 23q0-7 6-7 3 0 5 2l5-3v5l-4 2v1z",
    Deck: "M6 1h13v17H6zM4 5v15h12v2H2V5z",
    Die: "M3 3h18v18H3zM6.500 6.500v3h3v-3zm8 0v3h3v-3zm-8 8v3h3v-3zm8 0v3h3v-3z",
    Puppet: "M3 1h18v3H3zM5 4h1.500v6H5zM17.500 4H19v6h-1.500zM12 6a4 4 0 110 8 4 4 0 010-8zM4 10h4l2 5h4l2-5h4l-4 8v5H8v-5z",
    Hand: "M5 3l9-2 4 15-9 3zM3 6l3 15-3-1L1 7zM19 6h4v14h-9l6-2z",
} as const;

const signs: Readonly<Partial<Record<string, string>>> = { ...specials, ...others };
export type SignName = Role | Policy | PanicCard | Special | keyof typeof others;

export function Sign(props: { of: SignName; size?: number; class?: string }) {
    const size = props.size ?? 18;
    return (
        <svg
            class={`bg-sign ${props.class ?? ""}`}
            viewBox="0 0 24 24"
            width={size}
            height={size}
            fill="currentColor"
            fill-rule="evenodd"
            aria-hidden="true"
        >
            <path d={signs[props.of] ?? more.value?.moreSigns[props.of as Role | Policy | PanicCard]} />
        </svg>
    );
}
