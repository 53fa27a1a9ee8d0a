// Every screen: what a checker for accessibility says of it, in the light and in the dark, and in both languages.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { full, oneOfEach } from "./families.mjs";
import { Guest } from "./guest.mjs";
import { latinInChinese } from "./latin.mjs";
import { act, playButton, sitDown } from "./play.mjs";
import { web } from "./house.mjs";

const axe = await readFile(`${web}node_modules/axe-core/axe.min.js`, "utf8");

export async function findings(page) {
    // Not as a script of the page: its policy allows none but its own.
    await page.evaluate(axe);
    const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
    return violations
        .filter((each) => each.impact === "serious" || each.impact === "critical")
        .map(
            (each) =>
                `${each.id}: ${each.nodes
                    .slice(0, 3)
                    .map((node) => `${node.target} ${node.failureSummary?.split("\n")[1]?.trim() ?? ""}`)
                    .join(" | ")}`,
        );
}

export default function (test, catalogue) {
    const game = catalogue[0];
    // Each leads to its screen and stops wherever it is worth a look.
    const screens = {
        async *"the front page"({ guest }) {
            await guest.go("");
            yield await playButton(guest.page, 0).waitFor();
        },
        async *"a new table"({ guest }) {
            await guest.go(`#/new/${game.id}`);
            yield await guest.button(/^Open/).waitFor();
        },
        async *"the rules"({ guest }) {
            await guest.go(`#/rules/${game.id}`);
            yield await guest.page.getByRole("heading").nth(3).waitFor();
        },
        async *"the lesson"({ guest }) {
            await guest.go(`#/learn/${game.id}`);
            yield await guest.page.getByRole("heading").first().waitFor();
        },
        async *"the settings"({ guest }) {
            await guest.go("#/settings");
            yield await guest.page.getByRole("heading").first().waitFor();
        },
        async *"the lobby"({ guest, house }) {
            const { table } = await house.ask("POST", "/api/tables", {
                body: { game: game.id, players: 4, name: "Zoe" },
            });
            await guest.go(`#/table/${table}`);
            yield await guest.button("Sit down").waitFor();
        },
    };
    for (const [index, each] of oneOfEach(catalogue)) Object.assign(screens, ofGame(index, each));
    for (const [name, visit] of Object.entries(screens)) {
        test(`${name} has no serious fault for those who see or hear it otherwise, and no English in Chinese`, async ({
            house,
            browser,
            guests,
        }) => {
            const faults = new Set();
            for (const [size, dark] of [
                ["desktop", false],
                ["phone", true],
            ]) {
                const guest = await Guest.come(browser, house.origin, { size, dark });
                guests.push(guest);
                for await (const _ of visit({ guest, house })) {
                    await guest.settled();
                    for (const fault of await findings(guest.page))
                        faults.add(`${size}, ${dark ? "dark" : "light"}: ${fault}`);
                    const wide = await guest.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
                    if (wide > 0) faults.add(`${size}: the page is ${wide} px wider than the screen`);
                    if (size === "desktop") for (const word of await latinInChinese(guest)) faults.add(`中文: ${word}`);
                }
                guest.calm();
            }
            assert.deepEqual([...faults], []);
        });
    }

    for (const [index, each] of oneOfEach(catalogue)) {
        test(`${each.id}: the language changes everywhere at once, in mid-game too`, (hands) =>
            changeLanguage(hands, index));
    }
    test("the replay is scrubbed by keys, seen through others' eyes, and linked to a moment", async ({
        house,
        browser,
        guests,
    }) => {
        const guest = await Guest.come(browser, house.origin, {});
        guests.push(guest);
        const table = await house.finishedGame(game, 5);
        const { page } = guest;
        await guest.go(`#/replay/${table}/7`);
        const slider = page.getByRole("slider", { name: "Step" });
        await slider.waitFor();
        assert.equal(await slider.inputValue(), "7");
        await page.keyboard.press("ArrowRight");
        assert.equal(await slider.inputValue(), "8");
        await page.waitForFunction(() => location.hash.endsWith("/8"));
        await page.keyboard.press("End");
        assert.equal(await slider.inputValue(), await slider.getAttribute("max"));
        await page.keyboard.press("Home");
        await page.keyboard.press("Space");
        await guest.button("Pause").waitFor();
        await page.waitForFunction(() => Number(document.querySelector("input[type=range]").value) >= 1);
        await page.keyboard.press("Space");
        // A secret of the fourth step or later: open to all eyes, to its owner's, and to nobody else's.
        const { list } = await house.ask("GET", "/api/table/replay?from=0&count=60", { table });
        const at = list.findIndex((step) =>
            step.lines.some((line) => Array.isArray(line.event.to) && line.text !== ""),
        );
        const secret = list[at].lines.find((line) => Array.isArray(line.event.to));
        await guest.go(`#/replay/${table}/${at}`);
        const happened = page.getByRole("region", { name: "What happened" });
        await happened.getByText(secret.text).waitFor();
        const other = (secret.event.to[0] + 1) % 5;
        await page.getByRole("combobox", { name: "Whose eyes" }).selectOption(String(other));
        await happened.getByText(secret.text).waitFor({ state: "hidden" });
        await guest.button("Link to this moment").click();
        assert.equal(
            await page.evaluate(() => navigator.clipboard.readText()),
            `${house.origin}/replay/${table}?step=${at}`,
        );
        guest.calm();
    });

    test("a line of the story leads to its moment of the replay, and before the end to its rule", async ({
        house,
        browser,
        guests,
    }) => {
        const guest = await Guest.come(browser, house.origin, {});
        guests.push(guest);
        const { page } = guest;
        await page.routeWebSocket(/\/ws/, (socket) => {
            const server = socket.connectToServer();
            // Each line with a step of its own, whether or not the server of this test tells it.
            server.onMessage((frame) => {
                const message = JSON.parse(String(frame));
                for (const each of message.lines ?? []) each.step ??= 5;
                socket.send(JSON.stringify(message));
            });
        });
        const story = page.getByRole("region", { name: "Story" });
        await sitDown(guest);
        // One stop for Tab, then arrows from line to line; Enter opens, and the rule stands there.
        await story.focus();
        await page.keyboard.press("End");
        const line = page.locator("[data-line]:focus");
        const text = await line.innerText();
        await page.keyboard.press("Enter");
        const open = page.locator("[data-line][aria-expanded=true]");
        assert.equal(await open.innerText(), text);
        await story
            .getByRole("link", { name: /^Rule / })
            .first()
            .waitFor();
        assert.equal(await story.locator("a[tabindex='0'], button[tabindex='0']").count(), 0);

        const table = await house.finishedGame(game, 5);
        await guest.go(`#/table/${table}`);
        await guest.result.waitFor();
        const last = story.getByRole("link").filter({ hasNotText: "§" }).last();
        const to = await last.getAttribute("href");
        assert.match(to, new RegExp(`^#/replay/${table}/\\d+$`));
        await last.click();
        const slider = page.getByRole("slider", { name: "Step" });
        await slider.waitFor();
        assert.equal(await slider.inputValue(), to.split("/").at(-1));
        guest.calm();
    });

    test("the result is shared as a link and as a picture, and the game is taken home", async ({
        house,
        browser,
        guests,
    }) => {
        const guest = await Guest.come(browser, house.origin, {});
        guests.push(guest);
        const table = await house.finishedGame(game, game.most_players);
        await guest.go(`#/table/${table}`);
        await guest.result.waitFor();
        await guest.result.getByRole("button", { name: "Share" }).click();
        await guest.page.getByText("Link copied.").waitFor();
        assert.equal(
            await guest.page.evaluate(() => navigator.clipboard.readText()),
            `${house.origin}/#/table/${table}`,
        );
        const saved = async (press) => {
            const [download] = await Promise.all([guest.page.waitForEvent("download"), press()]);
            return readFile(await download.path());
        };
        const picture = await saved(() => guest.result.getByRole("button", { name: "Save a picture" }).click());
        assert.deepEqual([...picture.subarray(1, 4)], [...Buffer.from("PNG")]);
        assert.equal(picture.readUInt32BE(16), 1200);
        const log = String(
            await saved(() => guest.result.getByRole("button", { name: "Download the game" }).first().click()),
        );
        const { seed } = (await house.ask("GET", "/api/table", { table })).table;
        assert.equal(JSON.parse(log.split("\n")[0]).open.seed, seed);
        await guest.result.getByText(seed).waitFor();
        guest.calm();
    });
}

// The screens that look different in every game.
function ofGame(index, game) {
    const hard = { options: full(game) }; // with everything on the table
    return {
        async *[`a table of ${game.id} in play`]({ guest }) {
            await guest.wishFor({ ...hard, settings: { pace: 0 } });
            yield await sitDown(guest, index);
            for (let look = 0; look < 4; ++look) {
                for (let n = 0; n < 3; ++n) {
                    await act(guest);
                    await guest.settled();
                }
                yield;
            }
        },
        async *[`the result of ${game.id}`]({ guest, house }) {
            await guest.go(`#/table/${await house.finishedGame(game, Math.min(5, game.most_players))}`);
            yield await guest.result.getByRole("img", { name: /Money of each player/ }).waitFor();
        },
        async *[`the replay of ${game.id}`]({ guest, house }) {
            const table = await house.finishedGame(game, Math.min(5, game.most_players));
            for (const step of [3, 30, 60, 90]) {
                await guest.go(`#/replay/${table}/${step}`);
                yield await guest.page.getByRole("slider", { name: "Step" }).waitFor();
            }
        },
    };
}

async function changeLanguage({ house, browser, guests }, index) {
    const guest = await Guest.come(browser, house.origin, {});
    guests.push(guest);
    await sitDown(guest, index);
    const english = await guest.decision.getByRole("heading").innerText();
    await guest.button("繁體中文").click();
    const decision = guest.page.getByRole("region", { name: "你的決定" });
    await decision.waitFor();
    await guest.page.waitForFunction(
        (old) => [...document.querySelectorAll("h2")].every((each) => each.innerText !== old),
        english,
    );
    assert.match(await decision.getByRole("heading").innerText(), /\p{Script=Han}/u);
    assert.equal(await guest.page.evaluate(() => document.documentElement.lang), "zh-Hant");
    await guest.page.reload();
    await decision.waitFor(); // it is remembered
    await guest.button("English").click();
    await guest.decision.waitFor();
    guest.calm();
}
