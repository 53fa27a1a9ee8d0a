import { SeatMark } from "./art/SeatMark";
import { city } from "./city";
import type { Group } from "./wire";
import { money } from "./words";

// What a chain earns, at the foot of the house in its middle.
export function Earning({ group }: { group: Group }) {
    const { lot } = city.businesses.get(group.businesses[Math.floor((group.businesses.length - 1) / 2)]!)!;
    const words = money(group.income);
    const wide = words.length * 8.5 + 26;
    return (
        <g
            class={`mad-earning mad-seat-${group.seat}`}
            transform={`translate(${lot.x + lot.w / 2} ${lot.y + lot.h - 8})`}
        >
            <rect class="mad-earning-face" x={-wide / 2} y="-11" width={wide} height="21" rx="10.5" />
            <SeatMark seat={group.seat} x={-wide / 2 + 13} y={-0.5} size={12} class="mad-earning-mark" />
            <text class="mad-earning-words" x="9" y="4.5">
                {words}
            </text>
        </g>
    );
}
