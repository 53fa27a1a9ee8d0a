// Games of the house inside the page that go on at the house, and the page from a folder of a host that only has files.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import http from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { Guest, read } from "./guest.mjs";
import { program, until, web } from "./house.mjs";
import { act } from "./play.mjs";

const words = { ...read("en/page/page.json"), ...read("en/page/more.json") };
const kHome = "#/pocket/";

async function come({ browser, guests }, origin) {
    const guest = await Guest.come(browser, origin);
    guests.push(guest);
    // Nobody waits for bots: pages talk to the house inside them by messages to a worker.
    await guest.context.addInitScript(() => {
        localStorage.setItem("moneybags.speed", "once");
        const post = Worker.prototype.postMessage;
        Worker.prototype.postMessage = function (message, ...rest) {
            if (message.path !== "/api/tables" || message.method !== "POST") return post.call(this, message, ...rest);
            const body = JSON.parse(message.body);
            body.settings = { ...body.settings, pace: 0 };
            return post.call(this, { ...message, body: JSON.stringify(body) }, ...rest);
        };
    });
    return guest;
}

// A table in the house inside the page, begun: Ann, bots, and Bo at the same device if wanted.
async function begin(guest, game, shared = false) {
    const { page } = guest;
    await guest.go(`${kHome}new/${game}`);
    await page.getByRole("textbox", { name: "Your name" }).fill("Ann");
    if (shared) {
        await page.getByRole("combobox", { name: "Chair 2" }).selectOption({ label: "Somebody at this device" });
        await guest.button(/^Open the table/).click();
        await guest.button(words["frame.device.add"]).click();
        await page.getByRole("textbox", { name: words["frame.device.name"] }).fill("Bo");
        await guest.button("Sit down").click();
        await page.getByText("Bo", { exact: true }).first().waitFor();
        await guest.button("Begin").click();
    } else await guest.button(words["new.createstart"]).click();
    const take = page.getByRole("button", { name: "I am Ann" });
    await guest.decision.or(take).first().waitFor();
    return page.url().split("/").at(-1);
}

async function openAtHouse(guest, label = words["pocket.import"]) {
    await guest.go(kHome);
    await guest.button(label).first().click();
    await guest.page.waitForURL(/\/#\/(table|replay)\//);
    return /#\/[^/]+\/([^/]+)/.exec(guest.page.url())[1];
}

// A host that has nothing but files, and these in a folder of it.
async function filesAt(folder, place) {
    const types = { html: "text/html", js: "text/javascript", css: "text/css", wasm: "application/wasm" };
    const server = http.createServer(async (request, response) => {
        const asked = new URL(request.url, "http://any").pathname;
        const name = asked.startsWith(place) ? asked.slice(place.length) || "index.html" : null;
        const bytes = name === null ? null : await readFile(path.join(folder, name)).catch(() => null);
        response.writeHead(bytes ? 200 : 404, {
            "Content-Type": types[(name ?? "").split(".").at(-1)] ?? "application/octet-stream",
        });
        response.end(bytes ?? "");
    });
    await new Promise((tell) => server.listen(0, "127.0.0.1", tell));
    return { origin: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

export default function (test, catalogue) {
    if (!existsSync(`${web}pocket/moneybags.wasm`)) return;
    const game = catalogue[0].id;

    test("import: two who share a device go on at the house, and one takes the seat along", async (all) => {
        const guest = await come(all, all.house.origin);
        const { page } = guest;
        const before = await begin(guest, game, true);
        const table = await openAtHouse(guest);
        assert.notEqual(table, before);
        await page.getByRole("button", { name: "I am Bo" }).click();
        await page.getByRole("button", { name: "Menu" }).first().click();
        await page.getByText(words["frame.begun"].replace(/\(.*/, "").trim()).waitFor();
        await guest.button(words["frame.give-seat"]).click();
        const link = await page.getByRole("textbox", { name: words["frame.move-seat.link"] }).inputValue();
        await guest.button(words["frame.copy"]).click();

        const friend = await come(all, all.house.origin);
        await friend.page.goto(link.replace(/^https?:\/\/[^/]+/, all.house.origin));
        await friend.decision.or(friend.page.getByText("Bo").first()).first().waitFor();
        // The device that gave it away is Ann's alone.
        await guest.decision.or(page.getByText("Ann").first()).first().waitFor();
        assert.equal(await page.getByRole("button", { name: /^I am / }).count(), 0);
        const seats = all.house.ask("GET", "/api/table", { table });
        assert.equal((await seats).table.begun.steps > 0, true);
        // Once more it is the same table.
        assert.equal(await openAtHouse(guest, words["pocket.import.again"]), table);
    });

    test("import: a game that is over is there to look back on", async (all) => {
        const guest = await come(all, all.house.origin);
        const { page } = guest;
        await begin(guest, game);
        await page.getByRole("button", { name: "Menu" }).first().click();
        await page.getByRole("button", { name: "Let a bot play for me" }).click();
        await guest.result.waitFor({ timeout: 120_000 });
        await guest.go(kHome);
        await page.getByRole("button", { name: /Finished/ }).click();
        await guest.button(words["pocket.import"]).first().click();
        await page.waitForURL(/\/#\/replay\//);
        await page.getByRole("main").getByRole("slider").first().waitFor();
    });

    test("import: without the house the games stay, and it is said why", async (all) => {
        const guest = await come(all, all.house.origin);
        const { page } = guest;
        await begin(guest, game);
        await page.route(/\/api\/me/, (route) => route.abort());
        await guest.go(kHome);
        await page.getByText(words["pocket.import.away"]).waitFor();
        assert.equal(await guest.button(words["pocket.import"]).first().isDisabled(), true);
        await page.unroute(/\/api\/me/);
        await page.evaluate(() => dispatchEvent(new Event("online")));
        await page.getByText(words["pocket.import.hint"]).waitFor();
        // What the house refuses is told where it was asked for.
        await page.route(/\/api\/tables\/import/, (route) =>
            route.fulfill({ status: 429, json: { error: { reason: "too-many", text: "Wait a minute." } } }),
        );
        await guest.button(words["pocket.import"]).first().click();
        await page.getByText("Wait a minute.").waitFor();
        guest.troubles.length = 0; // the browser's own words about what was cut and refused
    });

    test("import: a folder anywhere on a host of files is a page that plays without it", async (all) => {
        const folder = await mkdtemp(path.join(tmpdir(), "moneybags-static-"));
        await promisify(execFile)(program, ["page", "--static", folder]);
        const place = "/some/games/";
        const host = await filesAt(folder, place);
        const guest = await come(all, host.origin);
        const { page } = guest;
        const asked = [];
        page.on("request", (request) => asked.push(new URL(request.url()).pathname));
        await page.goto(host.origin + place);
        await page
            .getByRole("button", { name: /^Play now/ })
            .first()
            .waitFor();
        assert.deepEqual(
            asked.filter((each) => !each.startsWith(place)),
            [],
        );
        await until("the page is kept", () =>
            page.evaluate(async () => {
                for (const name of await caches.keys())
                    if (await (await caches.open(name)).match(location.pathname)) return true;
                return false;
            }),
        );
        await guest.context.setOffline(true);
        host.close();
        await rm(folder, { recursive: true });
        await page.reload();
        await page
            .getByRole("button", { name: /^Play now/ })
            .first()
            .click();
        const name = page.getByRole("textbox", { name: "What shall we call you?" });
        await name.or(guest.decision).first().waitFor();
        if (await name.isVisible()) {
            await name.fill("Ann");
            await page.getByRole("button", { name: "Deal me in" }).click();
        }
        await guest.decision.waitFor();
        await act(guest);
        assert.equal(await page.getByText(words["pocket.import"]).count(), 0); // there is no house
        guest.calm({ lostLine: true });
    });
}
