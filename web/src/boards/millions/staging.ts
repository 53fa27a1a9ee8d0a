// The heist as a show: the events of a delta cut into beats, and the stage as it stands after each.
// It only retells; what counts is the view.

import type { Beat as AnyBeat } from "../shell/theatre";
import type { Happening } from "./moves";
import { charactersOf } from "./view";
import type { Role, View } from "./wire";

export type Fate = "hidden" | "shown" | "through" | "clashed" | "sold" | "out";

export interface Player {
    seat: number;
    character: number;
    slot: number; // 0: has no second
    role: Role | null;
    fate: Fate;
}

export type Scene = "curtain" | "vote" | "call" | "named" | "money" | "split" | "end";

export interface Stage {
    scene: Scene;
    gang: readonly Player[];
    called: Role | null; // whose turn it is
    count: number; // how many answered
    past: ReadonlyMap<Role, "silent" | "through" | "clashed" | "sold">; // roles already called
    named: Role | null;
    lit: readonly number[]; // characters in the light now
    purse: readonly number[];
    gains: ReadonlyMap<number, number>; // by seat, what this show brought them so far
    flash: ReadonlyMap<number, number>; // by seat, money of this beat
    centre: number | null;
    pot: { amount: number; ways: number } | null;
    votes: { yes: readonly number[]; all: number } | null;
    winners: readonly number[];
    says: readonly string[];
}

export interface Beat extends AnyBeat {
    what: string;
    events: readonly Happening[];
}

const kBeat = 700;
// Which events are shown, and for how many beats. Those of a kind that follow each other are one.
const lengths: Readonly<Record<string, number>> = {
    VoteCounted: 3.6,
    TalksEnded: 1.2,
    NoHeist: 2,
    RoleCalled: 1.2,
    Shown: 1.3,
    Clashed: 1.4,
    AnteBack: 0.9,
    AnteLost: 0.9,
    CardEarned: 1,
    Named: 1.8,
    NothingNamed: 1,
    NamedOut: 1.4,
    TakenFromCentre: 1.1,
    Robbed: 1.3,
    LootAdded: 1.2,
    LoneFined: 1.8,
    NothingShared: 1.6,
    BonusAdded: 1.1,
    PotShared: 1.5,
    Shared: 1.8,
    FeePaid: 1.1,
    SymbolPaid: 1.1,
    GameOver: 2,
};

export function beatsOf(events: readonly Happening[]): Beat[] {
    const beats: (Beat & { events: Happening[] })[] = [];
    for (const event of events) {
        const length = lengths[event.what];
        if (length === undefined) continue;
        const last = beats[beats.length - 1];
        const alike =
            last && last.what === event.what && event.what !== "RoleCalled" && last.events[0]!.role === event.role;
        const money = last && last.what === event.what && (event.what === "Shared" || event.what === "FeePaid");
        if (alike || money) last.events.push(event);
        else beats.push({ what: event.what, events: [event], time: kBeat * length });
    }
    // A role that nobody answers to is passed over quickly.
    for (const beat of beats) if (beat.what === "RoleCalled" && beat.events[0]!.number === 0) beat.time = kBeat * 0.9;
    return beats;
}

// The stage before the first beat, from the last view before it.
export function opening(view: View): Stage {
    const slots = view.facts.slots;
    const gang = view.open.purse.flatMap((_, seat) =>
        charactersOf(view, seat).map((character, slot): Player => {
            const shown = view.open.shown.includes(character);
            const fate: Fate = !view.open.in.includes(character)
                ? "out"
                : view.open.alive.includes(character)
                  ? "through"
                  : shown
                    ? "shown"
                    : "hidden";
            return {
                seat,
                character,
                slot: slots > 1 ? slot + 1 : 0,
                role: shown ? (view.role[character] ?? null) : null,
                fate,
            };
        }),
    );
    return {
        scene: "curtain",
        gang,
        called: null,
        count: 0,
        past: new Map(),
        named: view.open.named,
        lit: [],
        purse: view.open.purse,
        gains: new Map(),
        flash: new Map(),
        centre: view.open.centre > 0 ? view.open.centre : null,
        pot: null,
        votes: null,
        winners: [],
        says: [],
    };
}

const withGang = (stage: Stage, characters: readonly number[], change: Partial<Player>): readonly Player[] =>
    stage.gang.map((player) => (characters.includes(player.character) ? { ...player, ...change } : player));

// Whoever was shown and not thrown out before the next call is through.
const settled = (stage: Stage): readonly Player[] =>
    stage.gang.map((player) => (player.fate === "shown" ? { ...player, fate: "through" } : player));

// Money by seat: what each event moves between purses.
function flows(event: Happening): [number, number][] {
    switch (event.what) {
        case "AnteBack":
        case "TakenFromCentre":
        case "Shared":
        case "SymbolPaid":
            return [[event.seat, event.amount]];
        case "FeePaid":
        case "Robbed":
            return event.seat === event.other
                ? []
                : [
                      [event.seat, -event.amount],
                      [event.other, event.amount],
                  ];
        case "LoneFined":
            return [[event.seat, -event.amount]];
        default:
            return [];
    }
}

// The first time a role is called its fate is open; what comes of it stands in later events.
function past(stage: Stage, role: Role | null, fate: "silent" | "through" | "clashed" | "sold"): Stage["past"] {
    return role === null ? stage.past : new Map(stage.past).set(role, fate);
}

export function advance(stage: Stage, beat: Beat): Stage {
    const first = beat.events[0]!;
    const characters = beat.events.flatMap(({ character }) => character ?? []);
    const role = first.role ?? null;
    const flash = new Map<number, number>();
    for (const event of beat.events)
        for (const [seat, by] of flows(event)) flash.set(seat, (flash.get(seat) ?? 0) + by);
    const gains = new Map(stage.gains);
    for (const [seat, by] of flash) gains.set(seat, (gains.get(seat) ?? 0) + by);
    const now: Stage = {
        ...stage,
        flash,
        gains,
        lit: [],
        purse: stage.purse.map((sum, seat) => sum + (flash.get(seat) ?? 0)),
        says: beat.events.map((event) => event.text).filter((text) => text !== ""),
    };
    const taken = beat.events.reduce((sum, event) => sum + (event.amount ?? 0), 0);
    const centre = (by: number): number | null => (now.centre === null ? null : now.centre + by);
    switch (beat.what) {
        case "VoteCounted":
            return { ...now, scene: "vote", votes: { yes: first.seats ?? [], all: stage.purse.length } };
        case "TalksEnded":
        case "NoHeist":
            return { ...now, scene: "curtain" };
        case "RoleCalled":
            return {
                ...now,
                scene: "call",
                gang: settled(now),
                called: role,
                count: first.number ?? 0,
                past: first.number === 0 ? past(now, role, "silent") : now.past,
            };
        case "Shown":
            return {
                ...now,
                scene: "call",
                called: role,
                lit: characters,
                gang: withGang(now, characters, { fate: "shown", role }),
                past: past(now, role, "through"),
            };
        case "Clashed": {
            const hit = now.gang
                .filter((player) => player.role === role && player.fate === "shown")
                .map((player) => player.character);
            return {
                ...now,
                scene: "call",
                lit: hit,
                gang: withGang(now, hit, { fate: "clashed" }),
                past: past(now, role, "clashed"),
            };
        }
        case "NamedOut":
            return {
                ...now,
                scene: "call",
                called: role,
                lit: characters,
                gang: withGang(now, characters, { fate: "sold", role }),
                past: past(now, role, "sold"),
            };
        case "Named":
            return { ...now, scene: "named", named: role, lit: characters };
        case "AnteBack": {
            const fine = now.gang.filter((player) => characters.includes(player.character) && player.fate === "shown");
            const safe = fine.map((player) => player.character);
            return { ...now, scene: "money", lit: characters, gang: withGang(now, safe, { fate: "through" }) };
        }
        case "TakenFromCentre":
            return { ...now, scene: "money", lit: characters, centre: centre(-taken) };
        case "LootAdded":
        case "BonusAdded":
            return { ...now, scene: "money", lit: characters, centre: centre(taken) };
        case "PotShared":
            return {
                ...now,
                scene: "split",
                gang: settled(now),
                called: null,
                pot: { amount: first.amount ?? 0, ways: first.number ?? 0 },
            };
        case "Shared":
        case "FeePaid":
        case "SymbolPaid":
            return {
                ...now,
                scene: "split",
                called: null,
                lit: characters,
                centre: beat.what === "Shared" && now.centre !== null ? 0 : now.centre,
                gang: beat.what === "Shared" ? withGang(now, characters, { fate: "through" }) : now.gang,
            };
        case "NothingShared":
        case "LoneFined":
            return { ...now, scene: "split", called: null, pot: { amount: 0, ways: 0 } };
        case "GameOver":
            return { ...now, scene: "end", called: null, winners: first.seats ?? [] };
        default:
            return { ...now, scene: "money", lit: characters };
    }
}
