// The city of Mad Millionaire: streets, spaces, businesses and scenery, as the board file has them.
// The file is the very one the rules are played by; it comes with the face, so nobody else loads it.
// Its remarks on itself are left where they are.

import {
    businesses,
    cards,
    constants,
    edges,
    finish,
    grid,
    locations,
    scenery,
    sets,
    spaces,
    start,
    streets,
} from "../../../../data/mad-millionaire.json";

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

type Bag = Record<string, unknown>;

function wrong(what: string): never {
    throw new Error(`The board file: ${what}`);
}
function bag(value: unknown): Bag {
    return typeof value === "object" && value !== null && !Array.isArray(value)
        ? (value as Bag)
        : wrong("an object is missing");
}
function list<T>(value: unknown, each: (one: unknown) => T): T[] {
    return Array.isArray(value) ? value.map(each) : wrong("a list is missing");
}
function text(value: unknown): string {
    return typeof value === "string" ? value : wrong(`${String(value)} is no text`);
}
function figure(value: unknown): number {
    return typeof value === "number" && Number.isFinite(value) ? value : wrong(`${String(value)} is no figure`);
}
const orNull = <T>(value: unknown, read: (one: unknown) => T): T | null =>
    value === null || value === undefined ? null : read(value);
const grounds: readonly Ground[] = ["business", "stunt", "realestate", "start", "finish", "road"];

const point = (value: unknown): Point => ({ x: figure(bag(value)["x"]), y: figure(bag(value)["y"]) });
const box = (value: unknown): Box => ({ ...point(value), w: figure(bag(value)["w"]), h: figure(bag(value)["h"]) });
const pair = (value: unknown): Point => {
    const both = list(value, figure);
    return { x: figure(both[0]), y: figure(both[1]) };
};
const byId = <T extends { id: string }>(all: readonly T[]): ReadonlyMap<string, T> =>
    new Map(all.map((each) => [each.id, each]));

function space(value: unknown): Space {
    const it = bag(value);
    return {
        ...point(it),
        id: text(it["id"]),
        kind: grounds.find((each) => each === it["kind"]) ?? wrong(`no kind of space: ${String(it["kind"])}`),
        name: text(it["name"]),
        street: orNull(it["street"], text),
        business: orNull(it["business"], text),
        location: orNull(it["location"], text),
    };
}

function street(value: unknown): Street {
    const it = bag(value);
    return {
        id: text(it["id"]),
        name: text(it["name"]),
        oneWay: it["oneWay"] === true,
        path: list(it["path"], pair),
        label: { ...point(it["label"]), rotate: figure(bag(it["label"])["rotate"]) },
    };
}

function business(value: unknown): Business {
    const it = bag(value);
    return {
        id: text(it["id"]),
        set: text(it["set"]),
        name: text(it["name"]),
        height: figure(it["height"]),
        buy: figure(it["buy"]),
        lease: orNull(it["lease"], figure),
        space: text(it["space"]),
        adjacent: list(it["adjacent"], text),
        lot: box(it["lot"]),
    };
}

export function readCity(value: unknown): City {
    const it = bag(value);
    const constants = bag(it["constants"]);
    const start = bag(it["start"]);
    const depot = bag(start["depot"]);
    const scenery = bag(it["scenery"]);
    const sale = bag(constants["sale"]);
    const spaces = byId(list(it["spaces"], space));
    const onward = new Map<string, string[]>([...spaces.keys()].map((id) => [id, []]));
    for (const edge of list(it["edges"], bag)) {
        const [from, to] = [text(edge["from"]), text(edge["to"])];
        if (!spaces.has(to)) wrong(`no space ${to}`);
        (onward.get(from) ?? wrong(`no space ${from}`)).push(to);
    }
    onward.set(text(depot["id"]), [text(start["space"])]);
    const businesses = byId(list(it["businesses"], business));
    for (const each of businesses.values()) {
        if (!spaces.has(each.space)) wrong(`no space ${each.space}`);
        if (each.adjacent.some((other) => !businesses.get(other)?.adjacent.includes(each.id)))
            wrong(`${each.id} has a neighbour that is not its own`);
    }
    const locations = byId(
        list(it["locations"], (each) => ({
            id: text(bag(each)["id"]),
            name: text(bag(each)["name"]),
            space: text(bag(each)["space"]),
        })),
    );
    const cards = byId(
        list(it["cards"], (each) => ({
            id: text(bag(each)["id"]),
            location: text(bag(each)["location"]),
            stunt: text(bag(each)["stunt"]),
        })),
    );
    for (const card of cards.values()) if (!locations.has(card.location)) wrong(`no location ${card.location}`);
    return {
        size: pair(it["grid"]),
        note: figure(constants["roundUpTo"]),
        income: list(constants["income"], figure),
        sale: ["1", "2", "3", "4", "5", "6"].map((face) => {
            const [up, down] = list(sale[face], figure);
            return [figure(up), figure(down)] as const;
        }),
        start: text(start["space"]),
        finish: text(it["finish"]),
        depot: { ...point(depot), id: text(depot["id"]), slots: list(depot["slots"], point) },
        spaces,
        onward,
        streets: list(it["streets"], street),
        sets: byId(
            list(it["sets"], (each) => ({
                id: text(bag(each)["id"]),
                name: text(bag(each)["name"]),
                small: bag(each)["size"] === "small",
                businesses: list(bag(each)["businesses"], text),
            })),
        ),
        businesses,
        locations,
        cards,
        roadWidth: figure(scenery["roadWidth"]),
        sea: list(scenery["sea"], pair),
        sand: list(scenery["sand"], pair),
        parks: list(scenery["parks"], (each) => ({ ...box(each), name: text(bag(each)["name"]) })),
        cardPanel: box(scenery["cardPanel"]),
    };
}

export const city = readCity({
    businesses,
    cards,
    constants,
    edges,
    finish,
    grid,
    locations,
    scenery,
    sets,
    spaces,
    start,
    streets,
});

// Where a car stands: on its space, or in its own slot of the depot.
export function spotOf(place: string, seat: number): Point {
    const found = city.spaces.get(place);
    if (found) return found;
    return city.depot.slots[seat % city.depot.slots.length] ?? city.depot;
}
