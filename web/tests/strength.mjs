// How strong the bots are: one slider for all, remembered game by game, and one more after two wins in a row.

import assert from "node:assert/strict";
import { short } from "./families.mjs";
import { Guest } from "./guest.mjs";
import { playButton, playOn } from "./play.mjs";

export default function (test, catalogue) {
    const game = catalogue[0];
    const levelsAt = async (house, page) => {
        const { table } = await house.ask("GET", "/api/table", { table: page.url().split("/").at(-1) });
        return table.chairs.flatMap((chair) => chair.level ?? []);
    };

    test("the strength of bots is set by one slider, remembered, and one more is offered after two wins", async ({
        house,
        browser,
        guests,
    }) => {
        const players = game.least_players;
        const guest = await Guest.come(browser, house.origin, {
            table: { ...short(game), players, settings: { pace: 0 } },
        });
        guests.push(guest);
        const { page } = guest;
        const slider = page.getByRole("slider", { name: "How strong the bots are" });
        const says = () => slider.getAttribute("aria-valuetext");

        // Names and numbers, by keys alone.
        await guest.go(`#/new/${game.id}`);
        await slider.waitFor();
        assert.equal(await says(), "Rookie");
        await slider.focus();
        await page.keyboard.press("Home");
        await page.keyboard.press("ArrowRight");
        assert.equal(await says(), "2: mostly guesses");
        await page.getByRole("combobox", { name: "Chair 3" }).selectOption({ label: "Bot: Strength 7" });
        assert.equal(await says(), "Not all alike");
        await page.getByRole("radio", { name: "Shark" }).check();
        assert.equal(await says(), "Shark");
        await slider.focus();
        await page.keyboard.press("Home");
        await page.getByRole("textbox", { name: "Your name" }).fill("Ann");
        await guest.button("Open and start").click();
        await guest.decision.waitFor();
        assert.deepEqual(await levelsAt(house, page), Array(players - 1).fill("1"));

        // A game that was won, once more looked at.
        await playOn(guest);
        const table = page.url().split("/").at(-1);
        const key = `moneybags.bots.${game.id}`;
        const kept = await page.evaluate((at) => JSON.parse(localStorage.getItem(at)), key);
        assert.equal(kept.level, "1");
        assert.equal(kept.table, table, "the game is counted");
        await page.evaluate(
            ([at, id]) => localStorage.setItem(at, JSON.stringify({ level: "1", wins: 2, table: id })),
            [key, table],
        );
        await page.reload();
        await guest.result.getByText("Twice in a row!").waitFor();

        // The same at set-up, where what was played last is remembered; the button at the result plays at once.
        await guest.go(`#/new/${game.id}`);
        await slider.waitFor();
        assert.equal(await says(), "1: almost anything goes");
        await guest.button("Try Strength 2").click();
        assert.equal(await says(), "2: mostly guesses");
        await guest.go(`#/table/${table}`);
        await guest.result.getByRole("button", { name: "Try Strength 2" }).click();
        await guest.decision.waitFor();
        assert.deepEqual(await levelsAt(house, page), Array(players - 1).fill("2"));
        // … and so does the front page.
        await guest.go("");
        await playButton(page, 0).click();
        await guest.decision.waitFor();
        assert.deepEqual(await levelsAt(house, page), Array(players - 1).fill("2"));
        guest.calm();
    });

    test("the host sets the strength of those who fill the table, and of each bot", async ({
        house,
        browser,
        guests,
    }) => {
        const guest = await Guest.come(browser, house.origin, { table: { settings: { pace: 0 } } });
        guests.push(guest);
        const { page } = guest;
        await guest.go(`#/new/${game.id}`);
        await page.getByRole("textbox", { name: "Your name" }).fill("Ann");
        await guest.button("Friends everywhere").click();
        await guest.button(/^Open the table/).click();
        const slider = page.getByRole("slider", { name: "How strong the bots are" });
        await slider.focus();
        await page.keyboard.press("End");
        await page.keyboard.press("ArrowLeft");
        await guest.button(/free/).first().click();
        const sheet = page.getByRole("dialog");
        await sheet.getByRole("slider").focus();
        await page.keyboard.press("Home");
        await sheet.getByRole("button", { name: "Bot: Strength 1" }).click();
        await page.getByText("Bot: Strength 1").first().waitFor();
        await guest.button("Begin, with bots on free chairs").click();
        await guest.decision.waitFor();
        assert.deepEqual((await levelsAt(house, page)).toSorted(), ["1", "9", "9", "9"]);
        guest.calm();
    });
}
