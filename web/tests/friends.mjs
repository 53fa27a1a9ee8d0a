// Two people in two browsers.

import assert from "node:assert/strict";
import { networkInterfaces } from "node:os";
import { Guest } from "./guest.mjs";
import { comeByLink, meet, openTable, playOn } from "./play.mjs";

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
        await meet(ann, ben, game);
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
            return { guest, link: await openTable(guest, game) };
        };
        const alone = await invite(house.origin);
        await alone.guest.page.getByText(/^Only this machine can open the link/).waitFor();

        const open = await openHouse();
        try {
            const outside = Object.values(networkInterfaces())
                .flat()
                .filter((each) => each.family === "IPv4" && !each.internal && !each.address.startsWith("169.254."));
            const { guest: ann } = await invite(open.origin);
            const said = outside.length > 0 ? /^For everybody on the same Wi-Fi/ : /^Only this machine/;
            await ann.page.getByText(said).waitFor();
            const shown = ann.page.getByRole("textbox", { name: "Link to this table" }); // by now the one for others
            const link = new URL(await shown.inputValue());
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
        alone.guest.calm();
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
        await meet(ann, ben, game);
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
        await ben.page.getByText("You have been sent away from this table.").first().waitFor();
        assert.equal(JSON.stringify(ann.frames).includes("swears"), false);
        ann.calm();
    });

    test("whom one has played with before is invited to the next table at one press", async ({
        house,
        browser,
        guests,
    }) => {
        const [ann, ben] = [await Guest.come(browser, house.origin, {}), await Guest.come(browser, house.origin, {})];
        guests.push(ann, ben);
        const before = await meet(ann, ben, game);
        const again = await openTable(ann, game);
        const asked = ann.page.waitForRequest(/\/api\/table\/invite/);
        const invite = ann.page.locator(".tbl-invite").getByRole("button", { name: "Ben" });
        await invite.click();
        const request = await asked;
        assert.deepEqual(request.postDataJSON(), { table: before.hash.split("/").at(-1), seat: 1 });
        assert.equal((await request.response()).status(), 200);
        await ann.page.getByText(/Ben/).last().waitFor();
        assert.equal(await invite.isDisabled(), true, "once is enough");
        // Who is here already is not asked to come.
        await comeByLink(ben, again);
        await invite.waitFor({ state: "hidden" });
        ann.calm();
        ben.calm();
    });

    test("a bot stands in for whoever has gone, and for nobody who is here", async ({ house, browser, guests }) => {
        const [ann, ben] = [await Guest.come(browser, house.origin, {}), await Guest.come(browser, house.origin, {})];
        guests.push(ann, ben);
        const link = await meet(ann, ben, game);
        await ann.button(/^Begin/).click();
        await ann.decision.waitFor();
        const place = ann.page.locator('[data-seat="1"]');
        await place.locator(".tbl-seat:not(.tbl-seat-away)").waitFor();
        const standIn = ann.button("Let a bot answer while they are away");
        const show = async () => {
            await place.getByRole("button").click();
            await ann.page.getByRole("group", { name: "Keep order" }).waitFor();
        };
        await show();
        assert.equal(await standIn.count(), 0, "nobody is replaced who is here");
        // Nor for a page that asks all the same.
        assert.deepEqual(
            await ann.page.evaluate(askPlainly, { table: link.hash.split("/").at(-1), kind: "stand-in", seat: 1 }),
            { kind: "nack", reason: "is-here" },
        );
        await ann.page.keyboard.press("Escape");
        await ben.page.goto("about:blank");
        await place.locator(".tbl-seat-away").waitFor();
        await show();
        await standIn.click();
        await ann.page.getByText("A bot answers for Ben.").first().waitFor();
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

// In the page, past its buttons: what the server says to a command.
function askPlainly({ table, ...command }) {
    return new Promise((tell) => {
        const socket = new WebSocket(`ws://${location.host}/ws`);
        socket.onopen = () => socket.send(JSON.stringify({ kind: "hello", table, lang: "en" }));
        socket.onmessage = ({ data }) => {
            const { kind, reason } = JSON.parse(data);
            if (kind === "snapshot") socket.send(JSON.stringify({ id: "plainly", ...command }));
            if (kind !== "ack" && kind !== "nack") return;
            socket.close();
            tell({ kind, reason });
        };
    });
}
