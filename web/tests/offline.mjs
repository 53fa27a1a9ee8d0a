// The house inside the page: without a network, without a server, from the first card to the last, and again after the
// page was closed.

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { isTaught } from "./families.mjs";
import { Guest, read } from "./guest.mjs";
import { until, web } from "./house.mjs";
import { act, onScreen, playOn, watched } from "./play.mjs";
import { tasksOf } from "./show.mjs";

const axe = await readFile(`${web}node_modules/axe-core/axe.min.js`, "utf8");

// Tables that this page opens in its own house are so: pages talk to it by messages to a worker.
export function wishFor(guest, wish) {
    return guest.context.addInitScript((more) => {
        localStorage.setItem("moneybags.speed", "once");
        const post = Worker.prototype.postMessage;
        Worker.prototype.postMessage = function (message, ...rest) {
            const opens = message.path === "/api/tables" && message.method === "POST";
            if (!opens) return post.call(this, message, ...rest);
            const body = JSON.parse(message.body);
            const wished = { ...body, ...more, options: { ...body.options, ...more.options } };
            wished.settings = { ...body.settings, pace: 0 };
            return post.call(this, { ...message, body: JSON.stringify(wished) }, ...rest);
        };
    }, wish);
}

// A page whose house has gone for good, and the network with it. `before` happens while they are there.
export async function stranded({ browser, guests, newHouse }, wish = {}) {
    const house = await newHouse();
    const guest = await Guest.come(browser, house.origin, wish);
    guests.push(guest);
    await wishFor(guest, wish.wish ?? {});
    await guest.go("#/pocket/");
    await guest.page
        .getByRole("button", { name: /^Play now/ })
        .first()
        .waitFor();
    await until("the page is kept", () =>
        guest.page.evaluate(async () => {
            for (const name of await caches.keys()) if (await (await caches.open(name)).match("/")) return true;
            return false;
        }),
    );
    await guest.context.setOffline(true);
    await house.close();
    guest.frames.length = 0;
    return guest;
}

// In the worker, before it begins: how a browser behaves whose disk is full, whenever it is told to.
export function cramped(full) {
    self.full = full;
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...all) {
        if (self.full) throw new DOMException("full", "QuotaExceededError");
        return put.apply(this, all);
    };
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (...all) {
        const asked = open.apply(this, all);
        asked.addEventListener("success", () => {
            self.base = asked.result;
        });
        return asked;
    };
    new BroadcastChannel("room").onmessage = ({ data }) => {
        self.full = data;
        if (data) self.base.close(); // as browsers do when a disk is full
    };
}

// From the front page to a table with bots.
export async function sitDown(guest, game, level = 0) {
    const { page } = guest;
    await page.goto(`${guest.origin}/#/pocket/`);
    await page.reload();
    await page
        .getByRole("button", { name: /^Play now/ })
        .nth(game)
        .click();
    const name = page.getByRole("textbox", { name: "What shall we call you?" });
    const levels = page.getByRole("group", { name: "Which level?" }).getByRole("button");
    await name.or(levels.first()).or(guest.decision).first().waitFor();
    if (await levels.first().isVisible()) await levels.nth(level).click();
    await name.or(guest.decision).first().waitFor();
    if (await name.isVisible()) {
        await name.fill("Ann");
        await page.getByRole("button", { name: "Deal me in" }).click();
    }
    await guest.decision.waitFor();
}

const kLongest = 50; // milliseconds of a task of the page's own thread, which nobody notices

const story = (guest) => guest.page.getByRole("main").innerText();

const words = { ...read("en/page/page.json"), ...read("en/page/more.json") };
const pocket = `${web}pocket/`;

export default function (test, all, { measured }) {
    if (!existsSync(`${pocket}moneybags.wasm`)) {
        test("offline: a page without a house in it says so", async ({ house, browser, guests }) => {
            const guest = await Guest.come(browser, house.origin);
            guests.push(guest);
            await guest.go("#/settings");
            await guest.page.getByText(/has no house for offline play/).waitFor();
        });
        return;
    }
    // A program that is built with its tests has example games besides.
    const carried = JSON.parse(readFileSync(`${pocket}texts.json`, "utf8"));
    const catalogue = all.filter((game) => `data/${game.id}.json` in carried);

    for (const [at, game] of catalogue.entries()) {
        test(`offline: a whole game of ${game.id} by hand with the house gone, the page loaded again twice in it`, async (all) => {
            const guest = await stranded(all);
            await sitDown(guest, at);
            const { page } = guest;
            const table = await page.evaluate(() => location.hash);
            for (let closed = 0; closed < 2; ++closed) {
                for (let n = 0; n < 4; ++n) {
                    await act(guest);
                    await page.waitForTimeout(50);
                }
                await page.reload();
                await guest.decision.or(guest.result).first().waitFor();
                assert.equal(await page.evaluate(() => location.hash), table);
            }
            await playOn(guest);
            // What it was: the story, who said what, and every step of it.
            await page.goto(`${guest.origin}/${table.replace("/table/", "/replay/")}/0`);
            await page.getByRole("main").getByRole("slider").first().waitFor();
            assert.ok((await story(guest)).length > 0);
            guest.calm({ lostLine: true });
        });

        const level = game.options.find((each) => each.name === "level");
        const variants = level
            ? [
                  { options: { level: level.least } },
                  { options: { level: level.most }, players: game.least_players },
                  { options: { level: level.most }, players: 4 },
              ]
            : [{}];
        for (const wish of variants) {
            const words = `${game.id} ${JSON.stringify(wish)}`;
            const playOut = async (guest) => {
                const { page } = guest;
                await page.getByRole("button", { name: "Menu" }).first().click();
                await page.getByRole("button", { name: "Let a bot play for me" }).click();
                for (const look = watched(); !(await guest.result.isVisible()); ) {
                    look(await onScreen(guest));
                    await page.waitForTimeout(100);
                }
                guest.calm({ lostLine: true });
            };
            test(`offline: ${words} to its end, a bot in one's own seat, the page loaded again twice in it`, async (all) => {
                const guest = await stranded(all, { wish });
                await sitDown(guest, at);
                const { page } = guest;
                const table = await page.evaluate(() => location.hash);
                for (let closed = 0; closed < 2; ++closed) {
                    await act(guest, closed);
                    await page.reload();
                    await guest.decision.or(guest.result).first().waitFor();
                    assert.equal(await page.evaluate(() => location.hash), table);
                }
                await playOut(guest);
            });
            if (!measured) continue;
            test(`measured: the longest task of ${words} offline`, async (all) => {
                const browser = await all.launch(); // traces are of a whole browser
                try {
                    const guest = await stranded({ ...all, browser }, { wish });
                    await sitDown(guest, at);
                    await browser.startTracing(guest.page, { categories: ["toplevel"] });
                    await playOut(guest);
                    const tasks = tasksOf(JSON.parse((await browser.stopTracing()).toString()));
                    const longest = Math.max(...tasks);
                    console.log(`page: ${words} offline: longest task ${longest.toFixed(0)} ms of ${tasks.length}`);
                    assert.ok(longest <= kLongest, `${longest.toFixed(0)} ms are too long`);
                } finally {
                    await browser.close();
                }
            });
        }
    }

    test("offline: a hint is given and played, and the coach looks back on the game", async (all) => {
        const guest = await stranded(all, { wish: { players: catalogue[0].least_players } });
        const { page } = guest;
        await sitDown(guest, 0);
        const note = guest.decision.locator(".tbl-hint");
        await guest.decision.getByRole("button", { name: "Hint (H)" }).click();
        await note.getByRole("button").click();
        await note.waitFor({ state: "detached" });
        await playOn(guest);
        await guest.button(words["after.coach.ask"]).click();
        await page.getByRole("heading", { name: words["after.coach.curve"] }).waitFor({ timeout: 120_000 });
        guest.calm({ lostLine: true });
    });

    test("offline: a lesson is begun and followed", async (all) => {
        const guest = await stranded(all);
        const { page } = guest;
        await page.goto(`${guest.origin}/#/pocket/learn/${catalogue.find(isTaught).id}`);
        await guest.button("Begin the lesson").click();
        await page.getByRole("textbox", { name: "What shall we call you?" }).fill("Ann");
        await guest.button("Begin the lesson").click();
        const coach = page.getByRole("complementary", { name: "Coach" });
        const suggested = coach.getByRole("button", { name: /^Suggested: / });
        for (let followed = 0; followed < 4; ) {
            const opinion = coach.locator(".coach-answers button").first();
            if (await opinion.isVisible()) await opinion.evaluate((button) => button.click());
            const curtain = guest.button("Skip");
            if (await curtain.isVisible()) await curtain.click({ timeout: 700 }).catch(() => {});
            if (await suggested.isVisible()) {
                followed += await suggested.click({ timeout: 3000 }).then(
                    () => 1,
                    () => 0,
                );
            }
            await page.waitForTimeout(60);
        }
        guest.calm({ lostLine: true });
    });

    test("offline: who is at the house without a network is told what goes, and the house's tables come back with it", async (all) => {
        const guest = await Guest.come(all.browser, all.house.origin);
        all.guests.push(guest);
        const { page } = guest;
        const play = page.getByRole("button", { name: /^Play now/ });
        await guest.go("#/pocket/settings");
        await page.getByText(words["pocket.kept"]).waitFor();
        await guest.context.setOffline(true);
        await guest.go("#/");
        await page.getByText(words["home.pocket.away"]).waitFor();
        await guest.context.setOffline(false);
        await play.first().waitFor();
        assert.equal(await page.getByText(words["ui.offline"]).count(), 0);
        await guest.context.setOffline(true);
        await page.reload();
        await page.getByRole("alert").getByRole("link", { name: words["home.pocket"] }).click();
        await play.first().waitFor();
        guest.calm({ lostLine: true });
    });

    test("offline: whoever has never played offline here is told why it cannot be had without a network, and stays", async (all) => {
        const guest = await Guest.come(all.browser, all.house.origin);
        all.guests.push(guest);
        const { page } = guest;
        const play = page.getByRole("button", { name: /^Play now/ });
        const unkept = page.getByText(words["home.pocket.unkept"]);
        await guest.go("#/");
        await play.first().waitFor();
        await guest.context.setOffline(true);
        await page.getByRole("link", { name: words["home.pocket"] }).click();
        await unkept.waitFor();
        assert.equal(await page.evaluate(() => location.hash), "#/");
        assert.ok(await play.first().isVisible());
        // Nor is it offered where the house has gone before it said which games there are.
        await guest.context.setOffline(false);
        const asks = (route) => route.request().resourceType() === "fetch"; // all but what the page consists of
        await page.route("**/*", (route) => (asks(route) ? route.abort() : route.continue()));
        await page.reload();
        const alert = page.getByRole("alert").filter({ hasText: words["ui.offline"] });
        await alert.getByText(words["home.pocket.unkept"]).waitFor();
        assert.equal(await alert.getByRole("link").count(), 0);
    });

    test("offline: two share the device, and each sees their own only after the curtain", async (all) => {
        const guest = await stranded(all);
        const { page } = guest;
        await page.goto(`${guest.origin}/#/pocket/new/${catalogue[0].id}`);
        await page.getByRole("textbox", { name: "Your name" }).fill("Ann");
        await page.getByRole("combobox", { name: "Chair 2" }).selectOption({ label: "Somebody at this device" });
        await guest.button(/^Open the table/).click();
        await guest.button(words["frame.device.add"]).click();
        await page.getByRole("textbox", { name: words["frame.device.name"] }).fill("Bo");
        await guest.button("Sit down").click();
        await page.getByText("Bo", { exact: true }).first().waitFor();
        await guest.button("Begin").click();
        // Whoever is asked next says who they are before anything of theirs is shown.
        const seen = new Set();
        const take = page.getByRole("button", { name: /^I am / });
        await until(
            "both have had the device",
            async () => {
                if (await take.first().isVisible()) {
                    assert.equal(await guest.decision.isVisible(), false, "the curtain hides what is asked");
                    seen.add(await take.first().innerText());
                    await take
                        .first()
                        .click({ timeout: 700 })
                        .catch(() => {});
                } else await act(guest);
                return seen.size === 2;
            },
            90_000,
        );
        guest.calm({ lostLine: true });
    });

    test("offline: the front page of the house inside the page is clean, in light and dark", async (all) => {
        for (const dark of [false, true]) {
            const guest = await Guest.come(all.browser, all.house.origin, { dark });
            all.guests.push(guest);
            await guest.go("#/pocket/");
            await guest.page
                .getByRole("button", { name: /^Play now/ })
                .first()
                .waitFor();
            await guest.page.evaluate(axe);
            const { violations } = await guest.page.evaluate(() =>
                globalThis.axe.run(document, { resultTypes: ["violations"] }),
            );
            assert.deepEqual(
                violations.map((each) => each.id),
                [],
            );
        }
    });

    test("offline: a second tab is told where the games are open, and a browser that keeps nothing too", async (all) => {
        const guest = await Guest.come(all.browser, all.house.origin);
        all.guests.push(guest);
        await guest.go("#/pocket/");
        await guest.page
            .getByRole("button", { name: /^Play now/ })
            .first()
            .waitFor();
        const second = await guest.context.newPage();
        await second.goto(`${all.house.origin}/#/pocket/`);
        await second.getByText(/open in another tab/).waitFor();
        await second.close();

        const strict = await Guest.come(all.browser, all.house.origin);
        all.guests.push(strict);
        // In a worker as well: what it is made of is changed before it begins.
        await strict.page.route(/worker-[^/]*\.js/, async (route) => {
            const response = await route.fetch();
            const body = "indexedDB.open = () => { throw new Error('no'); };\n" + (await response.text());
            await route.fulfill({ response, body });
        });
        await strict.go("#/pocket/");
        await strict.page.getByText(/does not let the page keep anything/).waitFor();
    });

    test("offline: a browser without room says so and goes on from the step before when there is some", async (all) => {
        const guest = await Guest.come(all.browser, all.house.origin);
        all.guests.push(guest);
        await wishFor(guest, {});
        await guest.page.route(/worker-[^/]*\.js/, async (route) => {
            const response = await route.fetch();
            await route.fulfill({ response, body: `(${cramped})(false);\n${await response.text()}` });
        });
        await sitDown(guest, 0);
        const { page } = guest;
        const full = (is) => page.evaluate((data) => new BroadcastChannel("room").postMessage(data), is);
        await page.waitForTimeout(3000); // others may have been asked too
        await full(true);
        const told = page.getByText(/no room left/);
        await page.waitForTimeout(6000);
        assert.equal(await told.count(), 0, "nobody has done anything");
        await until("it is said", async () => {
            await act(guest);
            return (await told.count()) > 0;
        });
        await until("it is said once", async () => (await told.count()) === 0, 60_000);
        await act(guest);
        await page.waitForTimeout(3000);
        assert.equal(await told.count(), 0);
        await full(false);
        await page.reload();
        await guest.decision.or(guest.result).first().waitFor();
        await playOn(guest);
    });

    test("offline: what is damaged is said to be, and the rest is as good as ever", async (all) => {
        const guest = await Guest.come(all.browser, all.house.origin);
        all.guests.push(guest);
        await wishFor(guest, {});
        await sitDown(guest, 0);
        const { page } = guest;
        const hash = await page.evaluate(() => location.hash);
        await page.goto(`${guest.origin}/#/`); // then that house is closed: the page loads itself again
        await page.getByRole("link", { name: "Play on this device, offline" }).waitFor();
        await page.evaluate(
            (key) =>
                new Promise((tell, fail) => {
                    const opening = indexedDB.open("moneybags-pocket");
                    opening.onsuccess = () => {
                        const change = opening.result.transaction("pairs", "readwrite");
                        change.objectStore("pairs").put("{", key);
                        change.oncomplete = tell;
                        change.onabort = fail;
                    };
                }),
            `table\n${hash.split("/").at(-1)}`,
        );
        await page.goto(`${guest.origin}/${hash}`);
        await page.getByText(words["pocket.damaged"]).waitFor();
        await sitDown(guest, 1);
    });
}
