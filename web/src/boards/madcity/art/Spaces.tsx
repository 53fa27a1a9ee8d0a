import { city, type Space } from "../city";
import type { Sign } from "../signs";
import { dollars } from "../../../texts/money";
import { placeName } from "../words";
import { Landmark } from "./Landmark";
import { SeatMark } from "./SeatMark";

export interface SpacesProps {
    signs: ReadonlyMap<string, Sign>;
    stunts: ReadonlySet<string>; // locations of the cards turned up
}

const kHalf = 20;

// The spaces of the road. A business's has its price, or the mark of whoever bought it.
export function Spaces({ signs, stunts }: SpacesProps) {
    return (
        <>
            {[...city.spaces.values()].map((space) => (
                <g key={space.id} transform={`translate(${space.x} ${space.y})`}>
                    <Drawn space={space} signs={signs} stunts={stunts} />
                </g>
            ))}
        </>
    );
}

function Drawn({ space, signs, stunts }: SpacesProps & { space: Space }) {
    const square = { x: -kHalf, y: -kHalf, width: 2 * kHalf, height: 2 * kHalf, rx: 7 };
    switch (space.kind) {
        case "business": {
            const business = city.businesses.get(space.business ?? "");
            if (!business) return null;
            const sign = signs.get(business.id);
            const quarter = city.sets.get(business.set)?.small ? "S" : business.set;
            const { lot } = business;
            const door = {
                x: Math.min(Math.max(space.x, lot.x), lot.x + lot.w) - space.x,
                y: Math.min(Math.max(space.y, lot.y), lot.y + lot.h) - space.y,
            };
            return (
                <g class={`mad-set-${quarter} ${sign ? `mad-seat-${sign.seat}` : ""}`}>
                    <path class="mad-drive" d={`M0 0L${door.x} ${door.y}`} />
                    <rect class={sign ? "mad-tile mad-tile-owned" : "mad-tile"} {...square} />
                    {sign?.bought ? (
                        <SeatMark seat={sign.seat} size={18} class="mad-tile-mark" />
                    ) : (
                        <text class="mad-price" y="4.5">
                            {dollars(business.buy)}
                        </text>
                    )}
                </g>
            );
        }
        case "stunt": {
            const up = stunts.has(space.location ?? "");
            return (
                <g class={up ? "mad-place-up" : undefined}>
                    <circle class="mad-disc" r={up ? 27 : 23} />
                    <g transform={`scale(${up ? 1 : 0.86})`}>
                        <Landmark id={space.location ?? ""} />
                    </g>
                </g>
            );
        }
        case "realestate":
            return (
                <>
                    <rect class="mad-tile mad-tile-estate" {...square} />
                    <path class="mad-cream" d="M0-14L16-2h-4v13h-24V-2h-4z" />
                    <text class="mad-estate" y="8">
                        $
                    </text>
                </>
            );
        case "start":
            return (
                <>
                    <rect class="mad-tile mad-tile-start" {...square} />
                    <text class="mad-go" y="4">
                        {placeName("start")}
                    </text>
                </>
            );
        case "finish":
            return <Chequers />;
        default:
            return space.street !== null &&
                city.streets.some((street) => street.oneWay && street.id === space.street) ? (
                <path class="mad-arrow" d="M-13-5H2v-8L16 0 2 13V5h-15z" />
            ) : (
                <circle class="mad-dot" r="7" />
            );
    }
}

// FINISH is what everybody wants: it lies flat on the lane and a banner stands over it.
function Chequers() {
    const fields = Array.from({ length: 25 }, (_, at) => at).filter((at) => at % 2 === 0);
    return (
        <>
            <rect class="mad-cream" x="-22" y="-22" width="44" height="44" />
            <path
                class="mad-ink"
                d={fields
                    .map((at) => `M${-22 + (at % 5) * 8.8} ${-22 + Math.floor(at / 5) * 8.8}h8.8v8.8h-8.8z`)
                    .join("")}
            />
            <path class="mad-finish-pole" d="M-38 26v-70M38 26v-70" />
            <path class="mad-finish-cloth" d="M-42-62h84v22h-84z" />
            <text class="mad-finish-words" y="-46">
                {placeName("finish")}
            </text>
        </>
    );
}
