// What somebody has put together on the new-table screen, and what of it is said to the server.

import type { GameInfo, OpenWish } from "../net/api";
import { offers } from "./strength";

export type ClockKind = "none" | "live" | "relaxed";
export type Value = boolean | number | string;

export interface Draft {
    players: number;
    options: Record<string, Value>; // those that were touched
    chairs: readonly string[]; // of the other seats, from 1 on: a bot's level, or "" for a friend
    clock: ClockKind;
    window: number; // seconds
    phase: number; // seconds
    hours: number;
    away: "bot" | "default";
    open: boolean; // public
    spectators: boolean;
    dropIn: boolean;
    cast: boolean; // bots are characters, and talk
}

export function draft(players: number, level: string): Draft {
    return {
        players,
        options: {},
        chairs: Array.from({ length: players - 1 }, () => level),
        clock: "none",
        window: 60,
        phase: 300,
        hours: 24,
        away: "bot",
        open: false,
        spectators: true,
        dropIn: false,
        cast: true,
    };
}

// Chairs come and go at the end; a new one looks like the last.
export function resize(old: Draft, players: number): Draft {
    const last = old.chairs[old.chairs.length - 1] ?? "";
    const chairs = Array.from({ length: players - 1 }, (_, at) => old.chairs[at] ?? last);
    return { ...old, players, chairs };
}

// Another game: keep what it knows, too.
export function regame(old: Draft, game: GameInfo, level: string): Draft {
    const players = Math.min(game.most_players, Math.max(game.least_players, old.players));
    const sized = resize(old, players);
    const known = new Set(game.options.map((option) => option.name));
    return {
        ...sized,
        chairs: sized.chairs.map((chair) => (chair === "" || offers(game, chair) ? chair : level)),
        options: Object.fromEntries(Object.entries(old.options).filter(([name]) => known.has(name))),
    };
}

// The server lets nobody wait for ever: who talks live has a clock.
export const needsClock = (made: Draft): boolean => made.options["scheduling"] === "live";
export const clocked = (made: Draft): Draft =>
    needsClock(made) && made.clock === "none" ? { ...made, clock: "live" } : made;

export const startsAtOnce = (made: Draft): boolean => made.chairs.every((chair) => chair !== "");

// All chairs alike go with the wish itself; a mixture is seated chair by chair afterwards.
export function alike(made: Draft): boolean {
    return made.chairs.every((chair) => chair === made.chairs[0]);
}

function clock(made: Draft): Record<string, unknown> {
    switch (made.clock) {
        case "none":
            return { kind: "none" };
        case "live":
            return { kind: "live", window: made.window, phase: made.phase };
        case "relaxed":
            return { kind: "relaxed", hours: made.hours };
    }
}

export function wish(made: Draft, game: string): OpenWish {
    const level = made.chairs[0] ?? "";
    return {
        game,
        players: made.players,
        options: made.options,
        settings: {
            public: made.open,
            spectators: made.spectators,
            drop_in: made.dropIn,
            cast: made.cast,
            away: made.away,
            clock: clock(made),
        },
        ...(alike(made) && level !== "" ? { bots: level, start: true } : {}),
    };
}
