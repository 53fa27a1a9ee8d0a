// The way a car takes. Which way it may take is the server's affair; here a drive that has happened is
// found again on the map, to be shown.

import type { City } from "./city";

const kFar = 6; // no die shows more

// The spaces from one place to another, both included, in at most `most` steps and never straight back.
// Null where there is no such way: a car that was carried off, or a page that missed something.
export function routeOf(city: City, from: string, to: string, most = kFar): string[] | null {
    if (from === to) return null;
    let walks: string[][] = [[from]];
    for (let step = 0; step < most; ++step) {
        const longer: string[][] = [];
        for (const walk of walks) {
            const here = walk[walk.length - 1]!;
            const before = walk[walk.length - 2];
            for (const next of city.onward.get(here) ?? []) {
                if (next === before) continue;
                if (next === to) return [...walk, next];
                longer.push([...walk, next]);
            }
        }
        walks = longer;
    }
    return null;
}
