// Bots with faces, names and words of their own.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { full, oneOfEach } from "./families.mjs";
import { Guest } from "./guest.mjs";
import { until } from "./house.mjs";
import { sitDown } from "./play.mjs";

export default function (test, catalogue) {
    test("bots have faces, greet, and answer whoever throws tomatoes at them", async ({ house, browser, guests }) => {
        const game = catalogue.findIndex((each) => each.id === "millions-2e");
        const guest = await Guest.come(browser, house.origin);
        guests.push(guest);
        await sitDown(guest, game);
        const { page } = guest;
        const table = () => guest.frames.findLast((frame) => frame.table)?.table;
        const said = () =>
            guest.frames
                .flatMap((frame) => frame.lines ?? [])
                .filter((line) => line.what === "say" && table()?.chairs[line.seat]?.kind === "bot");
        const bots = table().chairs.filter((chair) => chair.kind === "bot");
        await until(
            "every bot at the table has a face",
            async () => (await page.locator(".tbl-seats [data-cast]").count()) === bots.length,
        );
        assert.deepEqual(
            bots.map((bot) => bot.character),
            bots.map((bot) => bot.name),
        );
        for (const [width, height] of [
            [360, 740],
            [844, 390],
            [1280, 860],
        ]) {
            await page.setViewportSize({ width, height });
            await guest.settled();
            const covered = await page.locator(".tbl-seat:has([data-cast])").evaluateAll((seats) =>
                seats.flatMap((seat) => {
                    const face = seat.querySelector("[data-cast]").getBoundingClientRect();
                    const purse = seat.querySelector(".tbl-seat-purse > *").getBoundingClientRect();
                    const apart = face.right <= purse.left + 1 || face.bottom <= purse.top + 3;
                    return apart ? [] : [seat.innerText.replaceAll("\n", " ")];
                }),
            );
            assert.deepEqual(covered, [], `faces cover nobody's money at ${width} x ${height}`);
        }
        await until("two of them greet", () => said().length >= 2);

        const bot = bots[0];
        const answered = (before) => () =>
            said()
                .slice(before)
                .some((line) => line.seat === bot.seat);
        const before = said().length;
        await page.locator(`.tbl-seat-place[data-seat="${bot.seat}"] > button`).click();
        await page.locator("dialog [data-cast]").waitFor();
        await guest.button("Tomato").click();
        await until("who is hit by a tomato says so", answered(before));

        const words = said().map((line) => line.event.words);
        assert.equal(new Set(words).size, words.length, "nobody repeats anything");
        guest.calm();
    });

    for (const [index, game] of oneOfEach(catalogue)) {
        test(`what is said at a table of ${game.id} is read whole and covers nothing`, (hands) =>
            saidInSight(hands, { index, game }));
    }
}

// The longest lines of the cast, in every language.
const longest = ["en", "zh-Hant"].map((tag) => {
    const book = JSON.parse(readFileSync(new URL(`../../data/texts/${tag}/cast/words.json`, import.meta.url), "utf8"));
    const lines = Object.values(book).map((line) => line.replace("{other}", "Tess"));
    return lines.reduce((most, line) => (line.length > most.length ? line : most));
});

async function saidInSight({ house, browser, guests }, { index, game }) {
    const guest = await Guest.come(browser, house.origin, {
        table: { players: Math.min(5, game.most_players), options: full(game), settings: { pace: 0 } },
    });
    guests.push(guest);
    const { page } = guest;
    await sitDown(guest, index, "Tess");
    const desktop = { width: 1280, height: 800 };
    const screens = [desktop, { width: 1100, height: 700 }, { width: 360, height: 740 }, { width: 844, height: 390 }];
    for (const words of longest) {
        for (const screen of screens) {
            let seen = null;
            await until(`"${words}" is on the screen`, async () => {
                await page.setViewportSize(screen);
                seen = await page.evaluate(overlaps, words);
                if (seen !== null) return true;
                // Not said yet, or gone by now: words stay for a while only.
                await page.setViewportSize(desktop);
                await page.getByRole("textbox", { name: "Say something" }).fill(words);
                await page.getByRole("textbox", { name: "Say something" }).press("Enter");
                await page.locator(".tbl-bubble", { hasText: words }).waitFor();
                return false;
            });
            assert.deepEqual(seen, [], `${words} at ${screen.width} x ${screen.height}`);
        }
    }
    guest.calm();
}

// What words that are said lie over, and whether they are cut. Null: they are gone.
async function overlaps(words) {
    for (let n = 0; n < 2; ++n) await new Promise(requestAnimationFrame); // the screen is as large as it will be
    const said = [...document.querySelectorAll(".tbl-bubble, .tbl-ticker-said")].find((each) =>
        each.textContent.includes(words),
    );
    if (!said) return null;
    for (const each of document.getAnimations()) {
        if (each.effect?.getComputedTiming().endTime !== Infinity) each.finish();
    }
    const own = said.closest(".tbl-seat-place");
    const { left, top, right, bottom } = said.getBoundingClientRect();
    const found = [];
    for (const other of document.querySelectorAll(".tbl-seat-place, .tbl-board, .tbl-decision, .ui-topbar")) {
        if (other === own) continue;
        const box = other.getBoundingClientRect();
        const wide = Math.min(right, box.right) - Math.max(left, box.left);
        const high = Math.min(bottom, box.bottom) - Math.max(top, box.top);
        if (wide > 1 && high > 1) found.push(`over ${other.className} by ${Math.round(wide)} x ${Math.round(high)} px`);
    }
    const text = said.firstElementChild;
    if (text.scrollHeight > text.clientHeight + 2 || text.getBoundingClientRect().bottom > bottom + 1)
        found.push(`cut: ${text.clientHeight} of ${text.scrollHeight} px`);
    return found;
}
