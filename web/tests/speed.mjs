// How fast offline play is: the rules in a worker of the browser against the program itself; and what hangs on the
// machine (node tests/run.mjs --measure): its bots, and the start without a network.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { Guest } from "./guest.mjs";
import { program, web } from "./house.mjs";
import { sitDown, stranded, wishFor } from "./offline.mjs";
import { onScreen, watched } from "./play.mjs";

const kRules = 0.25; // of the program's own speed
const kRounds = 3; // of measuring both, of which the best counts: the machine may have been busy …
const kSeconds = 0.1; // … for so long, for each ruleset
const kThrottle = 4; // how much slower than this one a phone's processor may be
const kMove = 50; // milliseconds of a rookie's move there, of 95 in 100
const kStart = 2000; // milliseconds until the page has started without a network
const pocket = `${web}pocket/`;

// What runs in a worker of the browser: build/pocket/bench.wasm (src/pocket/bench), which says how the rules behave and how fast.
function benchWorker() {
    let inside;
    const start = async (texts) => {
        const known = {
            clock_time_get: (_clock, _precision, at) => {
                const now = BigInt(Math.round(performance.now() * 1e6));
                new DataView(inside.memory.buffer).setBigUint64(at, now, true);
                return 0;
            },
        };
        const system = new Proxy(known, { get: (all, name) => all[name] ?? (() => 0) });
        const imports = new Proxy({}, { get: () => system });
        ({
            instance: { exports: inside },
        } = await WebAssembly.instantiateStreaming(fetch("/bench.wasm"), imports));
        inside._initialize();
        const encoder = new TextEncoder();
        for (const [path, text] of Object.entries(texts)) {
            const [name, bytes] = [encoder.encode(path), encoder.encode(text)];
            const room = new Uint8Array(inside.memory.buffer, inside.room(name.length + bytes.length));
            room.set(name);
            room.set(bytes, name.length);
            inside.give(name.length);
        }
    };
    const half = (number) => (number >>> 0).toString(16).padStart(8, "0");
    self.onmessage = async ({ data: { texts, games } }) => {
        if (!inside) await start(texts);
        self.postMessage(
            games.map(({ at, players, seconds }) => ({
                signature: half(inside.signature(at)) + half(inside.lower()),
                speed: inside.speed(at, players, seconds),
            })),
        );
    };
}

// In the worker, before it begins: how long the program runs each time it is called.
function timed() {
    const instantiate = WebAssembly.instantiate;
    WebAssembly.instantiate = async (...all) => {
        const { exports } = await instantiate.apply(WebAssembly, all);
        const runs = [];
        new BroadcastChannel("runs").onmessage = () => new BroadcastChannel("ran").postMessage(runs);
        const run = () => {
            const from = performance.now();
            const next = exports.run();
            runs.push(performance.now() - from);
            return next;
        };
        return { exports: { ...exports, run } };
    };
}

export default function (test, all, { measured }) {
    if (!existsSync(`${pocket}moneybags.wasm`)) return;
    // A program that is built with its tests has example games besides.
    const carried = JSON.parse(readFileSync(`${pocket}texts.json`, "utf8"));
    const catalogue = all.filter((game) => `data/${game.id}.json` in carried);

    test("offline: the rules behave in a worker of the browser as they do in the program, and are nearly as fast", async ({
        house,
        browser,
        guests,
    }) => {
        const guest = await Guest.come(browser, house.origin);
        guests.push(guest);
        const { page } = guest;
        const wasm = await readFile(`${web}../build/pocket/bench.wasm`);
        await page.route("**/bench.wasm", (route) => route.fulfill({ body: wasm, contentType: "application/wasm" }));
        await page.route("**/bench.js", (route) =>
            route.fulfill({ body: `(${benchWorker})();`, contentType: "text/javascript" }),
        );
        await guest.go("");
        await page.evaluate(() => {
            globalThis.bench = new Worker("/bench.js");
        });
        const measure = async () => {
            const told = await promisify(execFile)(program, ["bench", "--json", "--seconds", String(kSeconds)]);
            const native = JSON.parse(told.stdout).slice(0, catalogue.length);
            const games = native.map(({ players }, at) => ({ at, players, seconds: kSeconds }));
            const inWorker = await page.evaluate(
                (given) =>
                    new Promise((tell, fail) => {
                        globalThis.bench.onmessage = ({ data }) => tell(data);
                        globalThis.bench.onerror = (error) => fail(new Error(error.message));
                        globalThis.bench.postMessage(given);
                    }),
                { texts: carried, games },
            );
            assert.deepEqual(
                inWorker.map((each) => each.signature),
                native.map((each) => each.signature),
            );
            return native.map((each, at) => ({ native: each.decisions_per_second, worker: inWorker[at].speed }));
        };
        const rounds = [];
        while (rounds.length < kRounds) rounds.push(await measure());
        for (const [at, game] of catalogue.entries()) {
            const best = (where) => Math.max(...rounds.map((each) => each[at][where]));
            const words = `${((100 * best("worker")) / best("native")).toFixed(0)} %`;
            console.log(`page: ${game.id}: ${words} of the program's own speed in a worker`);
            assert.ok(best("worker") >= kRules * best("native"), `${game.id} has only ${words}`);
        }
    });
    if (!measured) return;

    for (const [at, game] of catalogue.entries()) {
        test(`measured: rookies of ${game.id} offline`, async ({ house, browser, guests }) => {
            const guest = await Guest.come(browser, house.origin);
            guests.push(guest);
            const { page } = guest;
            await wishFor(guest, { bots: "rookie" });
            await page.route(/worker-[^/]*\.js/, async (route) => {
                const response = await route.fetch();
                await route.fulfill({ response, body: `(${timed})();\n${await response.text()}` });
            });
            await sitDown(guest, at);
            await page.getByRole("button", { name: "Menu" }).first().click();
            await page.getByRole("button", { name: "Let a bot play for me" }).click();
            for (const look = watched(); !(await guest.result.isVisible()); ) {
                look(await onScreen(guest));
                await page.waitForTimeout(100);
            }
            const runs = await page.evaluate(
                () =>
                    new Promise((tell) => {
                        new BroadcastChannel("ran").onmessage = ({ data }) => tell(data);
                        new BroadcastChannel("runs").postMessage(0);
                    }),
            );
            // The house runs once for each move and what comes of it, or for more of them.
            runs.sort((one, two) => one - two);
            const part = (share) => (kThrottle * runs[Math.floor(share * (runs.length - 1))]).toFixed(1);
            console.log(
                `page: ${game.id}: a rookie's move and all that follows takes ${part(0.5)} ms on a processor ` +
                    `${kThrottle} times slower than this; 95 of 100 take ${part(0.95)} ms at most (${runs.length} in all)`,
            );
            assert.ok(part(0.95) < kMove, `a rookie's move takes ${part(0.95)} ms`);
        });
    }

    test("measured: the page starts without a network", async (hands) => {
        const guest = await stranded(hands);
        const { page } = guest;
        const starts = [];
        for (let n = 0; n < 3; ++n) {
            const from = Date.now();
            await page.reload();
            await page
                .getByRole("button", { name: /^Play now/ })
                .first()
                .waitFor();
            starts.push(Date.now() - from);
        }
        console.log(`page: it starts without a network in ${starts.join(", ")} ms`);
        assert.ok(Math.max(...starts) < kStart, `it takes ${Math.max(...starts)} ms to start`);
        guest.calm({ lostLine: true });
    });
}
