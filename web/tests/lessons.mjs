// The guided first game of each ruleset: whoever does what the coach suggests comes to its end, and the
// coach is never in the way.

import assert from "node:assert/strict";
import { isTaught } from "./families.mjs";
import { Guest } from "./guest.mjs";

const kPatience = 300_000;
const kMost = 40; // suggestions; the scripts have fewer

export default function (test, catalogue) {
    const taught = catalogue.filter(isTaught);
    const ways = [...taught.map((game) => ({ game, size: "phone" })), { game: taught.at(-1), size: "desktop" }];
    for (const { game, size } of ways) {
        test(`${game.id} has a lesson that leads to its end, ${size}`, async ({ house, browser, guests }) => {
            const wish = { size, motion: size === "desktop", table: { settings: { pace: 30 } } };
            const guest = await Guest.come(browser, house.origin, wish);
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
            let [followed, asked] = [0, 0];
            const said = [];
            for (const late = Date.now() + kPatience; !(await end.isVisible()); ) {
                assert.ok(Date.now() < late, `the lesson is not over after ${followed} suggestions`);
                assert.ok(followed <= kMost, "the lesson does not end");
                const curtain = guest.button("Skip"); // what a board shows happening may be cut short
                if (await curtain.isVisible()) await curtain.click({ timeout: 700 }).catch(() => {});
                const opinion = coach.locator(".coach-answers button").first();
                if (await opinion.isVisible()) {
                    assert.equal(await suggested.count(), 0, "it tells before it asks");
                    await opinion.evaluate((button) => button.click());
                    ++asked;
                }
                const words =
                    (await coach
                        .getByRole("status")
                        .textContent({ timeout: 700 })
                        .catch(() => "")) ?? "";
                if (words !== said.at(-1)) said.push(words);
                assert.ok(!(await page.evaluate(runsAhead)), "the coach runs ahead of the board");
                if (await suggested.isVisible()) {
                    assert.deepEqual(await covered(page), [], "the coach lies over the table");
                    const done = await suggested.click({ timeout: 3000 }).then(
                        () => true,
                        () => false,
                    );
                    if (done) ++followed;
                }
                await page.waitForTimeout(60);
            }
            assert.ok(followed >= 8, `there were only ${followed} suggestions`);
            assert.ok(asked >= 2, `it asked only ${asked} times`);
            const twice = said.filter((words, at) => words !== "" && said.indexOf(words) < at);
            assert.deepEqual(twice, [], "it repeats itself");
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

// It suggests something while the board still shows what went before.
const runsAhead = () =>
    document.querySelector(".show, .mad-skip") && document.querySelector(".coach-do, .coach-answers");

// Parts of the table that the coach lies over.
function covered(page) {
    return page.evaluate(() => {
        const parts = [...document.querySelectorAll(".coach-actions, .coach-words")].map((each) =>
            each.getBoundingClientRect(),
        );
        return [".tbl-board", ".tbl-decision", ".tbl-bar", ".tbl-story", ".tbl-chat"].filter((name) => {
            const board = document.querySelector(name)?.getBoundingClientRect();
            return (
                board &&
                board.height > 0 &&
                parts.some(
                    (part) =>
                        part.bottom > board.top + 1 &&
                        part.top < board.bottom - 1 &&
                        part.right > board.left + 1 &&
                        part.left < board.right - 1 &&
                        part.height > 0,
                )
            );
        });
    });
}
