// Somebody with a browser: a context of their own (cookies, storage), one page, and an ear for everything
// that goes wrong in it.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";

// What the page calls its parts, in any language it speaks.
const folder = new URL("../../data/texts/", import.meta.url);
export const read = (path) => JSON.parse(readFileSync(new URL(path, folder), "utf8"));
const books = readdirSync(folder).map((tag) => ({
    ...read(`${tag}/page/page.json`),
    ...read(`${tag}/page/more.json`),
}));
const called = (key) => new RegExp(`^(${books.map((book) => book[key]).join("|")})$`);

export const sizes = { desktop: { width: 1280, height: 860 }, phone: { width: 360, height: 640 } };

export class Guest {
    static async come(browser, origin, wish = {}) {
        const guest = new Guest();
        guest.origin = origin;
        guest.troubles = [];
        guest.frames = [];
        const size = wish.size ?? "desktop";
        guest.context = await browser.newContext({
            viewport: sizes[size],
            hasTouch: size === "phone",
            reducedMotion: wish.motion ? "no-preference" : "reduce",
            colorScheme: wish.dark ? "dark" : "light",
            locale: "en-GB",
            permissions: ["clipboard-read", "clipboard-write"],
        });
        guest.context.setDefaultTimeout(30_000);
        await guest.context.addInitScript(watchShifts);
        const page = await guest.context.newPage();
        guest.page = page;
        page.on("pageerror", (error) => guest.troubles.push(error.message));
        page.on("console", (message) => {
            if (message.type() === "error") guest.troubles.push(`${message.text()} (${message.location().url})`);
        });
        page.on("websocket", (socket) =>
            socket.on("framereceived", (frame) => {
                guest.frames.push(JSON.parse(String(frame.payload)));
                if (guest.frames.at(-1).game) guest.heard = Date.now(); // of the last step of the game
            }),
        );
        if (wish.table) await guest.wishFor(wish.table);
        return guest;
    }

    // Tables opened by this page are so. The page has no field for how fast bots are.
    async wishFor({ settings = {}, ...more }) {
        await this.page.route(/\/api\/tables(\?|$)/, async (route) => {
            const request = route.request();
            if (request.method() !== "POST") return route.continue();
            const body = request.postDataJSON();
            await route.continue({
                postData: JSON.stringify({ ...body, ...more, settings: { ...body.settings, ...settings } }),
            });
        });
    }

    go(hash) {
        return this.page.goto(`${this.origin}/${hash}`);
    }

    button(name) {
        return this.page.getByRole("button", { name });
    }

    // Reads in another language from now on.
    async speak(tag) {
        await this.page.evaluate((lang) => localStorage.setItem("moneybags.lang", lang), tag);
        await this.page.reload();
        await this.page.locator(`html[lang="${tag}"] .tbl-decision`).waitFor();
    }

    get decision() {
        return this.page.getByRole("region", { name: called("frame.decision") });
    }

    get board() {
        return this.page.getByRole("region", { name: called("frame.board") });
    }

    get result() {
        return this.page.getByRole("region", { name: called("after.title") });
    }

    // What fades, flies or grows has come to rest, and nothing is laid out anew: the page measures its room and draws
    // again when a window has another size. What never ends, such as a pulse, is not waited for.
    settled() {
        return this.page.evaluate(async () => {
            const kQuiet = 3; // frames
            const ends = (each) => each.effect?.getComputedTiming().endTime !== Infinity;
            const moves = () => document.getAnimations().some((each) => each.playState === "running" && ends(each));
            let changed = false;
            const watch = new MutationObserver(() => (changed = true));
            watch.observe(document.body, { subtree: true, childList: true, attributes: true });
            for (let quiet = 0; quiet < kQuiet; ) {
                await new Promise(requestAnimationFrame);
                quiet = changed || moves() ? 0 : quiet + 1;
                changed = false;
            }
            watch.disconnect();
        });
    }

    // What moved on the screen by itself since the last look. 0.1 is what people do not notice.
    shifts() {
        return this.page.evaluate(() => {
            const seen = globalThis.shifts;
            globalThis.shifts = [];
            return seen;
        });
    }

    // Losing the line makes the browser complain; nothing else may.
    calm({ lostLine = false } = {}) {
        const lost = /ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_INTERNET|ERR_SOCKET|WebSocket connection|50[0-9]/;
        assert.deepEqual(
            this.troubles.filter((each) => !lostLine || !lost.test(each)),
            [],
        );
    }

    leave() {
        return this.context.close();
    }
}

function watchShifts() {
    globalThis.shifts = [];
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
            if (entry.hadRecentInput) continue;
            const what = entry.sources.map((source) => {
                const node = source.node instanceof Element ? source.node : source.node?.parentElement;
                return node
                    ? `${node.localName}.${String(node.className?.baseVal ?? node.className).replaceAll(" ", ".")}`
                    : "?";
            });
            globalThis.shifts.push({ value: entry.value, what });
        }
    }).observe({ type: "layout-shift", buffered: true });
}
