// The rules for people.

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { Guest } from "./guest.mjs";
import { until } from "./house.mjs";

const kLong = 6000; // pixels that people still leaf through

const told = readdirSync(new URL("../../data/rules", import.meta.url));

export default function (test, catalogue) {
    const games = catalogue.filter((each) => told.includes(`${each.id}.json`));
    test("the rules of every game are plain words with pictures and examples, the clauses behind a §", async ({
        house,
        browser,
        guests,
    }) => {
        const guest = await Guest.come(browser, house.origin);
        guests.push(guest);
        const { page } = guest;
        for (const game of games) {
            await guest.go(`#/rules/${game.id}`);
            const parts = page.locator(".rules-part");
            await until(`${game.id} has its parts`, async () => (await parts.count()) >= 4);
            const count = await parts.count();
            assert.equal(await parts.locator(".rules-picture").count(), count, `${game.id}: pictures`);
            assert.equal(await parts.locator(".rules-example").count(), count, `${game.id}: examples`);
            const height = await page.evaluate(() => document.documentElement.scrollHeight);
            assert.ok(height < kLong, `${game.id}: ${height} px`);
        }
        const first = page.locator(".rules-part").first();
        await first.locator(".rules-behind summary").click();
        await first.locator(".rules-behind a").first().waitFor();
        const all = await page.locator(".rules-part").count();
        await page.getByRole("searchbox", { name: "Look for a word" }).fill("lease");
        await until("fewer parts are found", async () => {
            const found = await page.locator(".rules-part").count();
            return found > 0 && found < all;
        });
        guest.calm();
    });
}
