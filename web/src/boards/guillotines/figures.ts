// What stands on the boards and cards. These are the figures the page is made with; those of the
// server's own data file (ownFigures.ts), once fetched, take their place. A test compares the two.

import { signal } from "@preact/signals";
import {
    isCrisis,
    isSpecial,
    suitOf,
    type Asset,
    type Billionaire,
    type Crisis,
    type Kind,
    type Market,
    type Panic,
    type Policy,
    type Special,
    type Suit,
} from "./things";

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
    favours: Readonly<Partial<Record<Policy, Suit>>>;
    bunker: readonly Asset[];
}

export const usual: Figures = {
    needs: {
        MediaBaron: { suit: "Dishes", two: "Influence", one: ["Legacy", "Power", "Vanity"] },
        Aristocrat: { suit: "Diamonds", two: "Legacy", one: ["Influence", "Toys", "Vanity"] },
        TechOverlord: { suit: "Bolts", two: "Toys", one: ["Influence", "Legacy", "Power"] },
        WarProfiteer: { suit: "Bombs", two: "Power", one: ["Legacy", "Toys", "Vanity"] },
        PropertySpeculator: { suit: "Locks", two: "Vanity", one: ["Influence", "Power", "Toys"] },
    },
    rebels: {
        KillerRobots: 3,
        Militias: 3,
        Poverty: 3,
        Famine: 3,
        DoomsdayCults: 2,
        Floods: 2,
        Pandemics: 2,
        HousingCrash: 2,
        Wildfires: 1,
        Droughts: 1,
        ToxicSpill: 1,
        BankRun: 1,
    },
    reserve: 10,
    panic: 7,
    puppet: 6,
    laps: 2,
    value: { Audit: 3, GameTheMarket: 2, Scam: 3 },
    sacrifice: {
        FascistRule: ["Influence", "Legacy", "Power"],
        BreadAndCircuses: ["Legacy", "Toys", "Vanity"],
        ForeignWar: ["Influence", "Toys", "Power"],
        MoralCrusade: ["Legacy", "Power", "Vanity"],
        CultureWar: ["Influence", "Toys", "Vanity"],
    },
    favours: {
        RealEstateBonanza: "Locks",
        BigTechUnleashed: "Bolts",
        InheritanceTaxAbolished: "Diamonds",
        MediaMegaplex: "Dishes",
        WeaponsGalore: "Bombs",
    },
    bunker: ["PoliticalLobbyists", "CorporateEnclave", "PrivateIsland", "MercenaryArmy", "NobleEstate"],
};

export const figures = signal<Figures>(usual);

// How many of each type a Billionaire must own, in order of need: the double first.
export function slotsOf(of: Billionaire): readonly Market[] {
    const { two, one } = figures.value.needs[of];
    return [two, two, ...one];
}

// The face value, doubled while a Policy favours the suit.
export function worth(kind: Kind, policy: Policy | null): number {
    if (isCrisis(kind)) return 3;
    if (isSpecial(kind)) return figures.value.value[kind];
    const value = Number(kind[kind.length - 1]);
    const favoured = policy === null ? undefined : figures.value.favours[policy];
    return favoured !== undefined && favoured === suitOf(kind) ? 2 * value : value;
}
