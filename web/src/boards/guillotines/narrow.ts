// From many moves to one in a few taps: what a move is made of, in the order people think of it, and
// the tiles that come next.

import type { Asset, Kind } from "./figures";
import { cardsOf, type Option } from "./moves";
import type { Act, Billionaire, Crisis, Market, Move, Policy, Role } from "./wire";

export type Facet =
    | { of: "act"; act: Act }
    | { of: "asset"; asset: Asset | null }
    | { of: "cards"; cards: readonly Kind[]; ups: number }
    | { of: "market"; market: Market }
    | { of: "seat"; seat: number }
    | { of: "role"; role: Role | null }
    | { of: "policy"; policy: Policy | null }
    | { of: "crisis"; crisis: Crisis }
    | { of: "who"; who: Billionaire }
    | { of: "plain" };

// What has to be chosen for a move after its act.
function facetsOf(move: Move): Facet[] {
    const facets: Facet[] = [];
    if (move.billionaire) facets.push({ of: "who", who: move.billionaire });
    if (move.act === "KeepRole") facets.push({ of: "role", role: move.role });
    if (move.act === "SetPolicy") facets.push({ of: "policy", policy: move.policy });
    const none = move.act === "Claim" || move.act === "AuditPolicy" ? [null] : [];
    for (const asset of move.assets?.length ? move.assets : none) facets.push({ of: "asset", asset });
    const cards = cardsOf(move);
    if (cards.length > 0 || move.act === "Shift") facets.push({ of: "cards", cards, ups: move.ups ?? 0 });
    if (move.market) facets.push({ of: "market", market: move.market });
    if (move.other) facets.push({ of: "market", market: move.other });
    if (move.crisis) facets.push({ of: "crisis", crisis: move.crisis });
    if (typeof move.seat === "number") facets.push({ of: "seat", seat: move.seat });
    if (move.act === "Audit" || move.act === "AuditPolicy") facets.push({ of: "role", role: move.role });
    return facets;
}

export interface Tile {
    key: string;
    facet: Facet;
    options: readonly Option[];
}

const keyOf = (facet: Facet): string => JSON.stringify(facet);
const kMany = 32; // more than so many tiles are first parted by act

function split(options: readonly Option[], facet: (option: Option) => Facet): Tile[] {
    const tiles = new Map<string, { facet: Facet; options: Option[] }>();
    for (const option of options) {
        const of = facet(option);
        const key = `${option.move.act} ${keyOf(of)}`;
        const tile = tiles.get(key);
        if (tile) tile.options.push(option);
        else tiles.set(key, { facet: of, options: [option] });
    }
    return [...tiles].map(([key, tile]) => ({ key, ...tile }));
}

// The tiles after so many choices. Facets that all options share are passed over.
export function tilesOf(options: readonly Option[], depth: number): { tiles: Tile[]; depth: number } {
    const facets = options.map(({ move }) => facetsOf(move));
    const at = (option: Option, index: number): Facet => facets[options.indexOf(option)]?.[index] ?? { of: "plain" };
    if (depth === 0) {
        const flat = split(options, (option) => at(option, 0));
        const acts = new Set(options.map(({ move }) => move.act));
        if (acts.size > 1 && flat.length > kMany)
            return { tiles: split(options, ({ move }) => ({ of: "act", act: move.act })), depth: 0 };
        if (flat.length > 1 || options.length === 1) return { tiles: flat, depth: 1 };
        return tilesOf(options, 1);
    }
    const most = Math.max(...facets.map((each) => each.length));
    const tiles = split(options, (option) => at(option, depth));
    if (tiles.length > 1 || depth >= most) return { tiles, depth: depth + 1 };
    return tilesOf(options, depth + 1);
}
