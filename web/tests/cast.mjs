// Bots with faces, names and words of their own.

import assert from "node:assert/strict";
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
        await page.setViewportSize({ width: 360, height: 740 });
        await until("two of them greet", () => said().length >= 2);
        assert.ok((await page.locator(".tbl-bubble").count()) <= 1, "on a phone nobody speaks over another");
        await page.setViewportSize({ width: 1280, height: 860 });

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
}
