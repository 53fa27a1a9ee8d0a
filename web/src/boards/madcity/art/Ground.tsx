import { city, type Point } from "../city";
import { streetName, parkName } from "../words";
import { t } from "../../../texts";

const line = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`;

// Land, sea and streets: everything that lies flat and never changes.
export function Ground() {
    const { depot, cardPanel } = city;
    const start = city.spaces.get(city.start);
    return (
        <>
            <rect class="mad-land" x="-20" y="-60" width={city.size.x + 40} height={city.size.y + 80} />
            <path
                class="mad-sea"
                d={`${line([{ x: 540, y: -60 }, { x: 1020, y: -60 }, { x: 1020, y: 372 }, ...city.sea.slice(2), { x: 548, y: 0 }])}z`}
            />
            <path
                class="mad-wave"
                d="M690-30q8-6 16 0t16 0M840 20q8-6 16 0t16 0 16 0M930 70q8-6 16 0t16 0M958 150q8-6 16 0t16 0M770-6q8-6 16 0t16 0M968 300q7-5 14 0t14 0"
            />
            <g>
                <path class="mad-cream" d="M938 10l0 34h20z" />
                <path class="mad-tomato" d="M934 18v26h-16z" />
                <path class="mad-ink" d="M912 48h52l-10 10h-34z" />
            </g>
            <path class="mad-sand" d={`${line(city.sand)}z`} />
            {city.parks.map((park) => (
                <g key={`${park.x} ${park.y}`}>
                    <rect
                        class="mad-park"
                        x={park.x + 2}
                        y={park.y + 2}
                        width={park.w - 4}
                        height={park.h - 4}
                        rx="12"
                    />
                    {park.name !== "" && (
                        <text class="mad-park-name" x={park.x + park.w / 2} y={park.y + park.h - 9}>
                            {parkName(park.name)}
                        </text>
                    )}
                </g>
            ))}
            {[...city.businesses.values()].map(({ id, lot }) => (
                <rect key={id} class="mad-lot" x={lot.x} y={lot.y} width={lot.w} height={lot.h} rx="2" />
            ))}
            <rect class="mad-panel" x={cardPanel.x} y={cardPanel.y} width={cardPanel.w} height={cardPanel.h} rx="14" />
            <text class="mad-title" x={cardPanel.x + cardPanel.w / 2} y={cardPanel.y + 130}>
                MAD
                <tspan x={cardPanel.x + cardPanel.w / 2} dy="58">
                    CITY
                </tspan>
            </text>
            <rect class="mad-yard" x={depot.x - 42} y={depot.y - 30} width="84" height="62" rx="8" />
            <path
                class="mad-yard-lines"
                d={depot.slots.map(({ x, y }) => `M${x - 11} ${y - 11}h22v22h-22z`).join("")}
            />
            <text class="mad-yard-name" x={depot.x} y={depot.y + 45}>
                {t("madcity.depot")}
            </text>
            {start && <path class="mad-ramp" d={`M${depot.x + 40} ${depot.y}H${start.x}`} />}
            <g class="mad-kerb" style={{ strokeWidth: city.roadWidth + 7 }}>
                {city.streets.map((street) => (
                    <path key={street.id} d={line(street.path)} />
                ))}
            </g>
            <g class="mad-road" style={{ strokeWidth: city.roadWidth }}>
                {city.streets.map((street) => (
                    <path key={street.id} class={street.oneWay ? "mad-lane" : undefined} d={line(street.path)} />
                ))}
            </g>
            <g class="mad-middle">
                {city.streets.map((street) => (
                    <path key={street.id} d={line(street.path)} />
                ))}
            </g>
            {city.streets.map((street) => (
                <text
                    key={street.id}
                    class="mad-street"
                    transform={`translate(${street.label.x} ${street.label.y}) rotate(${street.label.rotate})`}
                >
                    {streetName(street)}
                </text>
            ))}
        </>
    );
}
