import type { Business } from "../city";
import type { Sign } from "../signs";
import { frontOf, gableOf, sideOf, solidOf, topOf, windowsOf, type Solid } from "./solid";

export interface BuildingProps {
    business: Business;
    small: boolean;
    sign: Sign | null;
}

// One business. What it looks like goes by its quarter, how high it is by its price; the roof is painted
// in its owner's colour, solid where bought and striped where leased.
export function Building({ business, small, sign }: BuildingProps) {
    const solid = solidOf(business.lot, business.height);
    const quarter = small ? "S" : business.set;
    const windows = windowsOf(solid, business.height);
    const roof = !sign
        ? { class: "mad-roof" }
        : sign.bought
          ? { class: "mad-roof-sold" }
          : { fill: `url(#mad-hatch-${sign.seat})` };
    const [gable, west, east] = gableOf(solid, 13);
    const pitched = quarter === "C";
    return (
        <g class={`mad-house mad-set-${quarter} ${sign ? `mad-seat-${sign.seat}` : ""}`}>
            <path class="mad-side" d={sideOf(solid)} />
            <path class="mad-front" d={frontOf(solid)} />
            {pitched ? (
                <>
                    <path {...roof} d={west} />
                    <path class="mad-front" d={gable} />
                    <path {...roof} d={east} />
                    <path class="mad-slope" d={east} />
                </>
            ) : (
                <path {...roof} d={topOf(solid)} />
            )}
            <path class="mad-window" d={windows.dark} />
            <path class="mad-window mad-window-lit" d={windows.lit} />
            <Shop quarter={quarter} solid={solid} />
            <Trim quarter={quarter} solid={solid} height={business.height} />
        </g>
    );
}

// The ground floor.
function Shop({ quarter, solid }: { quarter: string; solid: Solid }) {
    const { left, right, foot } = solid;
    const wide = right - left;
    const stripes = (from: number, to: number): string => {
        let d = "";
        for (let x = from; x < to - 2; x += 8) d += `M${x} ${foot - 13}h4l-1 6h-4z`;
        return d;
    };
    switch (quarter) {
        case "A":
            return (
                <path
                    class="mad-shutter"
                    d={`M${left + 5} ${foot}v-10h${wide - 10}v10zM${left + 5} ${foot - 7}h${wide - 10}v1h-${wide - 10}zM${left + 5} ${foot - 4}h${wide - 10}v1h-${wide - 10}z`}
                />
            );
        case "B":
        case "S":
            return (
                <>
                    <path
                        class="mad-window mad-window-lit"
                        d={`M${left + 4} ${foot - 8}h${wide - 16}v6h-${wide - 16}z`}
                    />
                    <path class="mad-door" d={`M${right - 9} ${foot - 9}h6v9h-6z`} />
                    <path class="mad-awning" d={`M${left} ${foot - 13}h${wide}l-2 6h-${wide}z`} />
                    <path class="mad-awning-stripe" d={stripes(left, right)} />
                </>
            );
        case "D":
            return (
                <>
                    <path class="mad-door" d={`M${left + wide / 2 - 8} ${foot - 9}h16v9h-16z`} />
                    <path class="mad-marquee" d={`M${left - 2} ${foot - 15}h${wide + 4}v6h-${wide + 4}z`} />
                    <path class="mad-bulbs" d={`M${left} ${foot - 12}h${wide}`} />
                </>
            );
        default:
            return (
                <path
                    class="mad-door"
                    d={`M${left + wide / 2 - 4} ${foot - 9}h8v9h-8zM${left + 4} ${foot - 8}h10v6h-10zM${right - 14} ${foot - 8}h10v6h-10z`}
                />
            );
    }
}

// What stands on the roof, or runs along the wall.
function Trim({ quarter, solid, height }: { quarter: string; solid: Solid; height: number }) {
    const { left, right, foot, wall, over, up } = solid;
    const top = foot - wall;
    const [x, y] = [(left + right + over) / 2, top - up / 2];
    if (quarter === "E" && height > 5) {
        return (
            <>
                <path class="mad-front" d={`M${x - 12} ${y + 3}h18v-11h-18z`} />
                <path class="mad-side" d={`M${x + 6} ${y + 3}l5-6v-11l-5 6z`} />
                <path class="mad-mast" d={`M${x - 2} ${y - 8}v-24`} />
                <circle class="mad-beacon" cx={x - 2} cy={y - 33} r="2.5" />
            </>
        );
    }
    if (quarter === "F") {
        return (
            <>
                <path class="mad-chimney" d={`M${left + over + 4} ${top - up + 6}v-20h8v18z`} />
                <path
                    class="mad-cloud"
                    d={`M${left + over + 6} ${top - up - 17}a4 4 0 014-5 6 6 0 0110 0 4 4 0 010 7h-10a4 4 0 01-4-2z`}
                />
            </>
        );
    }
    if (quarter === "G") {
        let bands = "";
        for (let floor = 1; floor < height; ++floor)
            bands += `M${left} ${Math.round((foot - 7 - 9.3 * floor) * 10) / 10}h${right - left}`;
        return (
            <>
                <path class="mad-balcony" d={bands} />
                {height < 8 && <path class="mad-water" d={`M${x - 14} ${y + 4}h20l5-8h-20z`} />}
                {height >= 8 && <path class="mad-mast" d={`M${x} ${y}v-20M${x} ${y - 20}l10 4-10 4`} />}
            </>
        );
    }
    return null;
}
