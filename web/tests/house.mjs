// A real server on a store of its own. With `vite` its page is the one in web/, built just now and put in
// front of it; otherwise it is the one that the program carries.

import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import net from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const web = fileURLToPath(new URL("..", import.meta.url));
export const program = process.env.MONEYBAGS ?? path.join(web, "../build/release/src/app/moneybags");
const kPatience = 20_000;

export class House {
    constructor(vite) {
        this.vite = vite;
    }

    async open() {
        this.folder = await mkdtemp(path.join(tmpdir(), "moneybags-page-"));
        this.port = await freePort();
        await this.start();
        this.origin = `http://127.0.0.1:${this.port}`;
        if (this.vite) {
            this.front = await this.vite.before(this.origin);
            this.origin = this.front.origin;
        }
        return this;
    }

    // On all addresses of this machine instead of its own ear only.
    async openToAll() {
        this.bind = "0.0.0.0";
        return this.open();
    }

    async start() {
        this.log = "";
        const bounds = [
            ...["--most-opened", "10000", "--most-per-address", "1000"],
            ...["--most-requests", "1000000"],
            ...["--most-bot-tables", "1000", "--bot-pace", "0"],
            ...["--most-tables-per-address", "10000", "--most-commands-per-address", "10000"],
        ];
        const place = [
            "--bind",
            this.bind ?? "127.0.0.1",
            "--port",
            String(this.port),
            "--db",
            path.join(this.folder, "tables.db"),
        ];
        this.process = spawn(program, ["serve", ...place, ...bounds, "--quiet"], {
            stdio: ["ignore", "ignore", "pipe"],
        });
        this.process.stderr.on("data", (data) => (this.log += data));
        this.ended = new Promise((tell) => this.process.once("exit", tell));
        await until("the server answers", () => answers(this.port), kPatience);
    }

    // Without a word to anybody, as a power cut would.
    async kill() {
        this.process.kill("SIGKILL");
        await this.ended;
    }

    async close() {
        await this.front?.close();
        this.process.kill("SIGTERM");
        await this.ended;
        await rm(this.folder, { recursive: true, force: true });
    }

    // `table` is the one that is asked about.
    async ask(method, route, { body, table } = {}) {
        const response = await fetch(this.origin + route, {
            method,
            headers: {
                Origin: this.origin,
                ...(body ? { "Content-Type": "application/json" } : {}),
                ...(table ? { Authorization: `Table ${table}` } : {}),
            },
            ...(body ? { body: JSON.stringify(body) } : {}),
        });
        const answer = await response.json();
        if (!response.ok) throw new Error(`${method} ${route}: ${JSON.stringify(answer)}`);
        return answer;
    }

    // A game that bots have played to its end, such as it is: nobody knows what will have happened in it. The house's own
    // need the fewest steps.
    async finishedGame(game, players, bots = game.house_bot) {
        const wish = {
            game: game.id,
            players,
            bots,
            watch: true,
            start: true,
            settings: { pace: 0 },
        };
        const { table } = await this.ask("POST", "/api/tables", { body: wish });
        await until(
            "bots have played a game",
            async () => (await this.ask("GET", "/api/table", { table })).table.status === "over",
            120_000, // all of an address's bots share so many steps a second
        );
        return table;
    }

    // One with a lie in it, and the steps of all its lies. Every other game of regulars has one.
    async gameWithLies(game, players) {
        for (let tried = 0; tried < 30; ++tried) {
            const table = await this.finishedGame(game, players, "regular");
            const { details } = await this.ask("GET", "/api/table/report", { table });
            const lies = details.claims.filter((each) => each.verdict === "lie").map((each) => each.step);
            if (lies.length > 0) return { table, lies };
        }
        throw new Error(`nobody lied in 30 games of ${game.id}`);
    }
}

// The page as it is in web/, built once for all houses.
export class Vite {
    async build() {
        this.tools = await import("vite");
        this.folder = await mkdtemp(path.join(tmpdir(), "moneybags-dist-"));
        await this.tools.build({ root: web, logLevel: "error", build: { outDir: this.folder, emptyOutDir: true } });
        return this;
    }

    async before(origin) {
        const port = await freePort();
        const proxied = { target: origin, headers: { origin }, changeOrigin: true };
        const server = await this.tools.preview({
            root: web,
            logLevel: "silent",
            build: { outDir: this.folder },
            preview: {
                host: "127.0.0.1",
                port,
                strictPort: true,
                proxy: { "/api": proxied, "/ws": { ...proxied, ws: true } },
            },
        });
        return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
    }

    close() {
        return rm(this.folder, { recursive: true, force: true });
    }
}

// A wire that can be cut: what the browser talks through where a test wants to hang up.
export class Wire {
    async to(origin) {
        const { port } = new URL(origin);
        this.pairs = new Set();
        this.whole = true;
        this.server = net.createServer((near) => {
            if (!this.whole) return near.destroy();
            const far = net.connect(Number(port), "127.0.0.1");
            const pair = [near, far];
            this.pairs.add(pair);
            for (const socket of pair) {
                socket.on("error", () => {});
                socket.on("close", () => {
                    this.pairs.delete(pair);
                    pair.forEach((each) => each.destroy());
                });
            }
            near.pipe(far).pipe(near);
        });
        await new Promise((tell) => this.server.listen(0, "127.0.0.1", tell));
        this.origin = `http://127.0.0.1:${this.server.address().port}`;
        return this;
    }

    cut() {
        this.whole = false;
        for (const pair of this.pairs) pair.forEach((each) => each.destroy());
    }

    mend() {
        this.whole = true;
    }

    close() {
        this.cut();
        return new Promise((tell) => this.server.close(tell));
    }
}

export async function until(what, holds, patience = 30_000) {
    const end = Date.now() + patience;
    for (;;) {
        if (await holds()) return;
        if (Date.now() > end) throw new Error(`not within ${patience / 1000} s: ${what}`);
        await new Promise((tell) => setTimeout(tell, 50));
    }
}

function freePort() {
    return new Promise((tell) => {
        const server = net.createServer();
        server.listen(0, "127.0.0.1", () => {
            const { port } = server.address();
            server.close(() => tell(port));
        });
    });
}

async function answers(port) {
    try {
        return (await fetch(`http://127.0.0.1:${port}/healthz`)).ok;
    } catch {
        return false;
    }
}
