// Two people in two browsers.

import assert from "node:assert/strict";
import { Guest } from "./guest.mjs";
import { playOn } from "./play.mjs";

export default function (test, catalogue) {
    const game = catalogue[0];
    test("two friends meet at a table, play with bots, and meet again for another game", async ({
        house,
        browser,
        guests,
    }) => {
        const ann = await Guest.come(browser, house.origin, { table: { settings: { pace: 0 } } });
        const ben = await Guest.come(browser, house.origin, { size: "phone" });
        guests.push(ann, ben);
        await ann.go(`#/new/${game.id}`);
        await ann.page.getByRole("textbox", { name: "Your name" }).fill("Ann");
        for (let n = game.least_players; n < 5; ++n)
            await ann.page.getByRole("button", { name: "Less" }).first().click();
        await ann.page.getByRole("combobox", { name: "Chair 2" }).selectOption({ label: "A friend, by link" });
        await ann.button(/^Open the table/).click();

        const link = ann.page.getByRole("textbox", { name: "Link to this table" });
        await link.waitFor();
        await ben.go(new URL(await link.inputValue()).hash);
        await ben.page.getByRole("textbox", { name: "Your name" }).fill("Ben");
        await ben.button("Sit down").click();
        await ann.page.getByText("Ben", { exact: true }).first().waitFor();
        await ann.button(/^Begin/).click();

        const acts = await Promise.all([playOn(ann), playOn(ben)]);
        assert.ok(
            acts.every((each) => each > 3),
            `both were asked: ${acts}`,
        );
        const standings = (guest) => guest.result.getByRole("list").first().innerText();
        const plainly = (text) =>
            text
                .replaceAll(/\byou\b|\s+/g, " ")
                .replaceAll(/ +/g, " ")
                .trim();
        assert.equal(plainly(await standings(ann)), plainly(await standings(ben)));

        await ann.result.getByRole("button", { name: "Play again" }).click();
        await ben.result.getByText("Ann wants another game.").waitFor();
        await ben.result.getByRole("link", { name: "Go to the next table" }).click();
        await ben.button("Sit down").click();
        await ann.button(/^Begin/).click();
        await ben.decision.waitFor();
        ann.calm();
        ben.calm();
    });
}
