// What stands on the boards and cards. These are the figures the page is made with; those of the
// server's own data file, once fetched, take their place. A test compares the two.

import { signal } from "@preact/signals";
import {
  assets,
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

// ---- The server's own figures ----

type Row = Record<string, unknown>;
const row = (value: unknown): Row => (typeof value === "object" && value !== null ? (value as Row) : {});
const rows = (value: unknown): Row[] => (Array.isArray(value) ? value.map(row) : []);

// What a data file says, over what the page is made with.
export function readFigures(file: unknown): Figures {
  const data = row(file);
  const figure = (name: string, otherwise: number): number => {
    const value = row(row(data["figures"])[name])["value"];
    return typeof value === "number" ? value : otherwise;
  };
  const made = {
    needs: { ...usual.needs },
    rebels: { ...usual.rebels },
    value: { ...usual.value },
    sacrifice: { ...usual.sacrifice },
    favours: {} as Partial<Record<Policy, Suit>>,
  };
  const types = (value: unknown): Market[] => (Array.isArray(value) ? value.map(findMarket).filter((each) => each !== null) : []);
  for (const it of rows(data["billionaires"])) {
    const [who, suit, two] = [findBillionaire(it["billionaire"]), findSuit(it["suit"]), findMarket(it["needs_two"])];
    if (who && suit && two) made.needs[who] = { suit, two, one: types(it["needs_one"]) };
  }
  for (const it of rows(data["crises"])) {
    const crisis = findCrisis(it["crisis"]);
    if (crisis && typeof it["rebels"] === "number") made.rebels[crisis] = it["rebels"];
  }
  for (const it of rows(data["specials"])) {
    const special = findSpecial(it["card"]);
    if (special && typeof it["value"] === "number") made.value[special] = it["value"];
  }
  for (const it of rows(data["panic_cards"])) {
    const card = findPanic(it["card"]);
    if (card) made.sacrifice[card] = types(it["types"]);
  }
  for (const it of rows(data["policies"])) {
    const [policy, suit] = [findPolicy(it["policy"]), findSuit(it["doubles"])];
    if (policy && suit) made.favours[policy] = suit;
  }
  const bunker = rows(data["assets"]).flatMap((it) => (it["bunker"] === true ? [findAsset(it["id"])] : []));
  return {
    ...made,
    reserve: figure("rebels", usual.reserve),
    panic: figure("panic_at", usual.panic),
    puppet: figure("puppet_hand", usual.puppet),
    laps: figure("laps", usual.laps),
    bunker: assets.filter((asset) => bunker.includes(asset)),
  };
}

let asked: string | null = null;

// Once a page. Without an answer the page's own figures stay.
export async function fetchFigures(game: string): Promise<void> {
  if (asked === game) return;
  asked = game;
  try {
    const answer = await fetch(`/api/games/${game}/figures`);
    if (answer.ok) figures.value = readFigures(await answer.json());
  } catch (problem) {
    console.warn(problem);
  }
}
