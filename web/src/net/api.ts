// The HTTP side of docs/protocol.md, typed.

import type { Table } from "../protocol";
import type { LookBack, UnderWay } from "../screens/after/lookBack";
import type { Chunk } from "../screens/replay/steps";
import type { Report } from "../screens/report";
import { wire, type Wire } from "./wire";

export interface GameOption {
    name: string;
    title: string; // what people call it
    kind: "switch" | "number" | "word";
    fallback: boolean | number | string;
    least?: number;
    most?: number;
    words?: string[];
    titles?: string[]; // of the words
    text: string;
}

export interface GameInfo {
    id: string;
    name: string;
    edition?: string;
    least_players: number;
    most_players: number;
    options: GameOption[];
    bots: string[];
    house_bot: string; // the level that is offered first
    strengths: number; // levels that are numbers, from 1 to that; 0: there are none
    places: Partial<Record<string, number>>; // which of them a level with a name is about as good as
    short: string; // what it is about, in a few sentences
}

export interface ListedTable {
    id: string;
    status: string;
    game: string;
    players: number;
    options: Record<string, unknown>;
    clock: string;
    spectators: boolean;
    drop_in: boolean;
    chairs: { kind: string; name: string }[];
    changed?: number;
    watching?: number; // how many look on
}

export interface Seated {
    table: string;
    link: string;
    knocked?: boolean; // not seated yet: those who sit there decide
    seat?: number;
    token?: string;
}

export interface ImportWish {
    log: string;
    digest: string;
    seat?: number;
    house?: string;
}

export interface Imported extends Seated {
    status: string;
    again?: true; // it was imported before: this is the table of then
    others?: { seat: number; token: string }[]; // who sat at the same device
}

// A table as the house tells of it, and how others come to it.
export interface Found {
    table: Table;
    link: string;
    reach: "world" | "network" | "machine"; // who can open the link
    others: string[]; // further links, to try if that one does not work
    seat?: number;
}

export interface Me {
    name: string;
    login?: string;
}

// Where to push to when one is awaited at a table; or no longer.
export interface AlertWish {
    endpoint: string;
    lang?: string;
    quiet_from?: number; // minutes of the day, UTC; the same twice: never quiet
    quiet_to?: number;
    off?: boolean;
}

// What one has played, as the house has counted it.
export interface Profile {
    played: number;
    won: number;
    streak: number;
    best_streak: number;
    lies: number;
    believed: number;
    by_game: { name: string; played: number; won: number }[];
    by_role: { name: string; times: number }[];
    rival?: { name: string; games: number; ahead: number; behind: number };
    games: unknown[];
}

// Where one is logged in. Times in milliseconds since 1970, to the hour.
export interface LoggedIn {
    id: string;
    began: number;
    seen: number;
    this: boolean;
}

export interface JoinWish {
    name?: string;
    seat?: number;
    id?: string; // sent again it tells what came of it
}

export interface OpenWish {
    game: string;
    players: number;
    options?: Record<string, unknown>;
    settings?: Record<string, unknown>;
    name?: string;
    seat?: number;
    bots?: string;
    start?: boolean;
    watch?: boolean;
    house?: string;
}

// A game in words: an overview, and what can be typed.
export interface Guide {
    overview: string;
    moves: string;
}

// The rulebook of a game: docs/rules, cut into clauses.
export interface Passage {
    id: string; // a clause, or empty
    cells: { head: string; text: string }[];
    verbatim: boolean; // its line breaks mean something
}
export interface RulesSection {
    number: string;
    title: string;
    depth: number;
    passages: Passage[];
}

export interface Rules {
    lang: string; // the reader's, if somebody has translated them
    sections: RulesSection[];
}

// What the server refused, with its sentence for people.
export class Refused extends Error {
    constructor(
        readonly status: number,
        readonly reason: string,
        text: string,
    ) {
        super(text);
    }
}

// The table that a request is about. Not in its path, for paths stand in logs.
const about = (table?: string): { headers?: Record<string, string> } =>
    table === undefined ? {} : { headers: { Authorization: `Table ${table}` } };

export class Api {
    constructor(
        private readonly lang: () => string,
        private readonly over: Wire = wire,
    ) {}

    games = (): Promise<GameInfo[]> => this.get<{ games: GameInfo[] }>("/api/games").then((all) => all.games);
    guide = (game: string, players: number): Promise<Guide> => this.get(`/api/games/${game}/guide?players=${players}`);
    // What it is played with: the very data file of the server.
    figures = (game: string): Promise<unknown> => this.get(`/api/games/${game}/figures`);
    rules = (game: string): Promise<Rules> => this.get(`/api/games/${game}/rules`);
    tables = (): Promise<ListedTable[]> => this.get<{ tables: ListedTable[] }>("/api/tables").then((all) => all.tables);
    mine = (): Promise<ListedTable[]> =>
        this.get<{ tables: ListedTable[] }>("/api/me/tables").then((all) => all.tables);
    me = (): Promise<Me | null> => this.get<{ me: Me | null }>("/api/me").then((all) => all.me);
    table = (id: string): Promise<Found> => this.get("/api/table", id);
    open = (wish: OpenWish): Promise<Seated> => this.post("/api/tables", wish);
    // A game of this device, as a table of a house.
    importGame = (wish: ImportWish): Promise<Imported> => this.post("/api/tables/import", wish);
    join = (id: string, wish: JoinWish): Promise<Seated> => this.post("/api/table/join", wish, id);
    // Another person at this device: not the one the cookie speaks for.
    joinApart = (id: string, wish: { name: string; seat?: number }): Promise<Seated> =>
        this.post("/api/table/join", wish, id, "omit");
    leave = (id: string, token: string | null = null): Promise<unknown> =>
        this.post("/api/table/leave", token === null ? {} : { token }, id);
    // A new token for the seat the cookie speaks for: to move it to another device.
    key = (id: string): Promise<{ token: string }> => this.post("/api/table/key", {}, id);
    // The house's key for pushes; null if it cannot push.
    push = (): Promise<{ key: string | null }> => this.get("/api/push");
    alert = (id: string, wish: AlertWish): Promise<unknown> => this.post("/api/table/alert", wish, id);
    rename = (name: string): Promise<{ me: Me }> => this.post("/api/me", { name });
    profile = (): Promise<Profile> => this.get("/api/me/profile");
    forgetProfile = (): Promise<unknown> => this.post("/api/me/profile/forget", {});
    // Who sat there with us at an earlier table is told of this one.
    invite = (id: string, whom: { table: string; seat: number }): Promise<unknown> =>
        this.post("/api/table/invite", whom, id);
    account = (login: string, password: string): Promise<unknown> => this.post("/api/account", { login, password });
    login = (login: string, password: string): Promise<{ me: Me }> => this.post("/api/login", { login, password });
    changePassword = (old: string, now: string): Promise<unknown> =>
        this.post("/api/account/password", { old, new: now });
    devices = (): Promise<LoggedIn[]> =>
        this.get<{ devices: LoggedIn[] }>("/api/me/devices").then((all) => all.devices);
    forgetDevice = (id: string): Promise<unknown> => this.post("/api/me/devices/forget", { id });
    logout = (): Promise<unknown> => this.post("/api/logout", {});
    report = (id: string): Promise<Report> => this.get("/api/table/report", id);
    replay = (id: string, from: number, count: number): Promise<Chunk> =>
        this.get(`/api/table/replay?from=${from}&count=${count}`, id);

    // Asked again until he is done.
    coach = (id: string, seat: number): Promise<LookBack | UnderWay> => this.get(`/api/table/coach?seat=${seat}`, id);

    // The link to a table as a picture (SVG), and the log of a game that is over.
    qr = (id: string): Promise<string> => this.fetch("/api/table/qr.svg", about(id)).then((all) => all.text());
    log = (id: string): Promise<Blob> => this.fetch("/api/table/export", about(id)).then((all) => all.blob());

    private get<T>(path: string, table?: string): Promise<T> {
        return this.ask<T>(path, about(table));
    }

    private post<T>(
        path: string,
        body: unknown,
        table?: string,
        credentials: RequestCredentials = "same-origin",
    ): Promise<T> {
        return this.ask<T>(path, {
            method: "POST",
            credentials,
            headers: { "Content-Type": "application/json", ...about(table).headers },
            body: JSON.stringify(body),
        });
    }

    private async ask<T>(path: string, how: RequestInit): Promise<T> {
        return (await (await this.fetch(path, how)).json()) as T;
    }

    private async fetch(path: string, how: RequestInit): Promise<Response> {
        const lang = `${path.includes("?") ? "&" : "?"}lang=${this.lang()}`;
        const response = await this.over.fetch(path + lang, { credentials: "same-origin", ...how });
        if (response.ok) return response;
        const { error } = (await response.json()) as { error?: { reason?: string; text?: string } };
        throw new Refused(response.status, error?.reason ?? "", error?.text ?? response.statusText);
    }
}
