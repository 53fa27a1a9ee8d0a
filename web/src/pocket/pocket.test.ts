// The program inside the page, without a page: whole games by its bots and by somebody who takes what is offered first,
// by a clock that only runs when there is nothing else to do.

import { beforeAll, describe, expect, it, vi } from "vitest";
import type { GameInfo, Seated } from "../net/api";
import type { ServerMessage, Snapshot } from "../protocol";
import type { FromProgram } from "./messages";
import { Program } from "./wasm";

// The page itself has no types for what only Node has.
const files = await vi.importActual<{
    existsSync: (path: string) => boolean;
    readdirSync: (path: string) => string[];
    readFileSync: (path: string) => Uint8Array<ArrayBuffer>;
}>("node:fs");
const folder = "pocket/"; // tests run in web/
const isBuilt = files.existsSync(`${folder}moneybags.wasm`);
let source: WebAssembly.Module;

// A house on pairs that outlive it.
class House {
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
        const { body = {}, table = "", query = "lang=en", ...more } = wish;
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
        line.say({ kind: "hello", table, lang: "en", ...(token ? { token } : {}) });
        return line;
    }
    hear(socket: number, message: object): void {
        this.program.hear({ hear: socket, frame: JSON.stringify(message) });
    }
}

class Line {
    state: Snapshot | null = null;
    readonly told: ServerMessage[] = [];
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

function open(house: House, game: GameInfo, wish: object = {}): Seated {
    const answer = house.ask("POST", "/api/tables", {
        body: {
            game: game.id,
            players: game.least_players,
            name: "Ann",
            bots: game.house_bot,
            start: true,
            settings: { pace: 0 },
            ...wish,
        },
    });
    expect(answer.status, JSON.stringify(answer.json())).toBe(200);
    return answer.json() as Seated;
}

function playOut(house: House, line: Line): void {
    for (let steps = 0; line.status === "running" && steps < 4000; ++steps) {
        if (line.move()) continue;
        house.pass(1000);
        line.look();
    }
    expect(line.status).toBe("over");
}

describe.skipIf(!isBuilt)("the house inside the page", () => {
    beforeAll(async () => {
        source = await WebAssembly.compile(files.readFileSync(`${folder}moneybags.wasm`));
    });

    const games = (house: House): GameInfo[] => (house.ask("GET", "/api/games").json() as { games: GameInfo[] }).games;

    it("plays every game to its end, is closed in the middle twice, and has its report and replay", {
        timeout: 60_000,
    }, async () => {
        let house = await new House().open();
        for (const game of games(house)) {
            const level = game.options.find((each) => each.name === "level");
            const variants = level
                ? [
                      { options: { level: level.least } },
                      { options: { level: level.most }, players: 4 },
                      { options: { level: level.most }, players: game.least_players },
                  ]
                : [{}];
            for (const variant of variants) {
                const { table } = open(house, game, variant);
                for (let closed = 0; closed < 2; ++closed) {
                    const line = house.connect(table);
                    for (let steps = 0; steps < 3; ++steps) if (!line.move()) house.pass(1000);
                    const before = line.state;
                    house = await new House(house.pairs).open();
                    const after = house.connect(table).state;
                    expect(after?.table.id).toBe(before?.table.id);
                    expect(after?.seq).toBeGreaterThanOrEqual(before?.seq ?? 0);
                }
                playOut(house, house.connect(table));
                const report = house.ask("GET", "/api/table/report", { table });
                expect(report.status).toBe(200);
                const replay = house.ask("GET", "/api/table/replay", { table, query: "from=0&count=50&lang=en" });
                expect(replay.status).toBe(200);
                expect((replay.json() as { steps: number }).steps).toBeGreaterThan(5);
            }
        }
    });

    it("seats a second person at the same device, who sees what is theirs and no more", async () => {
        const house = await new House().open();
        const game = games(house)[0]!;
        const first = open(house, game, { bots: undefined, start: false });
        const second = house
            .ask("POST", "/api/table/join", { body: { name: "Bo" }, table: first.table, apart: true })
            .json() as Seated;
        expect(second.seat).not.toBe(first.seat);
        const ann = house.connect(first.table, first.token);
        const bo = house.connect(first.table, second.token);
        ann.say({ kind: "start", id: "s" });
        bo.look();
        expect([ann.status, bo.status]).toEqual(["running", "running"]);
        expect(ann.state?.you.seat).toBe(first.seat);
        expect(bo.state?.you.seat).toBe(second.seat);
        for (let steps = 0; ann.status === "running" && steps < 4000; ++steps) {
            const moved = [ann, bo].map((each) => each.move());
            if (!moved.includes(true)) house.pass(1000);
            for (const each of [ann, bo]) each.look();
        }
        expect([ann.status, bo.status]).toEqual(["over", "over"]);
    });

    it("fetches what a bot plays by when that bot thinks, and only its own family's", async () => {
        const house = await new House().open();
        const game = games(house).find((each) => each.bots.includes("regular"))!;
        expect(game.strengths).toBe(10);
        playOut(house, house.connect(open(house, game).table));
        expect(house.fetched).toEqual([]);
        const { table } = open(house, game, { bots: "regular" });
        playOut(house, house.connect(table));
        expect(house.fetched.length).toBe(1);
        open(house, game, { bots: "3" });
        house.pass(1000);
        expect(house.fetched.length).toBe(1);
        expect(house.lacked).toEqual([]);
    });

    it("lets rookies play where that cannot be had, says so once, and tries again another time", async () => {
        const house = await new House().open();
        house.cut = true;
        const game = games(house).find((each) => each.bots.includes("regular"))!;
        playOut(house, house.connect(open(house, game, { bots: "regular" }).table));
        expect(house.lacked).toEqual(["network"]);
        house.cut = false;
        const before = house.fetched.length;
        playOut(house, house.connect(open(house, game, { bots: "regular" }).table));
        expect(house.fetched.length).toBe(before + 1);
        expect(house.lacked).toEqual(["network"]);
    });

    it("exports a game that goes on, for a house to go on with, and takes none itself", async () => {
        const house = await new House().open();
        const { table } = open(house, games(house)[0]!);
        expect(house.connect(table).status).toBe("running");
        const log = house.ask("GET", "/api/table/export", { table });
        expect(log.status).toBe(200);
        expect(log.text).toContain(`"table":"${table}"`);
        const taken = house.ask("POST", "/api/tables/import", { body: { log: log.text, digest: "" } });
        expect(taken.status).toBe(404);
        expect((taken.json() as { error: { reason: string } }).error.reason).toBe("not-in-pocket");
    });

    it("says what it does not have, and does not mind nonsense", async () => {
        const house = await new House().open();
        for (const [method, path] of [
            ["POST", "/api/login"],
            ["POST", "/api/account"],
            ["GET", "/api/push"],
            ["POST", "/api/table/alert"],
        ] as const) {
            const answer = house.ask(method, path, { table: "none" });
            expect(answer.status).toBe(404);
            expect((answer.json() as { error: { reason: string } }).error.reason).toBe("not-in-pocket");
        }
        expect(house.ask("GET", "/api/nonsense").status).toBe(404);
        const { table } = open(house, games(house)[0]!);
        const line = house.connect(table);
        line.say({ kind: "sing", id: "x" });
        expect(line.told.at(-1)).toMatchObject({ kind: "nack", id: "x" });
        expect(line.status).toBe("running");
    });

    it("tells nobody what was not kept, and goes on when there is room again", async () => {
        const house = await new House().open();
        const { table } = open(house, games(house)[0]!);
        const line = house.connect(table);
        while (!line.state?.game?.choices?.length) {
            house.pass(1000);
            line.look();
        }
        const before = new Map(house.pairs);
        const seq = line.state.seq;
        house.full = true;
        line.move();
        expect(line.told.filter((each) => each.kind === "ack")).toEqual([]);
        expect(line.state.seq).toBe(seq);
        expect([...house.pairs.keys()].filter((key) => key.startsWith("entry"))).toEqual(
            [...before.keys()].filter((key) => key.startsWith("entry")),
        );
        house.full = false;
        house.pass(5000);
        const again = house.connect(table);
        expect(again.move()).toBe(true);
        expect(again.told.some((each) => each.kind === "ack")).toBe(true);
    });
});
