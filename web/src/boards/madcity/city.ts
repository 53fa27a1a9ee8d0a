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

const pair = ([x, y]: readonly number[]): Point => ({ x: x!, y: y! });
const byId = <T extends { id: string }>(all: readonly T[]): ReadonlyMap<string, T> =>
    new Map(all.map((each) => [each.id, each]));

function read({ constants, start, scenery, ...file }: File) {
    const onward = new Map<string, string[]>(file.spaces.map(({ id }) => [id, []]));
    for (const { from, to } of file.edges) onward.get(from)!.push(to);
    onward.set(start.depot.id, [start.space]);
    return {
        ...scenery,
        size: pair(file.grid),
        note: constants.roundUpTo, // dollars of the smallest note, in which the table counts
        start: start.space,
        finish: file.finish,
        depot: start.depot,
        spaces: byId(
            file.spaces.map((it) => ({
                ...it,
                kind: it.kind as Ground,
                street: it.street ?? null, // null: a junction
                business: it.business ?? null,
                location: it.location ?? null,
            })),
        ),
        onward: onward as ReadonlyMap<string, readonly string[]>, // where one can drive from a space
        streets: file.streets.map((it) => ({ ...it, oneWay: it.oneWay ?? false, path: it.path.map(pair) })),
        sets: byId(file.sets.map((it) => ({ ...it, small: it.size === "small" }))),
        businesses: byId(file.businesses.map((it) => ({ ...it, lease: it.lease ?? null }))), // prices in dollars
        locations: byId(file.locations),
        cards: byId(file.cards),
        sea: scenery.sea.map(pair),
        sand: scenery.sand.map(pair),
    };
}

export type City = ReturnType<typeof read>;
type Of<All> = All extends ReadonlyMap<string, infer One> ? One : never;
export type Business = Of<City["businesses"]>;
export type Space = Of<City["spaces"]>;
export type Street = City["streets"][number];

export let city: City;

export function learn(figures: unknown): void {
    city = read(figures as File);
}

// Where a car stands: on its space, or in its own slot of the depot.
export function spotOf(place: string, seat: number): Point {
    const found = city.spaces.get(place);
    if (found) return found;
    return city.depot.slots[seat % city.depot.slots.length] ?? city.depot;
}
