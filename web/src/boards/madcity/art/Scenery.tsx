import { city, type Box, type Point } from "../city";
import { Landmark } from "./Landmark";
import { chance } from "./solid";

// What stands about besides businesses: trees, and each landmark at full size where a park is near it.
export interface Prop {
    at: Point; // its foot
    location: string | null; // null: a tree
    size: number;
}

const kNear = 50;

function nearest(box: Box, to: Point, inside: Point): Point {
    const clamp = (value: number, least: number, most: number): number =>
        Math.min(Math.max(value, least), Math.max(least, most));
    return {
        x: clamp(to.x, box.x + inside.x, box.x + box.w - inside.x),
        y: clamp(to.y, box.y + inside.y, box.y + box.h - inside.y),
    };
}

export function propsOf(): Prop[] {
    const all: Prop[] = [];
    // Each park goes to the landmark nearest to it.
    const pairs = [...city.locations.values()].flatMap(({ id, name, space }) => {
        const at = city.spaces.get(space);
        if (!at) return [];
        return city.parks.map((park) => {
            const by = nearest(park, at, { x: 0, y: 0 });
            const akin = name.split(" ").some((word) => park.name.includes(word)); // the Clock Tower stands on Clock Square
            return { id, at, park, akin, away: Math.hypot(by.x - at.x, by.y - at.y) };
        });
    });
    pairs.sort((one, other) => Number(other.akin) - Number(one.akin) || one.away - other.away);
    const taken = new Set<Box | string>();
    for (const { id, at, park, away } of pairs) {
        if (away > kNear || taken.has(park) || taken.has(id)) continue;
        taken.add(park).add(id);
        const middle = nearest(park, at, { x: 32, y: 33 });
        all.push({ at: { x: middle.x, y: middle.y + 26 }, location: id, size: 1.45 });
    }
    const built = [...all];
    city.parks.forEach((park, which) => {
        const many = Math.round((park.w * park.h) / 1500);
        for (let tree = 0; tree < many; ++tree) {
            const at = {
                x: park.x + 12 + chance(which, tree, 1) * (park.w - 24),
                y: park.y + 24 + chance(which, tree, 2) * (park.h - 46),
            };
            if (built.some((each) => Math.abs(each.at.x - at.x) < 40 && at.y > each.at.y - 62 && at.y < each.at.y + 8))
                continue;
            all.push({ at, location: null, size: 0.8 + chance(which, tree, 3) * 0.5 });
        }
    });
    return all;
}

export function Standing({ prop }: { prop: Prop }) {
    const { at, location, size } = prop;
    if (location === null) {
        return (
            <g transform={`translate(${Math.round(at.x)} ${Math.round(at.y)}) scale(${Math.round(size * 100) / 100})`}>
                <path class="mad-trunk" d="M-1.5-6h3v7h-3z" />
                <circle class="mad-tree" cy="-12" r="8" />
                <path class="mad-tree-shade" d="M2-19.7A8 8 0 012-4.3 11 11 0 002-19.7z" />
            </g>
        );
    }
    return (
        <g transform={`translate(${at.x} ${at.y - 18 * size}) scale(${size})`}>
            <ellipse class="mad-shade" cy="18" rx="19" ry="4" />
            <Landmark id={location} />
        </g>
    );
}
