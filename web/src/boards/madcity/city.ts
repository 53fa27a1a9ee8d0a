// The city of Mad Millionaire: streets, spaces, businesses and scenery, from the board file that the server plays by.

type File = typeof import("../../../../data/mad-millionaire.json");

export interface Point {
    x: number;
    y: number;
}

export interface Box extends Point {
    w: number;
    h: number;
}

export type Ground = "business" | "stunt" | "realestate" | "start" | "finish" | "road";

export interface Space extends Point {
    id: string;
    kind: Ground;
    name: string;
    street: string | null; // null: a junction
    business: string | null;
    location: string | null;
}

export interface Street {
    id: string;
    name: string;
    oneWay: boolean;
    path: readonly Point[];
    label: Point & { rotate: number };
}

export interface Business {
    id: string;
    set: string;
    name: string;
    height: number;
    buy: number; // dollars, as all money in the file
    lease: number | null;
    space: string;
    adjacent: readonly string[];
    lot: Box;
}

export interface BusinessSet {
    id: string;
    name: string;
    small: boolean;
    businesses: readonly string[];
}

export interface Location {
    id: string;
    name: string;
    space: string;
}

export interface StuntCard {
    id: string;
    location: string;
    stunt: string;
}

export interface City {
    size: Point;
    note: number; // dollars of the smallest note, in which the table counts
    income: readonly number[]; // dollars by how many stand together
    sale: readonly (readonly [number, number])[]; // by the die, less one: numerator and denominator
    start: string;
    finish: string;
    depot: Point & { id: string; slots: readonly Point[] };
    spaces: ReadonlyMap<string, Space>;
    onward: ReadonlyMap<string, readonly string[]>; // where one can drive from a space
    streets: readonly Street[];
    sets: ReadonlyMap<string, BusinessSet>;
    businesses: ReadonlyMap<string, Business>;
    locations: ReadonlyMap<string, Location>;
    cards: ReadonlyMap<string, StuntCard>;
    roadWidth: number;
    sea: readonly Point[];
    sand: readonly Point[];
    parks: readonly (Box & { name: string })[];
    cardPanel: Box;
}

export let city: City;

const pair = ([x, y]: readonly number[]): Point => ({ x: x!, y: y! });
const byId = <T extends { id: string }>(all: readonly T[]): ReadonlyMap<string, T> =>
    new Map(all.map((each) => [each.id, each]));

export function learn(figures: unknown): void {
    const { constants, start, scenery, ...file } = figures as File;
    const onward = new Map<string, string[]>(file.spaces.map(({ id }) => [id, []]));
    for (const { from, to } of file.edges) onward.get(from)!.push(to);
    onward.set(start.depot.id, [start.space]);
    city = {
        size: pair(file.grid),
        note: constants.roundUpTo,
        income: constants.income,
        sale: Object.values(constants.sale).map(([up, down]) => [up!, down!] as const),
        start: start.space,
        finish: file.finish,
        depot: start.depot,
        spaces: byId(
            file.spaces.map((it) => ({
                ...it,
                kind: it.kind as Ground,
                street: it.street ?? null,
                business: it.business ?? null,
                location: it.location ?? null,
            })),
        ),
        onward,
        streets: file.streets.map((it) => ({ ...it, oneWay: it.oneWay ?? false, path: it.path.map(pair) })),
        sets: byId(file.sets.map((it) => ({ ...it, small: it.size === "small" }))),
        businesses: byId(file.businesses.map((it) => ({ ...it, lease: it.lease ?? null }))),
        locations: byId(file.locations),
        cards: byId(file.cards),
        roadWidth: scenery.roadWidth,
        sea: scenery.sea.map(pair),
        sand: scenery.sand.map(pair),
        parks: scenery.parks,
        cardPanel: scenery.cardPanel,
    };
}

// Where a car stands: on its space, or in its own slot of the depot.
export function spotOf(place: string, seat: number): Point {
    const found = city.spaces.get(place);
    if (found) return found;
    return city.depot.slots[seat % city.depot.slots.length] ?? city.depot;
}
