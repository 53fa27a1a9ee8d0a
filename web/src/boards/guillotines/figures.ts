// What stands on the boards and cards, from the data file that the server plays by.

import {
    type Asset,
    type Billionaire,
    type Crisis,
    findAsset,
    findBillionaire,
    findCrisis,
    findMarket,
    findPanic,
    findSpecial,
    findSuit,
    isSpecial,
    type Kind,
    type Market,
    type Panic,
    type Special,
    type Suit,
} from "./things";

type File = typeof import("../../../../data/guillotines.json");

export interface Needs {
    suit: Suit;
    two: Market;
    one: readonly Market[];
}

export interface Figures {
    needs: Readonly<Record<Billionaire, Needs>>;
    rebels: Readonly<Record<Crisis, number>>;
    reserve: number; // Rebels in all
    panic: number; // so many of them make Panic! due
    puppet: number; // what a Puppet buys with
    laps: number; // round the Panic! table
    value: Readonly<Record<Special, number>>;
    sacrifice: Readonly<Record<Panic, readonly Market[]>>;
    bunker: readonly Asset[];
}

export let figures: Figures;

const types = (names: readonly string[]): Market[] => names.map((name) => findMarket(name)!);

export function learn(file: unknown): void {
    const data = file as File;
    const all = data.figures;
    const table = <Name extends string, T>(rows: readonly (readonly [Name | null, T])[]): Record<Name, T> =>
        Object.fromEntries(rows) as Record<Name, T>;
    figures = {
        needs: table(
            data.billionaires.map((it) => [
                findBillionaire(it.billionaire),
                { suit: findSuit(it.suit)!, two: findMarket(it.needs_two)!, one: types(it.needs_one) },
            ]),
        ),
        rebels: table(data.crises.map((it) => [findCrisis(it.crisis), it.rebels])),
        reserve: all.rebels.value,
        panic: all.panic_at.value,
        puppet: all.puppet_hand.value,
        laps: all.laps.value,
        value: table(data.specials.map((it) => [findSpecial(it.card), it.value])),
        sacrifice: table(data.panic_cards.map((it) => [findPanic(it.card), types(it.types)])),
        bunker: data.assets.flatMap((it) => (it.bunker ? [findAsset(it.id)!] : [])),
    };
}

// How many of each type a Billionaire must own, in order of need: the double first.
export function slotsOf(of: Billionaire): readonly Market[] {
    const { two, one } = figures.needs[of];
    return [two, two, ...one];
}

// What is printed on a card.
export const faceValue = (kind: Kind): number => (isSpecial(kind) ? figures.value[kind] : Number(kind.at(-1)));
