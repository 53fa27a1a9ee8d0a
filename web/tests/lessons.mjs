// The guided first game of each ruleset at phone size: whoever does what the coach suggests comes to its end, and the
// coach is never in the way.

import assert from "node:assert/strict";
import { isTaught } from "./families.mjs";
import { Guest } from "./guest.mjs";

const kPatience = 120_000;
const kMost = 40; // suggestions; the scripts have fewer

export default function (test, catalogue) {
    const taught = catalogue.filter(isTaught);
    for (const game of taught) {
        test(`${game.id} has a lesson that leads to its end, phone`, async ({ house, browser, guests }) => {
            const guest = await Guest.come(browser, house.origin, { size: "phone", table: { settings: { pace: 30 } } });
            guests.push(guest);
            const { page } = guest;
            await guest.go(`#/learn/${game.id}`);
            await guest.button("Begin the lesson").click();
            await page.getByRole("textbox", { name: "What shall we call you?" }).fill("Ann");
            await guest.button("Begin the lesson").click();
            const coach = page.getByRole("complementary", { name: "Coach" });
            await coach.waitFor();
            const end = page.getByRole("dialog").getByRole("button", { name: "Play a real game" });
            const suggested = coach.getByRole("button", { name: /^Suggested: / });
            let followed = 0;
            for (const late = Date.now() + kPatience; !(await end.isVisible()); ) {
                assert.ok(Date.now() < late, `the lesson is not over after ${followed} suggestions`);
                assert.ok(followed <= kMost, "the lesson does not end");
                const curtain = guest.button("Skip"); // what a board shows happening may be cut short
                if (await curtain.isVisible()) await curtain.click({ timeout: 700 }).catch(() => {});
                if (await suggested.isVisible()) {
                    assert.deepEqual(await covered(page), [], "the coach lies over the table");
                    const done = await suggested.click({ timeout: 700 }).then(
                        () => true,
                        () => false,
                    );
                    if (done) ++followed;
                }
                await page.waitForTimeout(60);
            }
            assert.ok(followed >= 8, `there were only ${followed} suggestions`);
            await end.click();
            await guest.decision.waitFor();
            assert.equal(await coach.count(), 0, "a real game has no coach");
            guest.calm();
        });
    }

    test("a lesson can be left at any time, and its game goes on", async ({ house, browser, guests }) => {
        const guest = await Guest.come(browser, house.origin, { size: "phone", table: { settings: { pace: 30 } } });
        guests.push(guest);
        await guest.go(`#/learn/${taught[0].id}`);
        await guest.button("Begin the lesson").click();
        await guest.page.getByRole("textbox", { name: "What shall we call you?" }).fill("Ann");
        await guest.button("Begin the lesson").click();
        const coach = guest.page.getByRole("complementary", { name: "Coach" });
        await coach.getByRole("button", { name: "Hide the words" }).click();
        assert.equal(await coach.getByRole("status").count(), 0);
        await coach.getByRole("button", { name: "End the lesson" }).click();
        await coach.waitFor({ state: "detached" });
        await guest.decision.waitFor();
        guest.calm();
    });
}

// Parts of the table that the coach lies over.
function covered(page) {
    return page.evaluate(() => {
        const parts = [...document.querySelectorAll(".coach-actions, .coach-words")].map((each) =>
            each.getBoundingClientRect(),
        );
        return [".tbl-board", ".tbl-decision", ".tbl-bar"].filter((name) => {
            const board = document.querySelector(name)?.getBoundingClientRect();
            return (
                board &&
                parts.some((part) => part.bottom > board.top + 1 && part.top < board.bottom - 1 && part.height > 0)
            );
        });
    });
}
