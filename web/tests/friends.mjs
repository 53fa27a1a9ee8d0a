// Two people in two browsers.

import assert from "node:assert/strict";
import { networkInterfaces } from "node:os";
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

        await ben.go("#/settings");
        const record = ben.page.locator(".settings-profile");
        await record.getByText("Games played").waitFor();
        const figure = (guest, what) => guest.page.locator(".settings-figures div", { hasText: what }).locator("dd");
        assert.equal(await figure(ben, "Games played").first().innerText(), "1");
        assert.match(await figure(ben, "Favourite rival").innerText(), /^Ann: 1 games/);
        const saved = ben.page.waitForEvent("download");
        await record.getByRole("button", { name: "Save as a file" }).click();
        assert.equal((await saved).suggestedFilename(), "moneybags-profile.json");
        await record.getByRole("button", { name: "Delete my record" }).click();
        await ben.page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
        await record.getByText("No game has been finished yet.").waitFor();
        await ben.go(new URL(await ann.page.url()).hash);
        await ben.result.waitFor();

        await ann.result.getByRole("button", { name: "Play again" }).click();
        await ben.result.getByText("Ann wants another game.").waitFor();
        await ben.result.getByRole("link", { name: "Go to the next table" }).click();
        await ben.button("Sit down").click();
        await ann.button(/^Begin/).click();
        await ben.decision.waitFor();
        ann.calm();
        ben.calm();
    });

    test("the link to a table leads others there, and says who can open it", async ({
        browser,
        guests,
        house,
        openHouse,
    }) => {
        const invite = async (origin) => {
            const guest = await Guest.come(browser, origin, {});
            guests.push(guest);
            await guest.go(`#/new/${game.id}`);
            await guest.page.getByRole("textbox", { name: "Your name" }).fill("Ann");
            await guest.page.getByRole("combobox", { name: "Chair 2" }).selectOption({ label: "A friend, by link" });
            await guest.button(/^Open the table/).click();
            return guest;
        };
        const alone = await invite(house.origin);
        await alone.page.getByText(/^Only this machine can open the link/).waitFor();

        const open = await openHouse();
        try {
            const outside = Object.values(networkInterfaces())
                .flat()
                .filter((each) => each.family === "IPv4" && !each.internal && !each.address.startsWith("169.254."));
            const ann = await invite(open.origin);
            const said = outside.length > 0 ? /^For everybody on the same Wi-Fi/ : /^Only this machine/;
            await ann.page.getByText(said).waitFor();
            const link = new URL(await ann.page.getByRole("textbox", { name: "Link to this table" }).inputValue());
            if (outside.length > 0)
                assert.ok(
                    outside.some((each) => each.address === link.hostname),
                    link.href,
                );
            assert.equal((await fetch(`${link.origin}/healthz`)).status, 200);
            ann.calm();
        } finally {
            await open.close();
        }
        alone.calm();
    });

    test("who watches without a name gives one where the talk is, and is heard by the others who watch", async ({
        house,
        browser,
        guests,
    }) => {
        const wish = {
            game: game.id,
            players: 4,
            bots: game.house_bot,
            start: true,
            name: "Zoe",
            settings: { pace: 10000 },
        };
        const { table } = await house.ask("POST", "/api/tables", { body: wish });
        const eve = await Guest.come(browser, house.origin, {});
        const sam = await Guest.come(browser, house.origin, {});
        guests.push(eve, sam);
        for (const each of [eve, sam]) await each.go(`#/table/${table}`);
        await sam.button("Join the talk").waitFor();
        assert.equal(await eve.page.getByPlaceholder("Talk among those who watch").count(), 0);
        await eve.page.getByRole("textbox", { name: "Give a name to talk" }).fill("Eve");
        await eve.button("Join the talk").click();
        await eve.page.getByRole("textbox", { name: "Say something" }).fill("hello from the gallery");
        await eve.button("Say it").click();
        await sam.page.getByText("hello from the gallery").first().waitFor();
        eve.calm();
        sam.calm();
    });

    test("a host mutes and removes, quick words are heard, and complaints reach nobody at the table", async ({
        house,
        browser,
        guests,
    }) => {
        const [ann, ben] = [await Guest.come(browser, house.origin, {}), await Guest.come(browser, house.origin, {})];
        guests.push(ann, ben);
        await ann.go(`#/new/${game.id}`);
        await ann.page.getByRole("textbox", { name: "Your name" }).fill("Ann");
        await ann.page.getByRole("combobox", { name: "Chair 2" }).selectOption({ label: "A friend, by link" });
        await ann.button(/^Open the table/).click();
        const link = ann.page.getByRole("textbox", { name: "Link to this table" });
        await link.waitFor();
        await ben.go(new URL(await link.inputValue()).hash);
        await ben.page.getByRole("textbox", { name: "Your name" }).fill("Ben");
        await ben.button("Sit down").click();
        await ben.button("Quick words").click();
        await ben.button("Trust me.").click();
        await ann.page.getByText("Trust me.").first().waitFor();

        const chair = (guest, name) => guest.page.locator("button.tbl-chair", { hasText: name });
        await chair(ben, "Ann").click();
        await ben.button(/^Report to/).click();
        await ben.page.getByRole("textbox", { name: "What did Ann do?" }).fill("swears");
        await ben.button("Report", { exact: true }).last().click();
        await ben.page
            .getByText(/^Reported/)
            .first()
            .waitFor();

        await chair(ann, "Ben").click();
        await ann.button("Mute Ben for all").click();
        await ben.page.getByPlaceholder("The host has muted you.").waitFor();
        assert.equal(await ben.page.getByRole("textbox", { name: "Say something" }).isDisabled(), true);
        await chair(ann, "Ben").click();
        await ann.button("Send Ben away").click();
        await ann.button("Send Ben away").click();
        await ann.page.getByText("The host has sent Ben away.").first().waitFor();
        await ben.button("Sit down").click();
        await ben.page.getByText("The host has sent you away from this table.").first().waitFor();
        assert.equal(JSON.stringify(ann.frames).includes("swears"), false);
        ann.calm();
    });

    test("the front page tells which public games are being played, to watch", async ({ house, browser, guests }) => {
        const wish = { game: game.id, players: 4, bots: game.house_bot, start: true, name: "Zoe" };
        const settings = { public: true, pace: 10000 };
        const { table } = await house.ask("POST", "/api/tables", { body: { ...wish, settings } });
        const eve = await Guest.come(browser, house.origin, {});
        guests.push(eve);
        await eve.go("");
        await eve.page.getByRole("heading", { name: "Being played now, to watch" }).waitFor();
        await eve.page
            .getByRole("link", { name: /^Watch the table of Zoe/ })
            .first()
            .click();
        await eve.page.waitForURL(new RegExp(`/table/${table}`));
        await eve.page.getByText("watching", { exact: true }).first().waitFor();
        eve.calm();
    });
}
