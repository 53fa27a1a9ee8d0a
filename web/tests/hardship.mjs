// Offline play under hardship: browsers that refuse something, a house that stops, an older version, and people who are
// in a hurry. Each is told in their language, and no game is lost.

import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import http from "node:http";
import { Guest, read } from "./guest.mjs";
import { until, web } from "./house.mjs";
import { cramped, sitDown, wishFor } from "./offline.mjs";
import { act, onScreen, playOn } from "./play.mjs";
import { findings } from "./screens.mjs";

const languages = ["en", "zh-Hant"];
const words = Object.fromEntries(languages.map((tag) => [tag, read(`${tag}/page/more.json`)]));

async function come({ house, browser, guests }, wish = {}) {
    const guest = await Guest.come(browser, wish.origin ?? house.origin, wish);
    guests.push(guest);
    await wishFor(guest, {});
    return guest;
}

async function speak({ page }, tag) {
    await page.evaluate((lang) => localStorage.setItem("moneybags.lang", lang), tag);
    await page.reload();
    await page.locator(`html[lang="${tag}"]`).waitFor();
}

// Whoever is told something has the time to read it: in every frame of some seconds it is there.
async function stays(words) {
    const gone = await words.evaluate(async (told) => {
        const text = told.textContent;
        for (const from = performance.now(); performance.now() < from + 4000; ) {
            await new Promise(requestAnimationFrame);
            if (!document.body.textContent.includes(text)) return performance.now() - from;
        }
        return null;
    });
    assert.equal(gone, null, "it was gone after so many milliseconds");
}

// The page of a house whose worker.js can be another, and which may lack something or have more to it.
// `before`: of the worker that has the house inside the page.
async function withWorker(house, script) {
    const front = { script, lacks: /^$/, before: "", more: "", caching: "no-cache" };
    const server = http.createServer(async (request, response) => {
        if (front.lacks.test(request.url)) return response.writeHead(503).end();
        if (request.url === "/worker.js" && front.script !== null) {
            return response.setHeader("Content-Type", "text/javascript").end(front.script);
        }
        const answer = await fetch(house.origin + request.url).catch(() => null);
        const type = answer?.headers.get("content-type") ?? "text/plain";
        response.writeHead(answer?.status ?? 502, { "Content-Type": type, "Cache-Control": front.caching });
        if (/worker-[^/]*\.js/.test(request.url)) response.write(front.before);
        if (answer) response.write(Buffer.from(await answer.arrayBuffer()));
        response.end(request.url === "/" ? front.more : "");
    });
    await new Promise((tell) => server.listen(0, "127.0.0.1", tell));
    front.origin = `http://127.0.0.1:${server.address().port}`;
    front.leave = () => {
        server.closeAllConnections();
        return new Promise((tell) => server.close(tell));
    };
    return front;
}

// In the worker, before it begins: the program traps when it is told to.
function brittle() {
    const instantiate = WebAssembly.instantiate;
    let breaks = false;
    new BroadcastChannel("break").onmessage = () => {
        breaks = true;
    };
    WebAssembly.instantiate = async (...all) => {
        const { exports } = await instantiate.apply(WebAssembly, all);
        const hear = () => {
            if (breaks) throw new WebAssembly.RuntimeError("unreachable");
            exports.hear();
        };
        return { exports: { ...exports, hear } };
    };
}

export default function (test, catalogue) {
    if (!existsSync(`${web}pocket/moneybags.wasm`)) return;

    test("offline: whoever does not want the page installed is told that it plays all the same", async (hands) => {
        const guest = await come(hands);
        const { page } = guest;
        await guest.go("#/pocket/");
        for (const tag of languages) {
            await speak(guest, tag);
            // Browsers offer it when a page has come, whatever screen it shows then.
            await page.getByRole("main").waitFor();
            await page.evaluate(() => {
                const offer = new Event("beforeinstallprompt");
                offer.prompt = async () => ({ outcome: "dismissed" });
                dispatchEvent(offer);
                location.hash = "#/pocket/settings";
            });
            await guest.button(words[tag]["pocket.install"]).click();
            await page.getByText(words[tag]["pocket.refused"]).waitFor();
            assert.equal(await guest.button(words[tag]["pocket.install"]).count(), 0, "it can be asked once");
        }
        guest.calm();
    });

    test("offline: a browser that keeps no pages says so, and plays", async (hands) => {
        const guest = await come(hands);
        const { page } = guest;
        await guest.context.addInitScript(() => {
            navigator.serviceWorker.register = async () => {
                throw new DOMException("refused", "SecurityError");
            };
        });
        await guest.go("#/pocket/settings");
        for (const tag of languages) {
            await speak(guest, tag);
            await page.getByText(words[tag]["pocket.unkept"]).waitFor();
        }
        await speak(guest, "en");
        await sitDown(guest, 0);
        guest.calm();
    });

    test("offline: a page that comes only in part is not said to be kept, until the rest has come", async (hands) => {
        const front = await withWorker(hands.house, null);
        hands.guests.push(front);
        const { page } = await come(hands, { origin: front.origin });
        front.lacks = /\.net$/;
        await page.goto(`${front.origin}/#/pocket/settings`);
        for (let n = 0; n < 2; ++n) {
            await page.getByText(words.en["pocket.unkept"]).waitFor();
            await page.reload();
        }
        front.lacks = /^$/;
        await page.reload();
        await page.getByText(words.en["pocket.kept"]).waitFor();
    });

    test("offline: a browser that cannot read what it kept of the page has it from the network, and says so", async (hands) => {
        const real = await (await fetch(`${hands.house.origin}/worker.js`)).text();
        const damage = `throw new DOMException("damaged", "UnknownError")`;
        for (const damaged of [
            `caches.keys = async () => ["moneybags-page-of-before"]; caches.open = async () => { ${damage}; };`,
            `caches.keys = caches.open = async () => { ${damage}; };`,
        ]) {
            const front = await withWorker(hands.house, damaged + real);
            hands.guests.push(front);
            const guest = await come(hands, { origin: front.origin });
            await guest.go("#/pocket/settings");
            for (let n = 0; n < 2; ++n) {
                await guest.page.getByText(words.en["pocket.unkept"]).waitFor();
                await guest.page.reload();
            }
            await sitDown(guest, 0);
            guest.calm();
        }
    });

    test("offline: a proxy that answers for a house that is gone keeps nobody from the page", async (hands) => {
        const front = await withWorker(hands.house, null);
        hands.guests.push(front);
        const guest = await come(hands, { origin: front.origin });
        const { page } = guest;
        await guest.go("#/pocket/settings");
        await page.getByText(words.en["pocket.kept"]).waitFor();
        front.lacks = /./;
        await page.reload();
        await sitDown(guest, 0);
        guest.calm({ lostLine: true });
    });

    test("offline: the page is kept as its house has it now, whatever the browser may have used for longer", async (hands) => {
        const front = await withWorker(hands.house, null);
        hands.guests.push(front);
        const { context } = await come(hands, { origin: front.origin });
        const visit = async (word) => {
            const page = await context.newPage();
            await page.goto(`${front.origin}/#/pocket/settings`);
            await page.getByText(words.en[word]).waitFor();
            return page;
        };
        Object.assign(front, { caching: "max-age=3600", lacks: /offline\.json/ });
        await visit("pocket.unkept");
        Object.assign(front, { more: "<!-- newer -->", lacks: /^$/ });
        const page = await visit("pocket.kept");
        assert.match(await page.evaluate(async () => (await caches.match("./")).text()), /newer/);
    });

    test("offline: without TLS it plays too, and who opens it once more goes on there alone", async (hands) => {
        const front = await withWorker(hands.house, null);
        hands.guests.push(front);
        const guest = await come(hands, { origin: front.origin.replace("127.0.0.1", "plain.test") });
        const { page } = guest;
        await sitDown(guest, 0);
        assert.equal(await page.evaluate(() => isSecureContext), false);
        await act(guest);
        const second = new Guest();
        Object.assign(second, { page: await guest.context.newPage(), origin: guest.origin });
        await second.page.goto(page.url());
        await second.decision.waitFor();
        const told = page.getByText(words.en["pocket.elsewhere"]).first();
        await until("the first is told", async () => {
            await act(guest);
            return told.isVisible();
        });
        await stays(told);
        await playOn(second);
        await second.page.reload();
        await second.result.waitFor();
    });

    test("offline: without TLS and without room two tabs do not write the same game", async (hands) => {
        const front = await withWorker(hands.house, null);
        hands.guests.push(front);
        const guest = await come(hands, { origin: front.origin.replace("127.0.0.1", "plain.test") });
        const { page } = guest;
        const full = (is) => {
            front.before = `(${cramped})(${is});\n`;
            return page.evaluate((data) => new BroadcastChannel("room").postMessage(data), is);
        };
        front.before = `(${cramped})(false);\n`;
        await sitDown(guest, 0);
        await full(true);
        await page.reload();
        await guest.decision.waitFor();
        const second = new Guest();
        Object.assign(second, { page: await guest.context.newPage(), origin: guest.origin });
        await second.page.goto(page.url());
        await second.decision.waitFor();
        await full(false);
        // Who is the first to write goes on, and the other one is told.
        let told = null;
        await until("one of them is told", async () => {
            for (const each of [second, guest]) {
                await each.page.bringToFront();
                await act(each);
                if (await each.page.getByText(words.en["pocket.elsewhere"]).first().isVisible()) told = each;
            }
            return told !== null;
        });
        const other = told === guest ? second : guest;
        await other.page.bringToFront();
        await playOn(other);
    });

    test("offline: a browser that throws away what was kept says so", async (hands) => {
        const guest = await come(hands);
        await sitDown(guest, 0);
        const browser = await guest.context.newCDPSession(guest.page);
        await browser.send("Storage.clearDataForOrigin", { origin: guest.origin, storageTypes: "indexeddb" });
        const told = guest.page.getByText(words.en["pocket.storage"]).first();
        await until("it is said", async () => {
            await act(guest);
            return told.isVisible();
        });
        await stays(told);
    });

    test("offline: an older worker makes room for the new one, and the games stay", async (hands) => {
        const old = `addEventListener("install", () => skipWaiting());
            addEventListener("activate", (event) =>
                event.waitUntil(
                    caches.open("moneybags-page-of-before").then((all) => all.add("./")).then(() => clients.claim()),
                ));`;
        const front = await withWorker(hands.house, old);
        hands.guests.push(front);
        const guest = await come(hands, { origin: front.origin });
        const { page } = guest;
        await sitDown(guest, 0);
        const table = await page.evaluate(() => location.hash);
        await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
        front.script = null; // a newer version is served from now on
        await page.reload();
        await page.getByText(words.en["pocket.renewed"]).waitFor();
        await guest.decision.waitFor();
        assert.equal(await page.evaluate(() => location.hash), table);
        await guest.go("#/pocket/settings");
        await page.getByText(words.en["pocket.kept"]).waitFor();
        await guest.go(table);
        await playOn(guest);
        guest.calm();
    });

    for (const tag of languages) {
        test(`offline: a house that stops says so at the table, and goes on when the page is loaded again, ${tag}`, async (hands) => {
            const guest = await come(hands);
            const { page } = guest;
            await page.route(/worker-[^/]*\.js/, async (route) => {
                const response = await route.fetch();
                await route.fulfill({ response, body: `(${brittle})();\n${await response.text()}` });
            });
            await sitDown(guest, 0);
            if (tag !== "en") await guest.button("繁體中文").click();
            await page.locator(`html[lang="${tag}"]`).waitFor();
            await page.evaluate(() => new BroadcastChannel("break").postMessage(0));
            const told = page.getByText(words[tag]["pocket.broken"]).first();
            await until("it is said", async () => {
                await act(guest);
                return told.isVisible();
            });
            await stays(told);
            await page.reload();
            await guest.decision.waitFor();
            await until("it goes on", async () => {
                const before = await onScreen(guest);
                return (await act(guest)) && (await onScreen(guest)) !== before;
            });
        });
    }

    test("offline: a second tab at the same table is told where it is open", async (hands) => {
        const guest = await come(hands);
        await sitDown(guest, 0);
        const second = await guest.context.newPage();
        await second.goto(guest.page.url());
        await second.getByText(words.en["pocket.elsewhere"]).waitFor();
        await guest.page.close(); // the first one is closed, as it says
        await second.reload();
        await second.locator(".tbl-decision").waitFor();
    });

    test("offline: whoever loads the page again at every step loses none", async (hands) => {
        const guest = await come(hands);
        const { page } = guest;
        await sitDown(guest, 0);
        const table = await page.evaluate(() => location.hash);
        // By the number of the last line: a page that was loaded again shows the latest ones only.
        const told = () =>
            page.evaluate(() =>
                Math.max(
                    0,
                    ...Array.from(document.querySelectorAll("[data-line]"), (each) => Number(each.dataset.line)),
                ),
            );
        for (let last = 0, n = 0; n < 8; ++n) {
            await act(guest, n);
            await act(guest, n + 1); // faster than it is shown
            await page.reload();
            await guest.decision.or(guest.result).first().waitFor();
            assert.equal(await page.evaluate(() => location.hash), table);
            await until("as much is told as before", async () => (await told()) >= last);
            last = await told();
            assert(last > 0);
        }
        await playOn(guest);
        guest.calm();
    });

    test("offline: its screens have no fault for those who see or hear them otherwise, in both languages", async (hands) => {
        const guest = await come(hands, { dark: true });
        await sitDown(guest, 0);
        const table = await guest.page.evaluate(() => location.hash);
        for (const tag of languages) {
            await speak(guest, tag);
            for (const hash of ["#/pocket/", "#/pocket/settings", `#/pocket/new/${catalogue[0].id}`, table]) {
                await guest.go(hash);
                await guest.page.getByRole("main").waitFor();
                await guest.page.waitForLoadState("networkidle");
                await guest.settled();
                assert.deepEqual(await findings(guest.page), [], `${tag} ${hash}`);
            }
        }
        guest.calm();
    });
}
