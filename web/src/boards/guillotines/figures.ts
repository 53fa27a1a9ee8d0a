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
    findPolicy,
    findSpecial,
    findSuit,
    isCrisis,
    isSpecial,
    type Kind,
    type Market,
    type Panic,
    type Policy,
    type Special,
    type Suit,
    suitOf,
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
    crisis: number; // what a Crisis counts as a card
    value: Readonly<Record<Special, number>>;
    sacrifice: Readonly<Record<Panic, readonly Market[]>>;
    favours: Readonly<Partial<Record<Policy, Suit>>>;
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
        crisis: all.crisis_value.value,
        value: table(data.specials.map((it) => [findSpecial(it.card), it.value])),
        sacrifice: table(data.panic_cards.map((it) => [findPanic(it.card), types(it.types)])),
        favours: table(
            data.policies.flatMap((it) =>
                it.doubles ? [[findPolicy(it.policy), findSuit(it.doubles)!] as const] : [],
            ),
        ),
        bunker: data.assets.flatMap((it) => (it.bunker ? [findAsset(it.id)!] : [])),
    };
}

// How many of each type a Billionaire must own, in order of need: the double first.
export function slotsOf(of: Billionaire): readonly Market[] {
    const { two, one } = figures.needs[of];
    return [two, two, ...one];
}

// The face value, doubled while a Policy favours the suit.
export function worth(kind: Kind, policy: Policy | null): number {
    if (isCrisis(kind)) return figures.crisis;
    if (isSpecial(kind)) return figures.value[kind];
    const value = Number(kind[kind.length - 1]);
    const favoured = policy === null ? undefined : figures.favours[policy];
    return favoured !== undefined && favoured === suitOf(kind) ? 2 * value : value;
}
