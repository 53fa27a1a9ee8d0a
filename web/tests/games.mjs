// A whole game of each ruleset, from the front page to the standings, and what it costs to get there.

import assert from "node:assert/strict";
import { gzipSync } from "node:zlib";
import { more, next, short } from "./families.mjs";
import { Guest } from "./guest.mjs";
import { playOn, sitDown } from "./play.mjs";

const kFirst = 75_000; // bytes of the front page
const kBudget = 100_000; // … and from there to a table with its game
const kStill = 0.05; // what may move by itself in a whole game, in parts of the screen

export default function (test, catalogue) {
    for (const [index, game] of catalogue.entries()) {
        const plain = [
            { named: "", size: "desktop", table: short(game) },
            { named: "", size: "phone", table: { ...short(game), players: game.least_players } },
        ];
        for (const { named, size, table } of [...plain, ...more(game)]) {
            const title = named ? `${game.id}, ${named},` : game.id;
            test(`${title} is played from the front page to the standings, ${size}`, async ({
                house,
                browser,
                guests,
            }) => {
                const quick = { settings: { pace: 30 }, ...table };
                const guest = await Guest.come(browser, house.origin, {
                    size,
                    motion: size === "desktop",
                    table: quick,
                });
                guests.push(guest);
                await sitDown(guest, index);
                await guest.board.waitFor();
                await guest.settled();
                await guest.shifts();
                const acts = await playOn(guest);
                const moved = await guest.shifts();
                assert.ok(acts > 3, "somebody who plays is asked something");
                await guest.result.getByRole("heading", { name: "Standings" }).waitFor();
                await guest.result.getByRole("img", { name: /Money of each player/ }).waitFor();
                // The standings and the report tell the same sums.
                const scores = await guest.result.getByText(/^The final score/).innerText();
                for (const sum of await guest.result.locator(".after-money").allInnerTexts())
                    assert.ok(
                        scores.includes(` ${sum.split("/")[0]}`),
                        `${sum} stands in the table, told is: ${scores}`,
                    );
                await guest.result.getByRole("button", { name: "Play again" }).waitFor();
                if (!named && next(game)) await guest.result.getByRole("button", { name: next(game) }).waitFor();
                const sum = moved.reduce((all, each) => all + each.value, 0);
                assert.ok(
                    sum < kStill,
                    `while playing things moved by ${sum.toFixed(3)}: ${JSON.stringify(moved.toSorted((a, b) => b.value - a.value).slice(0, 8))}`,
                );
                console.log(`page: ${title}, ${size}: things moved by ${sum.toFixed(3)} in a whole game`);
                const wide = await guest.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
                assert.ok(wide <= 0, `the page is ${wide} px wider than the screen`);
                guest.calm();
            });
        }
        test(`${game.id} is on the table within the first ${kBudget / 1000} kB`, async ({ house, browser, guests }) => {
            const guest = await Guest.come(browser, house.origin, {});
            guests.push(guest);
            await weighed(guest, house, kBudget, `${game.id}, to the table`, () => sitDown(guest, index));
        });
    }
    test(`the front page comes within ${kFirst / 1000} kB`, async ({ house, browser, guests }) => {
        const guest = await Guest.come(browser, house.origin, {});
        guests.push(guest);
        await weighed(guest, house, kFirst, "front page", () => guest.go(""));
    });
}

// What is fetched while somebody does something may have so many bytes.
async function weighed(guest, house, most, what, does) {
    const loads = [];
    const count = (response) => loads.push(weigh(response, house.vite !== null));
    guest.page.on("response", count);
    await does();
    await guest.page.waitForLoadState("networkidle");
    guest.page.off("response", count);
    const all = (await Promise.all(loads)).sort((a, b) => b.bytes - a.bytes);
    const sum = all.reduce((so, each) => so + each.bytes, 0);
    const heaviest = all.slice(0, 5).map((each) => `${each.path} ${each.bytes}`);
    console.log(`page: ${what}: ${sum} bytes`);
    assert.ok(sum > 10_000, "something was loaded");
    assert.ok(sum <= most, `${sum} bytes; the heaviest: ${heaviest.join(", ")}`);
    guest.calm();
}

// As it came over the wire. Vite packs nothing; what it sends counts as if our server had packed it.
export async function weigh(response, vite) {
    const { responseBodySize, responseHeadersSize } = await response.request().sizes();
    const packed = vite ? gzipSync(await response.body().catch(() => Buffer.alloc(0))).length : Infinity;
    return { path: new URL(response.url()).pathname, bytes: Math.min(packed, responseBodySize) + responseHeadersSize };
}
