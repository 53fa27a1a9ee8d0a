// A sign on a business: SOLD is a solid board on two posts, LEASED a light one that hangs askew.

import { t } from "../../../texts";
import type { Business } from "../city";
import type { Sign as Owner } from "../signs";
import { roofOf } from "./solid";
import { SeatMark } from "./SeatMark";

export function Sign(props: { business: Business; sign: Owner }) {
    const { business, sign } = props;
    const at = roofOf(business);
    return (
        <g
            class={`mad-sign mad-seat-${sign.seat} ${sign.bought ? "mad-sign-sold" : "mad-sign-leased"}`}
            transform={`translate(${at.x} ${at.y})`}
        >
            <g class="mad-sign-board">
                {sign.bought ? (
                    <path class="mad-sign-post" d="M-17-8h4v12h-4zM13-8h4v12h-4z" />
                ) : (
                    <path class="mad-sign-post" d="M-1.5-8h3v10h-3z" />
                )}
                <g transform={sign.bought ? undefined : "rotate(-7)"}>
                    <rect class="mad-sign-face" x="-27" y="-26" width="54" height="20" rx="3" />
                    <SeatMark seat={sign.seat} x={-17} y={-16} size={13} class="mad-sign-mark" />
                    <text class="mad-sign-words" x="7" y="-11.5">
                        {t(sign.bought ? "madcity.sold" : "madcity.leased")}
                    </text>
                </g>
            </g>
        </g>
    );
}
