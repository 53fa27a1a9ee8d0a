// The names of everything in the box, as the page spells them. The server may spell them with spaces
// or without: `find` compares letters only.

export const suits = ["Locks", "Bolts", "Diamonds", "Dishes", "Bombs"] as const;
export type Suit = (typeof suits)[number];

export const markets = ["Influence", "Legacy", "Toys", "Power", "Vanity"] as const; // numbered 1 to 5
export type Market = (typeof markets)[number];

export const billionaires = ["MediaBaron", "Aristocrat", "TechOverlord", "WarProfiteer", "PropertySpeculator"] as const;
export type Billionaire = (typeof billionaires)[number];

// Four of each type in order of the Markets; the last of each is starred.
export const assets = [
    "PoliticalLobbyists",
    "ThinkTank",
    "SocialMediaCompany",
    "PyramidScheme",
    "CorporateEnclave",
    "ArtHoard",
    "ScamCharity",
    "CryogenicLab",
    "MegaYacht",
    "PersonalZoo",
    "PrivateIsland",
    "LuxuryJet",
    "MercenaryArmy",
    "TabloidEmpire",
    "PrivateSpaceProgram",
    "GangOfLawyers",
    "NobleEstate",
    "GolfPlantation",
    "CelebritySpouse",
    "CultOfPersonality",
] as const;
export type Asset = (typeof assets)[number];

export const specials = ["Audit", "GameTheMarket", "Scam"] as const;
export type Special = (typeof specials)[number];

export const crises = [
    "KillerRobots",
    "Militias",
    "Poverty",
    "Famine",
    "DoomsdayCults",
    "Floods",
    "Pandemics",
    "HousingCrash",
    "Wildfires",
    "Droughts",
    "ToxicSpill",
    "BankRun",
] as const;
export type Crisis = (typeof crises)[number];

export const roles = [
    "Banker",
    "Celebrity",
    "DisasterSpeculator",
    "Gangster",
    "PowerBroker",
    "ScamArtist",
    "InsiderTrader",
    "Toady",
    "VultureCapitalist",
] as const;
export type Role = (typeof roles)[number];

export const policies = [
    "RealEstateBonanza",
    "BigTechUnleashed",
    "InheritanceTaxAbolished",
    "MediaMegaplex",
    "WeaponsGalore",
    "ArcheologicalDig",
    "BillionaireAudited",
    "NewRole",
    "RepressTheRebels",
    "TaxTyranny",
] as const;
export type Policy = (typeof policies)[number];

export const panics = ["FascistRule", "BreadAndCircuses", "ForeignWar", "MoralCrusade", "CultureWar"] as const;
export type Panic = (typeof panics)[number];

export type Resource = `${Suit}${1 | 2 | 3}`;
export type Kind = Resource | Special | Crisis;

export const resources: readonly Resource[] = suits.flatMap((suit) =>
    ([1, 2, 3] as const).map((value): Resource => `${suit}${value}`),
);
export const kinds: readonly Kind[] = [...resources, ...specials, ...crises];

const letters = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, "");

// A name of one of these, however spelt; null for any other.
export function finder<T extends string>(all: readonly T[]): (name: unknown) => T | null {
    const known = new Map(all.map((each) => [letters(each), each]));
    return (name) => (typeof name === "string" ? (known.get(letters(name)) ?? null) : null);
}

export const findSuit = finder(suits);
export const findMarket = finder(markets);
export const findBillionaire = finder(billionaires);
export const findAsset = finder(assets);
export const findSpecial = finder(specials);
export const findCrisis = finder(crises);
export const findRole = finder(roles);
export const findPolicy = finder(policies);
export const findPanic = finder(panics);
export const findKind = finder(kinds);

export const isCrisis = (kind: Kind): kind is Crisis => (crises as readonly string[]).includes(kind);
export const isSpecial = (kind: Kind): kind is Special => (specials as readonly string[]).includes(kind);

export function suitOf(kind: Kind): Suit | null {
    return suits.find((suit) => kind.startsWith(suit) && kind.length === suit.length + 1) ?? null;
}

export const marketOf = (asset: Asset): Market => markets[Math.floor(assets.indexOf(asset) / 4)]!;
export const isStarred = (asset: Asset): boolean => assets.indexOf(asset) % 4 === 3;
