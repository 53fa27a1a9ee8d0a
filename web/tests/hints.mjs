// Hints: asked for with a press or a key, read, and played; among friends only once all have agreed.

import assert from "node:assert/strict";
import { Guest } from "./guest.mjs";
import { until } from "./house.mjs";
import { meet, sitDown } from "./play.mjs";
import { findings } from "./screens.mjs";

const screens = [
    [1280, 800],
    [360, 740],
    [844, 390],
];

export default function (test, catalogue) {
    for (const id of ["millions-1e", "guillotines", "mad-millionaire"]) {
        const game = catalogue.findIndex((each) => each.id === id);
        test(`a hint is asked for and played at a table of ${id}, on every screen and in every language`, (hands) =>
            askAndPlay(hands, game));
    }
    test("friends have hints once all of them have agreed", (hands) =>
        agree(
            hands,
            catalogue.find((each) => each.id === "millions-1e"),
        ));
}

const lamp = (guest) => guest.decision.getByRole("button", { name: /^(Hint \(H\)|提示（H）)$/ });
const note = (guest) => guest.decision.locator(".tbl-hint");
const table = (guest) => guest.frames.findLast((frame) => frame.table)?.table;
const answered = (guest) => guest.frames.filter((frame) => frame.kind === "ack").length;

async function askAndPlay({ house, browser, guests }, game) {
    const guest = await Guest.come(browser, house.origin, { table: { settings: { pace: 0, cast: false } } });
    guests.push(guest);
    await sitDown(guest, game);
    const { page } = guest;
    for (const [tag, sized] of [
        ["en", screens],
        ["zh-Hant", screens.slice(1, 2)],
    ]) {
        if (tag !== "en") await guest.speak(tag);
        for (const [width, height] of sized) {
            await page.setViewportSize({ width, height });
            await guest.settled();
            await until("one may ask for a hint", () => lamp(guest).isVisible());
            if (width > 1000) await page.keyboard.press("h");
            else await lamp(guest).click();
            await note(guest).waitFor();
            await guest.settled();
            const advice = guest.frames.findLast((frame) => frame.kind === "advice");
            assert.ok((await note(guest).innerText()).includes(advice.compared), "what it compares with is told");
            if (process.env.PICTURES) {
                await page.screenshot({ path: `${process.env.PICTURES}/hint-${game}-${tag}-${width}.png` });
            }
            assert.deepEqual(await findings(page), [], `at ${width} x ${height}`);
            const before = answered(guest);
            const button = note(guest).getByRole("button");
            assert.ok(
                await button.evaluate((each) => {
                    const { x, y, width: wide, height: high } = each.getBoundingClientRect();
                    return each.contains(document.elementFromPoint(x + wide / 2, y + high / 2));
                }),
                "the move is in sight",
            );
            await button.click();
            await until("it is played", () => answered(guest) > before);
            assert.equal(guest.frames.filter((frame) => frame.kind === "nack").length, 0);
        }
    }
    guest.calm();
}

async function agree({ house, browser, guests }, game) {
    const wish = { table: { settings: { pace: 0, cast: false } } };
    const [host, friend] = [await Guest.come(browser, house.origin, wish), await Guest.come(browser, house.origin)];
    guests.push(host, friend);
    await meet(host, friend, game);
    await host.button("Begin").click();
    for (const each of [host, friend]) await each.decision.waitFor();
    assert.equal(table(host).hints, false);
    assert.equal(await lamp(host).count(), 0);
    await host.button("Menu").click();
    const wants = host.page.getByRole("switch", { name: "Hints at this table" });
    await wants.click();
    await host.page.getByText("Off until everybody here agrees (1 of 2).").waitFor();
    await host.page.keyboard.press("Escape");
    await friend.page.getByText("Hints for everybody at this table?", { exact: false }).waitFor();
    await friend.button("I am for it").click();
    await until("hints are on for both", () => table(host).hints === true && table(friend).hints === true);
    await until("whoever is asked may ask", async () => {
        for (const each of [host, friend]) if (await lamp(each).isVisible()) return true;
        return false;
    });
}
