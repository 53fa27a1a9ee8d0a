import { useLayoutEffect, useRef } from "preact/hooks";
import { Car } from "./art/Car";
import { city, spotOf, type Point } from "./city";
import type { Drive } from "./staging";

const kStep = 230;
const kCarried = 800;
const kTurn = 0.25; // of a leg, to turn into it

// Cars that share a space stand beside each other.
const beside: readonly (readonly Point[])[] = [
    [{ x: 0, y: 0 }],
    [
        { x: -4, y: -11 },
        { x: 4, y: 11 },
    ],
    [
        { x: 0, y: -20 },
        { x: 0, y: 0 },
        { x: 0, y: 20 },
    ],
];

export function parkedAt(cars: readonly string[], seat: number): Point {
    const place = cars[seat] ?? city.depot.id;
    const spot = spotOf(place, seat);
    if (!city.spaces.has(place)) return spot;
    const here = cars.flatMap((each, at) => (each === place ? [at] : []));
    const rank = here.indexOf(seat);
    const row = beside[here.length - 1];
    const by = row ? row[rank]! : { x: rank % 2 === 0 ? -20 : 20, y: Math.floor(rank / 2) * 21 - 21 };
    return { x: spot.x + by.x, y: spot.y + by.y };
}

const angle = (from: Point, to: Point): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
// The short way round from one heading to the next.
const turned = (before: number, after: number): number => before + ((((after - before) % 360) + 540) % 360) - 180;

interface CarProps {
    seat: number;
    at: Point;
    small: boolean; // parked in the depot
    mine: boolean;
    drive: Drive | null;
    pace: number;
}

function Driven({ seat, at, small, mine, drive, pace }: CarProps) {
    const node = useRef<SVGGElement>(null);
    const heading = useRef(0);
    const rest = useRef(at);
    const style = (point: Point, turn: number, scale = 1): string =>
        `translate(${point.x}px, ${point.y}px) rotate(${turn}deg) scale(${scale})`;
    const size = small ? 0.62 : 1;

    useLayoutEffect(() => {
        const before = rest.current;
        rest.current = at;
        const it = node.current;
        if (!it) return;
        if (!drive || !("animate" in it)) {
            if (small) heading.current = 0;
            it.style.transform = style(at, heading.current, size);
            return;
        }
        const way = drive.path.map((place) => spotOf(place, seat));
        way[0] = before;
        way[way.length - 1] = at;
        if (drive.carried) {
            heading.current = 0;
            it.style.transform = style(at, 0, size);
            const up = { x: (before.x + at.x) / 2, y: Math.min(before.y, at.y) - 60 };
            const flight = it.animate(
                [
                    { transform: style(before, 0, 1) },
                    { transform: style(up, -20, 1.5) },
                    { transform: style(at, 0, size) },
                ],
                {
                    duration: kCarried * pace,
                    easing: "ease-in-out",
                },
            );
            return () => flight.cancel();
        }
        // Along each leg, with a quick turn of the wheel at its beginning.
        const legs = way.length - 1;
        const along = (from: Point, to: Point, part: number): Point => ({
            x: from.x + (to.x - from.x) * part,
            y: from.y + (to.y - from.y) * part,
        });
        let turn = turned(heading.current, angle(way[0]!, way[1]!));
        const frames: Keyframe[] = [];
        for (let leg = 0; leg < legs; ++leg) {
            const [from, to] = [way[leg]!, way[leg + 1]!];
            frames.push({ transform: style(from, turn), offset: leg / legs });
            turn = turned(turn, angle(from, to));
            frames.push({ transform: style(along(from, to, kTurn), turn), offset: (leg + kTurn) / legs });
        }
        frames.push({ transform: style(at, turn), offset: 1 });
        heading.current = turn;
        it.style.transform = style(at, turn, size);
        const flight = it.animate(frames, { duration: kStep * legs * pace, easing: "cubic-bezier(.35,.1,.4,1)" });
        return () => flight.cancel();
    }, [drive, at.x, at.y, small]);

    return (
        <g ref={node} class={`mad-car mad-seat-${seat}`}>
            {mine && <circle class="mad-car-ring" r="25" />}
            <Car seat={seat} />
        </g>
    );
}

export interface CarsProps {
    cars: readonly string[];
    drive: Drive | null;
    me: number | null;
    pace: number;
}

// All cars; the one that moves is drawn over the others.
export function Cars({ cars, drive, me, pace }: CarsProps) {
    return (
        <>
            {cars.map((place, seat) => (
                <Driven
                    key={seat}
                    seat={seat}
                    at={parkedAt(cars, seat)}
                    small={!city.spaces.has(place)}
                    mine={seat === me}
                    drive={drive?.seat === seat ? drive : null}
                    pace={pace}
                />
            ))}
        </>
    );
}
