// What happened as scenes: each event that is worth watching changes the picture on stage and gives
// it some time. It only retells; what counts is the view.

import type { Beat as AnyBeat } from "../shell/theatre";
import type { Happening } from "./moves";
import type { SignName } from "./art/Sign";
import { kindOf, type Asset, type Kind } from "./figures";
import type { Billionaire, Crisis, Market, PanicCard, Policy, Role } from "./wire";

export interface BuyScene {
    kind: "buy";
    seat: number;
    puppet: Billionaire | null;
    market: Market;
    played: readonly Kind[];
    cards: readonly Kind[] | null; // null: still face down
    spared: readonly Kind[];
    sums: { buyer: number; market: number } | null;
    verdict: "open" | "sold" | "dear";
    asset: Asset | null;
    says: string;
}

export interface EnvelopeScene {
    kind: "envelopes";
    held: readonly number[];
    opened: ReadonlyMap<number, { cards: readonly Kind[]; total: number }>;
    setter: number | null;
    says: string;
}

export interface RollScene {
    kind: "roll";
    seat: number;
    die: number;
    result: number | null; // after cards moved it
    cards: readonly Kind[];
    says: string;
}

// A poster: one big picture and what it is about.
export interface PosterScene {
    kind: "poster";
    picture:
        | { of: "crisis"; crisis: Crisis; rebels: number; total: number }
        | { of: "role"; role: Role; seat: number }
        | { of: "policy"; policy: Policy }
        | { of: "panic"; card: PanicCard }
        | { of: "assets"; assets: readonly Asset[] }
        | { of: "cards"; cards: readonly Kind[] }
        | { of: "sign"; sign: SignName }
        | { of: "guillotine"; rebels: number; fallen: boolean }
        | { of: "end"; winners: readonly number[]; reason: string | null };
    what: string; // the event, for its headline
    says: readonly string[];
}

export type Scene = BuyScene | EnvelopeScene | RollScene | PosterScene;

// Before anything is shown.
export const curtain: PosterScene = { kind: "poster", picture: { of: "cards", cards: [] }, what: "", says: [] };

export interface Beat extends AnyBeat {
    event: Happening;
}

const kBeat = 100;
// Which events are shown, and for how many beats.
const lengths: Readonly<Record<string, number>> = {
    CardsPlayed: 11,
    PuppetBuys: 13,
    CardsRevealed: 14,
    CrisesSpared: 10,
    Scored: 20,
    BuyFailed: 14,
    AssetClaimed: 15,
    NothingClaimed: 10,
    Audited: 13,
    GangsterTook: 14,
    Scammed: 15,
    AssetsExchanged: 15,
    ScamNamed: 14,
    ScamReturned: 12,
    MarketGamed: 13,
    Purchased: 14,
    CrisisPlaced: 24,
    CrisisShown: 9,
    PanicDue: 13,
    PanicDrawn: 22,
    Dictated: 18,
    OfferAnswered: 14,
    AssetTraded: 10,
    AssetSacrificed: 11,
    PanicWon: 14,
    PanicFailed: 15,
    Revolution: 30,
    BunkerGained: 12,
    RoleRevealed: 18,
    RoleTaken: 13,
    EnvelopesSwapped: 13,
    HoldUps: 17,
    EnvelopeOpened: 13,
    SetterChosen: 14,
    PolicySet: 19,
    Rolled: 17,
    RebelsRemoved: 12,
    Taxed: 10,
    TaxPaid: 12,
    PuppetRolled: 16,
    DieShifted: 12,
    PuppetTraded: 12,
    RoundEnds: 13,
    EmergencyDeclared: 15,
    Surrendered: 10,
    LevelRaised: 16,
    VoteCounted: 12,
    CelebrityWins: 16,
    ToadyWins: 16,
    GameOver: 34,
};

// Told to some alone, an event is shown only if nothing else tells of it.
export function beatsOf(events: readonly Happening[]): Beat[] {
    return events.flatMap((event) => {
        const length = Array.isArray(event.to) ? undefined : lengths[event.what];
        if (length === undefined) return [];
        if (event.what === "PolicySet" && event.policy === null) return [];
        return [{ event, time: kBeat * length }];
    });
}

const buying = ["CardsRevealed", "CrisesSpared", "Scored", "BuyFailed", "AssetClaimed", "NothingClaimed"];
const counting = ["EnvelopeOpened", "SetterChosen"];

// The event belongs to the scene on stage.
export function goesOn(scene: Scene, event: Happening): boolean {
    if (scene.kind === "buy") return buying.includes(event.what);
    if (scene.kind === "envelopes") return counting.includes(event.what);
    if (scene.kind === "roll") return event.what === "DieShifted";
    return scene.what === event.what && scene.picture.of === "assets";
}

const some = <T>(...list: (T | null | undefined)[]): T[] => list.filter((each) => each != null);

const signs: Readonly<Record<string, SignName>> = {
    MarketGamed: "GameTheMarket",
    BunkerGained: "Bunker",
    RoleTaken: "VultureCapitalist",
    EnvelopesSwapped: "Envelope",
    Taxed: "TaxTyranny",
    RoundEnds: "Deck",
    EmergencyDeclared: "Rebel",
    LevelRaised: "Celebrity",
    VoteCounted: "Hand",
    CelebrityWins: "Celebrity",
    ToadyWins: "Toady",
};

export function advance(before: Scene, event: Happening): Scene {
    const says = event.text;
    const seat = event.seat ?? 0;
    const poster = (picture: PosterScene["picture"]): PosterScene => ({
        kind: "poster",
        picture,
        what: event.what,
        says: says === "" ? [] : [says],
    });
    const buy = before.kind === "buy" && (!event.market || before.market === event.market) ? before : null;
    const count = before.kind === "envelopes" ? before : null;
    switch (event.what) {
        case "CardsPlayed":
        case "PuppetBuys":
            return {
                kind: "buy",
                seat,
                puppet: event.what === "PuppetBuys" ? event.billionaire : null,
                market: event.market ?? "Influence",
                played: event.cards ?? [],
                cards: null,
                spared: [],
                sums: null,
                verdict: "open",
                asset: null,
                says,
            };
        case "CardsRevealed":
            if (buy) return { ...buy, cards: event.cards, says };
            break;
        case "CrisesSpared":
            if (buy) return { ...buy, spared: event.cards, says };
            break;
        case "Scored":
            if (buy) {
                const sums = { buyer: event.number, market: event.number2 };
                return { ...buy, sums, verdict: event.number > event.number2 ? "sold" : "dear", says };
            }
            break;
        case "BuyFailed":
            if (buy) return { ...buy, verdict: "dear", says };
            break;
        case "NothingClaimed":
            if (buy) return { ...buy, says };
            break;
        case "AssetClaimed":
            if (buy) return { ...buy, verdict: "sold", asset: event.asset, says };
            break;
        case "HoldUps":
            return { kind: "envelopes", held: event.seats, opened: new Map(), setter: null, says };
        case "EnvelopeOpened": {
            const opened = new Map(count?.opened ?? []).set(seat, { cards: event.cards, total: event.number });
            return { kind: "envelopes", held: count?.held ?? [seat], opened, setter: null, says };
        }
        case "SetterChosen":
            return {
                kind: "envelopes",
                held: count?.held ?? [],
                opened: count?.opened ?? new Map(),
                setter: seat,
                says,
            };
        case "Rolled":
        case "PuppetRolled":
            return { kind: "roll", seat, die: event.number, result: null, cards: [], says };
        case "DieShifted": {
            const die = before.kind === "roll" ? before.die : event.number;
            return { kind: "roll", seat, die, result: event.number, cards: event.cards, says };
        }
        case "CrisisPlaced":
        case "RebelsRemoved":
            if (event.crisis) {
                return poster({
                    of: "crisis",
                    crisis: event.crisis,
                    rebels: event.what === "CrisisPlaced" ? event.number : -event.number,
                    total: event.number2,
                });
            }
            break;
        case "CrisisShown":
            return poster({ of: "cards", cards: event.crisis ? [kindOf(event.crisis)] : [] });
        case "PanicDrawn":
            if (event.panic) return poster({ of: "panic", card: event.panic });
            break;
        case "RoleRevealed":
            if (event.role) return poster({ of: "role", role: event.role, seat });
            break;
        case "PolicySet":
            if (event.policy) return poster({ of: "policy", policy: event.policy });
            break;
        case "Revolution":
            return poster({ of: "guillotine", rebels: 10, fallen: true });
        case "PanicDue":
        case "PanicFailed":
        case "PanicWon":
            return poster({ of: "guillotine", rebels: event.what === "PanicWon" ? 3 : 8, fallen: false });
        case "OfferAnswered":
            return {
                ...poster({ of: "sign", sign: "PowerBroker" }),
                what: event.seats.length === 0 ? "OfferAccepted" : "OfferRefused",
            };
        case "GameOver":
            return poster({ of: "end", winners: event.seats, reason: event.reason });
        default:
            break;
    }
    // Assets that go from hand to hand are shown together while it goes on.
    const moved = some(...(event.assets ?? [event.asset, event.asset2]));
    if (moved.length > 0) {
        if (before.kind === "poster" && before.what === event.what && before.picture.of === "assets") {
            return {
                ...before,
                picture: { of: "assets", assets: [...before.picture.assets, ...moved] },
                says: [...before.says, says].slice(-3),
            };
        }
        return poster({ of: "assets", assets: moved });
    }
    if (event.cards?.length) return poster({ of: "cards", cards: event.cards });
    return poster({ of: "sign", sign: signs[event.what] ?? "Rebel" });
}
