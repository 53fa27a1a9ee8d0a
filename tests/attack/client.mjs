// A hostile guest's own client: HTTP and WebSocket by hand over plain sockets, so that it can do what no
// library would. It shares nothing with the page's client nor with the load client.

import { spawn } from "node:child_process";
import crypto from "node:crypto";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const top = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
export const program = process.env.MONEYBAGS ?? path.join(top, "build/release/src/app/moneybags");

const kPatience = 15_000; // ms for anything that is waited for
const running = new Set(); // child processes, so that none outlives us
const folders = new Set();

export const sleep = (ms) => new Promise((then) => setTimeout(then, ms));

export function within(promise, what, ms = kPatience) {
    let timer;
    const late = new Promise((_, fail) => {
        timer = setTimeout(() => fail(new Error(`${what}: nothing within ${ms} ms`)), ms);
    });
    return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

export function folder() {
    const made = fs.mkdtempSync(path.join(os.tmpdir(), "moneybags-attack-"));
    folders.add(made);
    return made;
}

export function launch(command, options) {
    const child = spawn(command[0], command.slice(1), options);
    running.add(child);
    child.ended = new Promise((then) => {
        child.on("exit", (code, signal) => {
            running.delete(child);
            then({ code, signal });
        });
    });
    return child;
}

export function cleanUp() {
    for (const child of running) child.kill("SIGKILL");
    for (const each of folders) fs.rmSync(each, { recursive: true, force: true });
}

function freePort() {
    return new Promise((then) => {
        const probe = net.createServer().listen(0, "127.0.0.1", () => {
            const { port } = probe.address();
            probe.close(() => then(port));
        });
    });
}

// ---- a house of one's own to attack ----

export class House {
    constructor({ options = [], env = {}, db } = {}) {
        this.folder = folder();
        this.db = db ?? path.join(this.folder, "tables.db");
        this.options = options;
        this.env = env;
        this.journal = "";
        this.secrets = []; // ids and tokens that no journal may tell
    }

    async open() {
        this.port ??= await freePort();
        this.launch();
        const end = Date.now() + kPatience;
        while (Date.now() < end && this.child.exitCode === null) {
            const there = await new Promise((then) => {
                const probe = net.connect(this.port, "127.0.0.1");
                probe.on("connect", () => then(true)).on("error", () => then(false));
                probe.on("close", () => probe.destroy());
                probe.on("connect", () => probe.destroy());
            });
            if (there) return this;
            await sleep(30);
        }
        throw new Error(`the house did not open: ${this.journal}`);
    }

    // Without waiting for it: one that is not to open at all.
    launch() {
        this.child = launch(
            [
                program,
                "serve",
                "--bind",
                "127.0.0.1",
                "--port",
                String(this.port ?? 0),
                "--db",
                this.db,
                ...this.options,
            ],
            { env: { ...process.env, ...this.env }, stdio: ["ignore", "pipe", "pipe"] },
        );
        const keep = (data) => {
            this.journal += data;
        };
        this.child.stdout.on("data", keep);
        this.child.stderr.on("data", keep);
        return this;
    }

    signal(name) {
        this.child.kill(name);
        return this.child.ended;
    }

    // How long an ordinary end takes, in ms.
    async close(patience = kPatience) {
        const began = Date.now();
        await within(this.signal("SIGTERM"), "SIGTERM", patience);
        return Date.now() - began;
    }

    // Megabytes in memory now.
    memory() {
        const status = fs.readFileSync(`/proc/${this.child.pid}/status`, "utf8");
        return Number(/VmRSS:\s+(\d+) kB/.exec(status)[1]) / 1024;
    }

    // Megabytes on disk.
    disk() {
        let bytes = 0;
        for (const suffix of ["", "-wal"]) {
            bytes += fs.statSync(this.db + suffix, { throwIfNoEntry: false })?.size ?? 0;
        }
        return bytes / 1048576;
    }

    async figure(name) {
        const { text } = await new Guest(this, "127.9.9.9").ask("GET", "/metrics");
        return Number(new RegExp(`^moneybags_${name} (.*)$`, "m").exec(text)[1]);
    }
}

// ---- somebody with a cookie and an address ----

let strangers = 0;

export class Guest {
    // Every guest comes from a home of their own unless told otherwise.
    constructor(house, address) {
        this.house = house;
        strangers += 1;
        this.address = address ?? `127.${20 + (strangers >> 16)}.${(strangers >> 8) & 255}.${strangers & 255}`;
        this.cookie = "";
        this.lines = [];
    }

    connect() {
        const socket = net.connect({ port: this.house.port, host: "127.0.0.1", localAddress: this.address });
        socket.setNoDelay(true);
        socket.on("error", () => {});
        return socket;
    }

    // One request on one connection.
    async ask(method, target, body, { headers = {}, patience } = {}) {
        const socket = this.connect();
        const text = body === undefined ? "" : typeof body === "string" ? body : JSON.stringify(body);
        const all = {
            Host: `127.0.0.1:${this.house.port}`,
            Connection: "close",
            ...(this.cookie ? { Cookie: this.cookie } : {}),
            ...(method === "POST"
                ? { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(text) }
                : {}),
            ...headers,
        };
        const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
        socket.write(`${method} ${target} HTTP/1.1\r\n${head.join("")}\r\n${text}`);
        return within(this.answer(socket), `${method} ${target}`, patience).finally(() => socket.destroy());
    }

    answer(socket) {
        const chunks = [];
        return new Promise((then, fail) => {
            socket.on("data", (data) => chunks.push(data));
            socket.on("close", () => {
                const read = readAnswer(Buffer.concat(chunks));
                if (!read) return fail(new Error("hung up without an answer"));
                const set = /^moneybags=([^;]*)/.exec(read.headers["set-cookie"] ?? "");
                if (set) this.cookie = set[1] ? `moneybags=${set[1]}` : "";
                then(read);
            });
        });
    }

    post(target, body = {}, options) {
        return this.ask("POST", target, body, options);
    }

    // How something about one table is asked for: "" is the table itself.
    route(table, what = "") {
        const [route, query] = what.split("?");
        const target = `/api/table${route ? `/${route}` : ""}${query ? `?${query}` : ""}`;
        return { target, headers: { Authorization: `Table ${table}` } };
    }

    at(table, what, body) {
        const { target, headers } = this.route(table, what);
        return this.ask(body === undefined ? "GET" : "POST", target, body, { headers });
    }

    async open(wish) {
        const answer = await this.post("/api/tables", { name: "Ann", ...wish });
        if (answer.status !== 200) throw new Error(`no table: ${answer.status} ${answer.text}`);
        this.house.secrets.push(answer.body.table);
        if (answer.body.token) this.house.secrets.push(answer.body.token);
        return answer.body;
    }

    async join(table, wish = {}) {
        return this.at(table, "join", { name: "Bea", ...wish });
    }

    // A socket at a table that has heard its first snapshot.
    async visit(table, { token } = {}) {
        const line = await new Line(this).open();
        line.say({ kind: "hello", table, ...(token ? { token } : {}) });
        const first = await line.next((m) => m.kind === "snapshot" || m.kind === "nack");
        if (first.kind === "nack") throw new Error(`hello: ${first.reason}`);
        return line;
    }

    leaveAll() {
        for (const line of this.lines) line.cut();
        this.lines = [];
    }
}

function readAnswer(bytes) {
    const end = bytes.indexOf("\r\n\r\n");
    if (end < 0) return null;
    const [first, ...rest] = bytes.subarray(0, end).toString().split("\r\n");
    const headers = {};
    for (const each of rest) {
        const colon = each.indexOf(":");
        headers[each.slice(0, colon).toLowerCase()] = each.slice(colon + 1).trim();
    }
    const text = bytes.subarray(end + 4).toString();
    let body = null;
    try {
        body = JSON.parse(text);
    } catch {} // not everything is JSON
    return { status: Number(first.split(" ")[1]), headers, text, body };
}

// ---- a WebSocket ----

let commands = 0;

export class Line {
    constructor(guest) {
        this.guest = guest;
        this.heard = []; // messages that nobody has taken yet
        this.all = []; // every message, as {size, message}
        this.waiting = [];
        this.buffer = Buffer.alloc(0);
        this.parts = [];
        this.closed = new Promise((then) => {
            this.tellClosed = then;
        });
        guest.lines.push(this);
    }

    async open(headers = {}) {
        this.socket = this.guest.connect();
        const all = {
            Host: `127.0.0.1:${this.guest.house.port}`,
            Upgrade: "websocket",
            Connection: "Upgrade",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": crypto.randomBytes(16).toString("base64"),
            ...(this.guest.cookie ? { Cookie: this.guest.cookie } : {}),
            ...headers,
        };
        const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
        this.socket.write(`GET /ws HTTP/1.1\r\n${head.join("")}\r\n`);
        this.socket.on("close", () => this.end(1006, ""));
        await within(
            new Promise((then, fail) => {
                this.socket.on("close", () => fail(new Error("no WebSocket")));
                this.socket.on("data", (data) => {
                    this.take(data);
                    if (this.upgraded) then();
                });
            }),
            "a WebSocket",
        );
        return this;
    }

    end(code, reason) {
        if (this.code) return;
        this.code = code;
        this.tellClosed({ code, reason });
        for (const each of this.waiting) each.fail(new Error(`closed ${code} ${reason}`));
        this.waiting = [];
    }

    take(data) {
        this.buffer = this.buffer.length ? Buffer.concat([this.buffer, data]) : data;
        if (!this.upgraded) {
            const end = this.buffer.indexOf("\r\n\r\n");
            if (end < 0) return;
            if (!this.buffer.subarray(0, 12).toString().endsWith("101")) {
                this.socket.destroy();
                return;
            }
            this.upgraded = true;
            this.buffer = this.buffer.subarray(end + 4);
        }
        for (;;) {
            if (this.buffer.length < 2) return;
            const code = this.buffer[0] & 15;
            let size = this.buffer[1] & 127;
            let at = 2;
            if (size === 126) {
                if (this.buffer.length < 4) return;
                size = this.buffer.readUInt16BE(2);
                at = 4;
            } else if (size === 127) {
                if (this.buffer.length < 10) return;
                size = Number(this.buffer.readBigUInt64BE(2));
                at = 10;
            }
            if (this.buffer.length < at + size) return;
            const payload = this.buffer.subarray(at, at + size);
            this.buffer = this.buffer.subarray(at + size);
            if (code === 8) {
                this.frame(payload, 8);
                this.socket.end();
                this.end(size >= 2 ? payload.readUInt16BE(0) : 1005, payload.subarray(2).toString());
            } else if (code === 9) this.frame(payload, 10);
            else if (code === 1) this.hear(payload);
        }
    }

    hear(payload) {
        const message = JSON.parse(payload.toString());
        this.all.push({ size: payload.length, message });
        if (message.kind === "snapshot")
            Object.assign(this, { table: message.table, game: message.game, story: message.lines, you: message.you });
        if (message.kind === "delta") {
            if (message.table) this.table = message.table;
            if (message.game) this.game = message.game;
            this.story = [...this.story, ...message.lines];
        }
        this.heard.push(message);
        if (this.heard.length > 2000) this.heard.splice(0, 1000);
        for (const each of [...this.waiting]) each.look();
    }

    // The next message that fits, taken out of those that came.
    next(fits, ms) {
        return this.until(() => {
            const at = this.heard.findIndex(fits);
            return at < 0 ? undefined : this.heard.splice(at, 1)[0];
        }, ms);
    }

    // What `look` finds, as soon as it finds something.
    until(look, ms) {
        const found = look();
        if (found) return Promise.resolve(found);
        const promise = new Promise((then, fail) => {
            if (this.code) return fail(new Error(`closed ${this.code}`));
            const waits = {
                fail,
                look: () => {
                    const seen = look();
                    if (!seen) return;
                    this.waiting.splice(this.waiting.indexOf(waits), 1);
                    then(seen);
                },
            };
            this.waiting.push(waits);
        });
        return within(promise, "a message", ms);
    }

    frame(payload, code = 1, { final = true, announced = payload.length } = {}) {
        const head = Buffer.alloc(announced < 126 ? 2 : announced < 65536 ? 4 : 10);
        head[0] = (final ? 0x80 : 0) | code;
        if (announced < 126) head[1] = announced;
        else if (announced < 65536) {
            head[1] = 126;
            head.writeUInt16BE(announced, 2);
        } else {
            head[1] = 127;
            head.writeBigUInt64BE(BigInt(announced), 2);
        }
        head[1] |= 0x80;
        // Masked with nothing: it is the same bytes, and cheap.
        if (!this.socket.destroyed) this.socket.write(Buffer.concat([head, Buffer.alloc(4), payload]));
    }

    say(message) {
        this.frame(Buffer.from(JSON.stringify(message)));
    }

    // A command and its answer, or null if the socket was closed instead.
    async ask(message, ms) {
        const id = message.id ?? `c${++commands}`;
        this.say({ ...message, id });
        try {
            return await this.next((m) => (m.kind === "ack" || m.kind === "nack") && m.id === id, ms);
        } catch (error) {
            if (this.code) return null;
            throw error;
        }
    }

    seesTable(look) {
        return this.until(() => look(this.table, this.game) || undefined);
    }

    cut() {
        this.socket?.destroy();
    }
}

export const acked = (answers) => answers.filter((each) => each?.kind === "ack").length;
