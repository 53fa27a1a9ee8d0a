// What stands on the boards and cards, from the data file that the server plays by, in the server's words.

import type { Billionaire, Crisis, Market, PanicCard, Suit } from "./wire";

type File = typeof import("../../../../data/guillotines.json");

export type Asset = string; // its id: "golf-plantation"
export type Kind = string; // of cards: "locks-1", "audit", "killer-robots"
export type Special = "Audit" | "GameTheMarket" | "Scam";

// A card of a suit, a Special Action, or a Crisis.
export interface Card {
    value: number; // as printed
    suit?: Suit;
    special?: Special;
    crisis?: Crisis;
    rebels?: number;
}

export interface Figures {
    markets: readonly Market[]; // by number
    cards: ReadonlyMap<Kind, Card>;
    assets: ReadonlyMap<Asset, { market: Market; starred: boolean }>;
    billionaires: Readonly<Record<Billionaire, { suit: Suit; needs: readonly Market[] }>>; // the double need first
    sacrifice: Readonly<Record<PanicCard, readonly Market[]>>;
    puppet: number; // what a Puppet buys with
    laps: number; // round the Panic! table
}

export let figures: Figures;

// "killer-robots" in the file is "KillerRobots" in a view.
const said = <Name extends string>(id: string): Name =>
    id.replace(/(?:^|-)(.)/g, (_, first: string) => first.toUpperCase()) as Name;
const allSaid = <Name extends string>(ids: readonly string[]): Name[] => ids.map((id) => said<Name>(id));

export function learn(file: unknown): void {
    const data = file as File;
    const table = <Name extends string, T>(rows: readonly (readonly [Name, T])[]): Record<Name, T> =>
        Object.fromEntries(rows) as Record<Name, T>;
    figures = {
        markets: allSaid(data.markets.map(({ market }) => market)),
        cards: new Map<Kind, Card>([
            ...data.resources.flatMap(({ suit, copies }) =>
                copies.map((_, at): [Kind, Card] => [`${suit}-${at + 1}`, { value: at + 1, suit: said(suit) }]),
            ),
            ...data.specials.map(({ card, value }): [Kind, Card] => [card, { value, special: said(card) }]),
            ...data.crises.map(({ crisis, rebels }): [Kind, Card] => [
                crisis,
                { value: data.figures.crisis_value.value, crisis: said(crisis), rebels },
            ]),
        ]),
        assets: new Map(data.assets.map(({ id, type, star }) => [id, { market: said(type), starred: star }])),
        billionaires: table(
            data.billionaires.map((it) => [
                said<Billionaire>(it.billionaire),
                { suit: said(it.suit), needs: allSaid([it.needs_two, it.needs_two, ...it.needs_one]) },
            ]),
        ),
        sacrifice: table(data.panic_cards.map((it) => [said<PanicCard>(it.card), allSaid(it.types)])),
        puppet: data.figures.puppet_hand.value,
        laps: data.figures.laps.value,
    };
}

export const marketOf = (asset: Asset): Market => figures.assets.get(asset)!.market;
export const kindOf = (crisis: Crisis): Kind =>
    [...figures.cards].find(([, card]) => card.crisis === crisis)?.[0] ?? "";
export const suitOf = (kind: Kind): Suit | undefined => figures.cards.get(kind)?.suit;
