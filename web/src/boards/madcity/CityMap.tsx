import { memo } from "./memo";
import { Building } from "./art/Building";
import { Ground } from "./art/Ground";
import { propsOf, Standing, type Prop } from "./art/Scenery";
import { Sign } from "./art/Sign";
import { frontOf, roofOf, sideOf, solidOf, topOf } from "./art/solid";
import { Spaces } from "./art/Spaces";
import { Burst } from "./Burst";
import { Cars } from "./Cars";
import { city, type Business } from "./city";
import { Earning } from "./Earning";
import type { Scene } from "./staging";
import type { Sign as Owner } from "./signs";
import type { Group } from "./wire";
import { money } from "./words";

export interface CityMapProps {
    scene: Scene;
    signs: ReadonlyMap<string, Owner>;
    groups: readonly Group[];
    stunts: ReadonlySet<string>;
    lit: ReadonlySet<string>;
    picked: string | null;
    me: number | null;
    pace: number;
    label: string;
    onHover: (business: string | null) => void;
    onPick: (business: string) => void;
}

const Land = memo(function Land(_: { lang: string }) {
    return <Ground />;
});

// Everything that stands, the farthest first.
type Upright = { foot: number; prop: Prop } | { foot: number; business: Business };
let standing: readonly Upright[] | null = null; // worked out when the city is known
const upright = (): readonly Upright[] => {
    standing ??= [
        ...[...city.businesses.values()].map((business) => ({ foot: business.lot.y + business.lot.h, business })),
        ...propsOf().map((prop) => ({ foot: prop.at.y, prop })),
    ].sort((a, b) => a.foot - b.foot);
    return standing;
};

const isSmall = (business: Business): boolean => city.sets.get(business.set)?.small ?? false;

const Road = memo(function Road(props: {
    signs: ReadonlyMap<string, Owner>;
    stunts: ReadonlySet<string>;
    lang: string;
}) {
    return <Spaces signs={props.signs} stunts={props.stunts} />;
});

const Houses = memo(function Houses({ signs }: { signs: ReadonlyMap<string, Owner> }) {
    return (
        <>
            {upright().map((each) =>
                "prop" in each ? (
                    <Standing key={`${each.prop.at.x} ${each.prop.at.y}`} prop={each.prop} />
                ) : (
                    <Building
                        key={each.business.id}
                        business={each.business}
                        small={isSmall(each.business)}
                        sign={signs.get(each.business.id) ?? null}
                    />
                ),
            )}
        </>
    );
});

const shapeOf = (business: Business): string => {
    const solid = solidOf(business.lot, business.height);
    return frontOf(solid) + sideOf(solid) + topOf(solid);
};

// What the mouse or a finger meets, and the light on what can be had.
const Outline = memo(function Outline({
    business,
    look,
    onHover,
    onPick,
}: Pick<CityMapProps, "onHover" | "onPick"> & { business: Business; look: string }) {
    return (
        <path
            class={look}
            d={shapeOf(business)}
            onPointerEnter={(event) => event.pointerType === "mouse" && onHover(business.id)}
            onPointerLeave={() => onHover(null)}
            onClick={() => onPick(business.id)}
        />
    );
});

export function CityMap(props: CityMapProps & { lang: string }) {
    const { scene, signs, groups, stunts, lit, picked, me, pace } = props;
    const chains = groups.filter((group) => group.businesses.length > 1);
    return (
        <svg class="mad-svg" viewBox={`0 0 ${city.size.x} ${city.size.y}`} role="img" aria-label={props.label}>
            <defs>
                {[0, 1, 2, 3, 4, 5].map((seat) => (
                    <pattern
                        key={seat}
                        id={`mad-hatch-${seat}`}
                        class={`mad-seat-${seat}`}
                        width="8"
                        height="8"
                        patternUnits="userSpaceOnUse"
                        patternTransform="rotate(45)"
                    >
                        <rect class="mad-cream" width="8" height="8" />
                        <rect class="mad-tint" width="4" height="8" />
                    </pattern>
                ))}
            </defs>
            <Land lang={props.lang} />
            {chains.map((group) => (
                <g key={group.businesses.join()} class={`mad-seat-${group.seat}`}>
                    {group.businesses.map((id) => {
                        const { lot } = city.businesses.get(id)!;
                        return (
                            <rect key={id} class="mad-chain-edge" x={lot.x} y={lot.y} width={lot.w} height={lot.h} />
                        );
                    })}
                    {group.businesses.map((id) => {
                        const { lot } = city.businesses.get(id)!;
                        return (
                            <rect key={id} class="mad-chain-ground" x={lot.x} y={lot.y} width={lot.w} height={lot.h} />
                        );
                    })}
                </g>
            ))}
            <Road signs={signs} stunts={stunts} lang={props.lang} />
            <Houses signs={signs} />
            {[...city.businesses.values()].map((business) => (
                <Outline
                    key={business.id}
                    business={business}
                    look={`mad-hit ${lit.has(business.id) ? "mad-hit-lit" : ""} ${picked === business.id ? "mad-hit-picked" : ""}`}
                    onHover={props.onHover}
                    onPick={props.onPick}
                />
            ))}
            {[...signs].map(([id, sign]) => {
                const business = city.businesses.get(id);
                return business && <Sign key={`${id} ${sign.seat} ${sign.bought}`} business={business} sign={sign} />;
            })}
            {chains.map((group) => (
                <Earning key={group.businesses.join()} group={group} />
            ))}
            {scene.paid.map((paid) => (
                <g key={paid.businesses.join()} class="mad-paid">
                    {paid.businesses.map((id) => {
                        const business = city.businesses.get(id);
                        return business && <path key={id} class="mad-paid-glow" d={shapeOf(business)} />;
                    })}
                    <Sum at={middleOf(paid.businesses)} words={`+${money(paid.amount)}`} />
                </g>
            ))}
            <Cars cars={scene.open.car} drive={scene.drive} me={me} pace={pace} />
            {scene.burst && (
                <Burst
                    key={`${scene.burst.place} ${scene.burst.seat} ${scene.open.turns}`}
                    place={scene.burst.place}
                    amount={scene.burst.amount}
                />
            )}
        </svg>
    );
}

function middleOf(ids: readonly string[]): { x: number; y: number } {
    const roofs = ids.flatMap((id) => {
        const business = city.businesses.get(id);
        return business ? [roofOf(business)] : [];
    });
    const mean = (of: (each: { x: number; y: number }) => number): number =>
        roofs.reduce((sum, each) => sum + of(each), 0) / Math.max(1, roofs.length);
    return { x: mean((each) => each.x), y: mean((each) => each.y) };
}

function Sum({ at, words }: { at: { x: number; y: number }; words: string }) {
    return (
        <g transform={`translate(${at.x} ${at.y - 34})`}>
            <text class="mad-sum">{words}</text>
        </g>
    );
}
