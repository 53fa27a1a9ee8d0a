// A game that is over, looked at again.

import assert from "node:assert/strict";
import { Guest } from "./guest.mjs";
import { until } from "./house.mjs";

const screens = {
    phone: { width: 360, height: 740 },
    landscape: { width: 844, height: 390 },
    desktop: { width: 1280, height: 800 },
};

export default function (test, catalogue) {
    test("a replay shows its board, what happened and how to go on at once, on every screen", async ({
        house,
        browser,
        guests,
    }) => {
        const table = await house.finishedGame(
            catalogue.find((each) => each.id === "millions-1e"),
            5,
        );
        const guest = await Guest.come(browser, house.origin);
        guests.push(guest);
        const { page } = guest;
        await guest.go(`#/replay/${table}/0`);
        const line = page.locator(".replay-lines li").first();
        for (let step = 1; (await line.count()) === 0; ++step) {
            assert.ok(step < 30, "nothing happened");
            await guest.button("One step on").click();
            await guest.settled();
        }
        for (const [size, viewport] of Object.entries(screens)) {
            await page.setViewportSize(viewport);
            await guest.settled();
            const foot = (await page.getByRole("slider", { name: "Step" }).boundingBox()).y;
            const board = await page.getByRole("region", { name: "The table at this step" }).boundingBox();
            const told = await line.boundingBox();
            const seen = Math.min(board.y + board.height, foot) - board.y;
            assert.ok(seen > 220, `${size}: ${seen} px of the board`);
            const end = size === "desktop" ? viewport.height : foot;
            assert.ok(told.y + told.height <= end, `${size}: what happened ends at ${told.y + told.height} of ${end}`);
            const on = await guest.button("One step on").boundingBox();
            assert.ok(on.y + on.height <= viewport.height, size);
            if (size !== "desktop") continue;
            const speed = await page.getByRole("radio", { name: "4×" }).locator("..").boundingBox();
            assert.ok(speed.y + speed.height <= viewport.height, `${size}: the speed is chosen at ${speed.y}`);
        }
        guest.calm();
    });
    test("the coach is asked about a game that is over, says how far he is, and leads to its moments", async ({
        house,
        browser,
        guests,
    }) => {
        const game = catalogue.find((each) => each.id === "millions-1e");
        const guest = await Guest.come(browser, house.origin);
        guests.push(guest);
        const { page } = guest;
        const shares = page.getByRole("heading", { name: "What the result is made of" });
        const coach = page.locator(".after-coach");
        const lookedBack = () => until("he has looked back", async () => (await shares.count()) === 1, 60_000);
        // Somebody's game that had such a moment: in one game of six nobody's had.
        const moments = coach.locator(".after-moments a");
        for (let games = 0; games < 10 && (await moments.count()) === 0; ++games) {
            await guest.go(`#/table/${await house.finishedGame(game, 5)}`);
            await guest.button("Ask the coach").click();
            await lookedBack();
            assert.equal(await coach.locator("svg[role=img] polyline").count(), 5);
            const parts = (await coach.locator(".after-counts dd").allInnerTexts()).map((each) =>
                Number(each.replace("−", "-")),
            );
            const [initial, skill, luck, others, result] = parts;
            assert.ok(Math.abs(initial + skill + luck + others - result) <= 2, `${parts} do not add up`); // each is rounded
            for (const seat of await coach
                .locator("select option")
                .evaluateAll((all) => all.map(({ value }) => value))) {
                await coach.locator("select").selectOption(seat);
                await lookedBack();
                if ((await moments.count()) > 0) break;
            }
        }
        await moments.first().click();
        await page.getByRole("slider", { name: "Step" }).waitFor();
        guest.calm();
    });
    test("a replay has chapters, a speed, the next lie, and a link to a moment that others can open", async ({
        house,
        browser,
        guests,
    }) => {
        const game = catalogue.find((each) => each.id === "millions-1e");
        const { table, lies } = await house.gameWithLies(game, 5);
        const guest = await Guest.come(browser, house.origin);
        guests.push(guest);
        const { page } = guest;
        const slider = page.getByRole("slider", { name: "Step" });
        const at = async () => Number(await slider.inputValue());
        await guest.go(`#/replay/${table}/0`);
        const chapters = page.getByRole("combobox", { name: "Chapter" });
        await until("the chapters have come", async () => (await chapters.locator("option").count()) > 2);
        const third = chapters.locator("option").nth(2);
        const step = Number(await third.getAttribute("value"));
        await chapters.selectOption({ index: 2 });
        assert.equal(await at(), step);

        // Nothing that cannot be seen is stopped at.
        for (let n = 0; n < 12; ++n) {
            await guest.button("One step on").click();
            assert.equal(await page.getByText("Nothing that anybody could see.").count(), 0, `step ${await at()}`);
        }
        await slider.fill("0");
        await guest.button("Next lie").click();
        assert.equal(await at(), lies[0]);

        // The test holds the clock: at four times the speed a second and a half has room for four steps.
        await page.getByRole("radio", { name: "4×" }).check();
        await page.clock.install();
        const from = await at();
        await guest.button("Play").click();
        for (let n = 0; n < 15; ++n) await page.clock.runFor(100);
        assert.ok((await at()) > from + 2, `from step ${from} to ${await at()}`);
        await guest.button("Pause").click();
        await page.clock.resume();

        const here = await at();
        await guest.button("Link to this moment").click();
        const link = await page.evaluate(() => navigator.clipboard.readText());
        assert.match(link, new RegExp(`/replay/${table}\\?step=${here}$`));
        const other = await Guest.come(browser, house.origin);
        guests.push(other);
        await other.page.goto(link);
        await until("the other is at the same step", async () => {
            const theirs = other.page.getByRole("slider", { name: "Step" });
            return (await theirs.count()) === 1 && (await theirs.inputValue()) === String(here);
        });
        // What the link says of itself wherever it is posted.
        const html = await (await fetch(`http://127.0.0.1:${house.port}/replay/${table}?step=${lies[0]}`)).text();
        const told = /<meta property="og:description" content="([^"]+)"/.exec(html)?.[1];
        assert.match(html, /<meta property="og:title" content="[^"]+"/);
        const picture = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1];
        const drawn = await fetch(picture);
        assert.equal(drawn.headers.get("content-type"), "image/png", picture);
        const bytes = Buffer.from(await drawn.arrayBuffer());
        assert.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [1200, 630]);
        const replay = await house.ask("GET", `/api/table/replay?from=${lies[0]}&count=1`, { table });
        assert.ok(
            told.startsWith(
                replay.list[0].lines
                    .find((line) => line.text !== "")
                    .text.split('"')[0]
                    .slice(0, 20),
            ),
        );

        await other.go(`#/table/${table}`);
        await other.button("Check it here").click();
        await other.page.getByText("It fits:").waitFor();
        guest.calm();
        other.calm();
    });
}
