// A role as a small sign, told by its shape: phone, nut, trapeze, fist, eye, bulb, wheel, mask, crown.

import type { Role } from "../wire";
import "./RoleSign.css";

const signs: Record<Role, string> = {
    Snitch: "M4.5 5.5C4.5 3.5 5.5 2.5 8 2.5L10 8 7.8 10c1 2.8 3.4 5.2 6.2 6.2l2-2.2 5.5 2c0 2.5-1 3.5-3 3.5C11 20.5 4.5 13 4.5 5.5z",
    Tech: "M7 2h10l5.5 10L17 22H7L1.5 12zm5 5.5a4.5 4.5 0 100 9 4.5 4.5 0 000-9z",
    Acrobat: "M10.7 1h2.6l9.7 18v4H1v-4zM12 6L5.2 18.5h13.6z",
    Brute: "M2 8.5a2.5 3 0 015 0a2.5 3 0 015 0a2.5 3 0 015 0a2.5 3 0 015 0V16l-4.5 6h-10L2 16zm3.5 4.5v2.5h8V13z",
    Mentalist:
        "M12 4c5 0 9 4 11.2 8C21 16 17 20 12 20S3 16 .8 12C3 8 7 4 12 4zm0 2.8a5.2 5.2 0 100 10.4 5.2 5.2 0 000-10.4zm0 3a2.2 2.2 0 110 4.4 2.2 2.2 0 010-4.4z",
    Brain: "M12 1a8 8 0 014.8 14.4V18H7.2v-2.6A8 8 0 0112 1zM8 19.5h8L14.5 23h-5z",
    Driver: "M12 1a11 11 0 110 22 11 11 0 010-22zm0 3.5A7.5 7.5 0 004.7 10h14.6A7.5 7.5 0 0012 4.5zM4.7 13.5a7.5 7.5 0 005.3 5.7V16zm14.6 0L14 16v3.2a7.5 7.5 0 005.3-5.7z",
    Crook: "M1 7c4-1.8 8-1 11 1 3-2 7-2.8 11-1 0 7-2.8 11-6 11-2 0-3.3-1.6-5-3.6C10.3 16.4 9 18 7 18 3.8 18 1 14 1 7zm4 3c.8 2.8 2.8 3.8 5 3-.6-2-2.6-3-5-3zm14 0c-2.4 0-4.4 1-5 3 2.2.8 4.2-.2 5-3z",
    Mastermind: "M1.5 6.5l5.5 4L12 2l5 8.5 5.5-4L20.5 18h-17zM3.5 19.5h17V22.5h-17z",
};

export function RoleSign(props: { role: Role; size?: number }) {
    const size = props.size ?? 16;
    return (
        <svg
            class={`mil-sign mil-of-${props.role}`}
            viewBox="0 0 24 24"
            width={size}
            height={size}
            fill="currentColor"
            fill-rule="evenodd"
            aria-hidden="true"
        >
            <path d={signs[props.role]} />
        </svg>
    );
}
