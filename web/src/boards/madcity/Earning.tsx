import { SeatMark } from "./art/SeatMark";
import type { Chain } from "./chains";
import { city } from "./city";
import { dollars } from "./words";

// What a chain earns, at the foot of the house in its middle.
export function Earning({ chain }: { chain: Chain }) {
    const { lot } = city.businesses.get(chain.businesses[Math.floor((chain.businesses.length - 1) / 2)]!)!;
    const words = dollars(chain.income);
    const wide = words.length * 8.5 + 26;
    return (
        <g
            class={`mad-earning mad-seat-${chain.owner}`}
            transform={`translate(${lot.x + lot.w / 2} ${lot.y + lot.h - 8})`}
        >
            <rect class="mad-earning-face" x={-wide / 2} y="-11" width={wide} height="21" rx="10.5" />
            <SeatMark seat={chain.owner} x={-wide / 2 + 13} y={-0.5} size={12} class="mad-earning-mark" />
            <text class="mad-earning-words" x="9" y="4.5">
                {words}
            </text>
        </g>
    );
}
