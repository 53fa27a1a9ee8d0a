// What the reader of this browser likes; kept in it and nowhere else.

import { effect, signal, type Signal } from "@preact/signals";
import type { JoinWish } from "../net/api";
import { chosen, languages } from "../texts/languages";

export type Theme = "auto" | "light" | "dark";

function kept<T extends string>(key: string, right: readonly T[], otherwise: T): Signal<T> {
    const stored = read(key);
    const value = signal<T>(right.find((each) => each === stored) ?? otherwise);
    effect(() => write(key, value.value));
    return value;
}

// A browser may forbid storage; then everything lasts as long as the page.
export function read(key: string): string | null {
    try {
        return localStorage.getItem(`moneybags.${key}`);
    } catch {
        return null;
    }
}
export function write(key: string, value: string | null): void {
    try {
        if (value === null) localStorage.removeItem(`moneybags.${key}`);
        else localStorage.setItem(`moneybags.${key}`, value);
    } catch {
        // as above
    }
}

function parsed(key: string): unknown {
    try {
        return JSON.parse(read(key) ?? "null");
    } catch {
        return null;
    }
}

// A language's tag. It is changed by speak (texts/), which fetches the words first.
export const lang = signal(chosen(languages, [read("lang") ?? "", ...navigator.languages]).tag);
effect(() => write("lang", lang.value));
export const theme = kept<Theme>("theme", ["auto", "light", "dark"], "auto");
export const sound = kept<"on" | "off">("sound", ["on", "off"], "off");
export const speeds = ["slow", "normal", "fast", "once"] as const;
export type Speed = (typeof speeds)[number];
export const speed = kept<Speed>("speed", speeds, "normal"); // of what a board shows happening
export const motion = kept<"auto" | "less">("motion", ["auto", "less"], "auto");

export const name = signal(read("name") ?? "");
effect(() => write("name", name.value));
export const houseKey = signal(read("house") ?? "");
effect(() => write("house", houseKey.value));

effect(() => {
    document.documentElement.lang = lang.value;
    document.documentElement.dataset["theme"] = theme.value;
    document.documentElement.dataset["motion"] = motion.value;
});

export function lessMotion(): boolean {
    return motion.value === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

// A seat's token, where no cookie speaks for it (a seat moved here by a link).
export const seatToken = (table: string): string | null => read(`seat.${table}`);
export const keepSeatToken = (table: string, token: string | null): void => write(`seat.${table}`, token);
// Other people who play at this device, each with the token of their seat; the screen is handed round.
export interface DeviceSeat {
    seat: number;
    token: string;
}
export function deviceSeats(table: string): DeviceSeat[] {
    const kept = parsed(`device.${table}`);
    return Array.isArray(kept) ? (kept as DeviceSeat[]) : [];
}
export const keepDeviceSeats = (table: string, seats: readonly DeviceSeat[]): void =>
    write(`device.${table}`, seats.length === 0 ? null : JSON.stringify(seats));
// How one has knocked at a table, until it is answered.
export const knockAt = (table: string): JoinWish | null => parsed(`knock.${table}`) as JoinWish | null;
export const keepKnock = (table: string, wish: JoinWish | null): void =>
    write(`knock.${table}`, wish && JSON.stringify(wish));
// The highest level of a game that was played to its end.
export const reached = (game: string): number => Number(read(`level.${game}`) ?? 0);
export const reach = (game: string, level: number): void =>
    write(`level.${game}`, String(Math.max(level, reached(game))));
// Against which bots a game was played last, how often in a row it was won since, and the table that was counted last.
export interface Streak {
    level: string;
    wins: number;
    table: string;
}
export const streakOf = (game: string): Streak | null => parsed(`bots.${game}`) as Streak | null;
export const keepStreak = (game: string, streak: Streak): void => write(`bots.${game}`, JSON.stringify(streak));
// Private notes on other players, per table.
export const note = (table: string, seat: number): string => read(`note.${table}.${seat}`) ?? "";
export const keepNote = (table: string, seat: number, text: string): void =>
    write(`note.${table}.${seat}`, text === "" ? null : text);
