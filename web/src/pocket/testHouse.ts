// The house inside the page for tests, without a page: the program itself, pairs that stay in memory, and a clock that
// only runs when there is nothing else to do.

import { vi } from "vitest";
import type { GameInfo } from "../net/api";
import type { ServerMessage, Snapshot } from "../protocol";
import { languages } from "../texts/languages";
import type { FromProgram } from "./messages";
import { Program } from "./wasm";

// The page itself has no types for what only Node has.
export const files = await vi.importActual<{
    existsSync: (path: string) => boolean;
    readdirSync: (path: string) => string[];
    readFileSync: (path: string) => Uint8Array<ArrayBuffer>;
}>("node:fs");
const folder = "pocket/"; // tests run in web/
export const isBuilt = files.existsSync(`${folder}moneybags.wasm`);
let source: WebAssembly.Module | undefined;
const { tag: kLang } = languages[0]!;

// A house on pairs that outlive it.
export class House {
    private program!: Program;
    private clock = 1_800_000_000_000;
    private replies = new Map<number, { status: number; body: string }>();
    private serial = 0;
    readonly frames: { socket: number; frame: string }[] = [];
    full = false; // the browser keeps no more
    cut = false; // what is far cannot be fetched
    readonly fetched: string[] = [];
    readonly lacked: string[] = [];

    constructor(readonly pairs = new Map<string, string>()) {}

    async open(): Promise<this> {
        source ??= await WebAssembly.compile(files.readFileSync(`${folder}moneybags.wasm`));
        const heard: FromProgram[] = [];
        this.program = await Program.load(
            source,
            (message) => heard.push(message),
            () => this.clock,
            (path) => {
                this.fetched.push(path);
                return this.cut ? null : files.readFileSync(folder + path.split("/").at(-1));
            },
        );
        const texts = JSON.parse(new TextDecoder().decode(files.readFileSync(`${folder}texts.json`))) as Record<
            string,
            string
        >;
        for (const [path, text] of Object.entries(texts)) this.program.give(path, new TextEncoder().encode(text));
        for (const name of files.readdirSync(folder).filter((each) => each.endsWith(".net"))) {
            this.program.offer(`data/networks/${name}`);
        }
        for (const [key, value] of this.pairs) this.program.remember(key, value);
        this.program.open();
        this.heard = heard;
        return this;
    }
    private heard: FromProgram[] = [];

    // Until nothing happens for so many milliseconds of its clock.
    pass(milliseconds: number): void {
        const end = this.clock + milliseconds;
        for (;;) {
            this.settle();
            const next = this.program.run();
            if (this.heard.length > 0 || next === 0) continue;
            if (next < 0 || this.clock + next > end) break;
            this.clock += next;
        }
        this.clock = end;
    }

    // The device lies in a drawer meanwhile.
    sleep(milliseconds: number): void {
        this.clock += milliseconds;
    }

    private settle(): void {
        for (let message = this.heard.shift(); message; message = this.heard.shift()) {
            if ("keep" in message) {
                if (!this.full) {
                    for (const [key, value] of message.pairs) {
                        if (value === null) this.pairs.delete(key);
                        else this.pairs.set(key, value);
                    }
                }
                this.program.hear({ kept: message.keep, ok: !this.full });
            } else if ("reply" in message) this.replies.set(message.reply, message);
            else if ("frame" in message) this.frames.push(message);
            else if ("trouble" in message) this.lacked.push(message.trouble);
        }
    }

    ask(method: string, path: string, wish: { body?: object; table?: string; apart?: true; query?: string } = {}) {
        const request = ++this.serial;
        const { body = {}, table = "", query = `lang=${kLang}`, ...more } = wish;
        const text = method === "POST" ? JSON.stringify(body) : "";
        this.program.hear({ request, method, path, query, body: text, table, ...more });
        for (let tries = 0; !this.replies.has(request) && tries < 100; ++tries) this.pass(1);
        const { status, body: answer } = this.replies.get(request)!;
        return { status, text: answer, json: () => JSON.parse(answer) };
    }

    connect(table: string, token?: string): Line {
        const socket = ++this.serial;
        this.program.hear({ open: socket });
        const line = new Line(this, socket);
        line.say({ kind: "hello", table, lang: kLang, ...(token ? { token } : {}) });
        return line;
    }
    hear(socket: number, message: object): void {
        this.program.hear({ hear: socket, frame: JSON.stringify(message) });
    }
}

export class Line {
    state: Snapshot | null = null;
    readonly told: ServerMessage[] = [];
    readonly bytes: string[] = []; // the same, as they came
    private read = 0;
    private serial = 0;

    constructor(
        private readonly house: House,
        private readonly socket: number,
    ) {}

    say(message: object): void {
        this.house.hear(this.socket, message);
        this.house.pass(20);
        this.look();
    }
    look(): void {
        for (; this.read < this.house.frames.length; ++this.read) {
            const { socket, frame } = this.house.frames[this.read]!;
            if (socket !== this.socket) continue;
            const message = JSON.parse(frame) as ServerMessage;
            this.told.push(message);
            this.bytes.push(frame);
            if (message.kind === "snapshot") this.state = message;
            else if (message.kind === "delta" && this.state) {
                this.state = { ...this.state, seq: message.seq };
                if (message.table) this.state.table = message.table;
                if (message.game) this.state.game = message.game;
            }
        }
    }
    // The first of what is offered; false if nothing is.
    move(): boolean {
        const choice = this.state?.game?.choices?.[0];
        if (!choice) return false;
        this.say({
            kind: "move",
            id: `m${this.socket}.${++this.serial}`,
            move: choice.move,
            question: choice.question,
        });
        return true;
    }
    get status(): string {
        return this.state?.table.status ?? "";
    }
}

export const games = (house: House): GameInfo[] =>
    (house.ask("GET", "/api/games").json() as { games: GameInfo[] }).games;

// The ways to play a game that differ most: what is asked for when a table is opened.
export interface Variant {
    settings?: object;
    options?: Record<string, unknown>;
    players?: number;
}
export function variants(game: GameInfo): Variant[] {
    const level = game.options.find((each) => each.name === "level");
    if (!level) return [{}];
    return [
        { options: { level: level.least } },
        { options: { level: level.most }, players: 4 },
        { options: { level: level.most }, players: game.least_players },
    ];
}

// Everything that a table of many can be asked for, otherwise than it is if nobody asks.
export function otherwise(game: GameInfo): Variant {
    const other = ({ kind, fallback, least, most, words }: GameInfo["options"][number]) =>
        kind === "switch" ? !fallback : kind === "number" ? (least === fallback ? most : least) : words![1];
    const options = Object.fromEntries(game.options.map((each) => [each.name, other(each)]));
    return { players: game.most_players, options, settings: { pace: 0, clock: { kind: "relaxed" } } }; // some go by the clock only
}
