// Billionaires & Guillotines as a campaign of four: which level, what is new when it happens, what one picks by.

import assert from "node:assert/strict";
import { Guest } from "./guest.mjs";
import { playButton } from "./play.mjs";

export default function (test, catalogue) {
    const index = catalogue.findIndex((game) => game.id === "guillotines");
    test("Play now asks which level, what one picks is known, and nothing new covers the question", async ({
        house,
        browser,
        guests,
    }) => {
        const guest = await Guest.come(browser, house.origin, { table: { settings: { pace: 0 } } });
        guests.push(guest);
        const { page } = guest;
        await guest.go("");
        await playButton(page, index).click();
        const levels = page.getByRole("group", { name: "Which level?" }).getByRole("button");
        const names = await levels.allInnerTexts();
        assert.equal(names.filter((name) => /^Level [1-4]\s+\S+/.test(name)).length, 4, names.join("; "));
        await levels.filter({ hasText: "Level 4" }).click();
        await page.getByRole("textbox", { name: "What shall we call you?" }).fill("Tess");
        await page.getByRole("button", { name: "Deal me in" }).click();
        await guest.decision.waitFor();
        const id = page.url().split("/").at(-1);
        assert.equal((await house.ask("GET", "/api/table", { table: id })).table.options.level, 4);
        // One's Billionaire: needs and suit, on the tile and in the list.
        const sheet = guest.board.locator(".bg-panel");
        await sheet.getByRole("button").first().waitFor();
        for (const place of [sheet.locator(".bg-tile"), guest.decision.locator("[data-pick]")]) {
            const tiles = await place.allInnerTexts();
            assert.ok(tiles.length > 1);
            for (const tile of tiles) assert.match(tile, /Needs 2 \w+, \w+, \w+, \w+\. Own suit: \w+\./);
        }
        // One sheet, the question's own; each answer can be pressed.
        assert.equal(await sheet.count(), 1);
        await sheet.locator(".bg-tile").first().click();
        // Then Roles: told what they are, beside the answers, and each by its power.
        const role = sheet.locator(".bg-tile-role").first();
        await role.waitFor();
        await page.locator(".bg-news").getByText("Everybody has a secret Role.").waitFor();
        assert.equal(await sheet.count(), 1);
        for (const tile of await sheet.locator(".bg-tile-role").allInnerTexts()) assert.match(tile, /\S+\n\s*\S+/);
        await role.click();
        guest.calm();
    });
}
