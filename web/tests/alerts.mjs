// Being told of one's turn at a table one does not look at.

import assert from "node:assert/strict";
import { Guest } from "./guest.mjs";
import { until } from "./house.mjs";
import { act, sitDown } from "./play.mjs";

// A browser that notes what it would have shown, and can be looked away from.
function pretend() {
    globalThis.told = [];
    globalThis.away = false;
    globalThis.Notification = class {
        static permission = "default";
        static async requestPermission() {
            this.permission = "granted";
            return this.permission;
        }
        constructor(title, { body }) {
            globalThis.told.push({ title, body });
        }
        close() {}
    };
    Object.defineProperty(document, "hidden", { get: () => globalThis.away });
    const pushManager = {
        held: null,
        async getSubscription() {
            return this.held;
        },
        async subscribe() {
            this.held = { endpoint: "https://push.example/send/abc", unsubscribe: async () => true };
            return this.held;
        },
    };
    const worker = { pushManager };
    Object.defineProperty(navigator, "serviceWorker", {
        value: { register: async () => worker, getRegistration: async () => worker },
    });
}

export default function (test, catalogue) {
    const game = catalogue[0];
    test("who asks for it is told of their turn while they look elsewhere, and nobody else is", async ({
        house,
        browser,
        guests,
    }) => {
        const guest = await Guest.come(browser, house.origin, {
            table: { players: game.least_players, settings: { pace: 0 } },
        });
        guests.push(guest);
        const { page } = guest;
        await page.addInitScript(pretend);
        const wishes = [];
        await page.route(/\/api\/push/, (route) => route.fulfill({ json: { key: "BAAA" } }));
        await page.route(/\/api\/table\/alert/, (route) => {
            wishes.push(route.request().postDataJSON());
            return route.fulfill({ json: { ok: true } });
        });
        await sitDown(guest);
        const asked = () => page.evaluate(() => document.title.startsWith("●"));
        const playUntilAsked = async () => {
            const turns = () => guest.frames.filter((frame) => frame.kind === "ack").length;
            const before = turns();
            let n = 0;
            await until("a move is made", async () => {
                await act(guest, Math.max(0, n++ - 20));
                return turns() > before;
            });
            await page.waitForFunction(() => document.title.startsWith("●"));
        };
        await page.waitForFunction(() => document.title.startsWith("●"));
        assert.equal(await asked(), true);
        await page.evaluate(() => (globalThis.away = true));
        for (let move = 0; move < 3; ++move) await playUntilAsked();
        assert.deepEqual(await page.evaluate(() => globalThis.told), [], "off until asked for");
        await page.evaluate(() => (globalThis.away = false));

        await guest.button("Menu").first().click();
        await page.getByRole("switch", { name: "Tell me when it is my turn" }).click();
        await page.getByRole("combobox", { name: "Quiet from" }).selectOption("0");
        await page.getByRole("combobox", { name: "until" }).selectOption("0");
        await page.waitForFunction(() => localStorage.getItem("moneybags.quiet") === "0-0");
        assert.equal(wishes[0].endpoint, "https://push.example/send/abc");
        await until("the house knows the hours", () => wishes.at(-1).quiet_from === wishes.at(-1).quiet_to);
        await page.keyboard.press("Escape");
        await page.evaluate(() => (globalThis.away = true));
        // Who goes on with a turn that they know of is told nothing.
        await until("a new turn is told of", async () => {
            await playUntilAsked();
            return page.evaluate(() => globalThis.told.length > 0);
        });
        const [told] = await page.evaluate(() => globalThis.told);
        assert.equal(told.body, "It is your turn.");

        await guest.button("Menu").first().click();
        await page.getByRole("switch", { name: "Tell me when it is my turn" }).click();
        await page.waitForFunction(() => localStorage.getItem("moneybags.alerts") === null);
        assert.equal(wishes.at(-1).off, true);
        guest.calm();
    });
}
