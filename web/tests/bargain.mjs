// Negotiation by touch.

import assert from "node:assert/strict";
import { Guest } from "./guest.mjs";
import { until } from "./house.mjs";
import { act, sitDown } from "./play.mjs";

// Small ones too: what is pressed last must be in sight.
const screens = {
    desktop: { width: 1280, height: 800 },
    phone: { width: 360, height: 740 },
    "short phone": { width: 360, height: 640 },
    landscape: { width: 844, height: 390 },
};

export default function (test, catalogue) {
    const game = catalogue.findIndex((each) => each.id === "millions-2e");
    for (const size of Object.keys(screens)) {
        test(`a thief is offered money by two presses, at a price that makes sense, on a ${size}`, async (hands) => {
            const talks = await atTheTalk(hands, game, size);
            await talks.thief.click();
            await talks.offer();
        });
    }
    for (const size of ["desktop", "phone"]) {
        test(`a player is offered money where their seat is pressed, on a ${size}`, async (hands) => {
            const talks = await atTheTalk(hands, game, size);
            await talks.seat.click();
            await talks.offer();
        });
    }
    test("money is dragged from one's own seat onto another's, and only there", async (hands) => {
        const talks = await atTheTalk(hands, game, "desktop");
        const { page } = talks.guest;
        const middle = async (what) => {
            const { x, y, width, height } = await what.boundingBox();
            return [x + width / 2, y + height / 2];
        };
        const drag = async (to) => {
            await page.mouse.move(...(await middle(page.locator(".tbl-seat-me"))));
            await page.mouse.down();
            await page.mouse.move(...to, { steps: 5 });
            await page.mouse.up();
        };
        await drag([5, 5]);
        assert.equal(await page.getByRole("dialog").count(), 0);
        assert.equal(await page.locator(".tbl-coin-held").count(), 0);
        await drag(await middle(talks.seat));
        await talks.offer();
        // A press on one's own seat is still a press.
        await page.locator(".tbl-seat-me").click();
        await page.getByRole("dialog").waitFor();
    });
}

// A game in which the reader may offer money to somebody, and what they press for it.
async function atTheTalk({ house, browser, guests }, game, size) {
    const guest = await Guest.come(browser, house.origin, {
        size: size.includes("phone") ? "phone" : "desktop",
        table: { settings: { pace: 0, cast: false } },
    });
    guests.push(guest);
    const { page } = guest;
    await page.setViewportSize(screens[size]);
    await sitDown(guest, game);
    const latest = () => guest.frames.findLast((frame) => frame.game)?.game;
    const offers = () => (latest()?.choices ?? []).filter((choice) => choice.move.act === "Offer");
    const thief = page
        .locator(".mil-suspect:not(.mil-mine)")
        .getByRole("button", { name: /^Talk with / })
        .first();
    // Whoever may make an offer turns down what is offered to them, and waits for the board to come to it.
    const decline = page.locator(".mil-question").getByRole("button", { name: "Decline" });
    await until("there is somebody to talk with", async () => {
        if (offers().length > 0 && (await thief.count()) > 0) return true;
        if (offers().length === 0 || (await page.locator(".show").count()) > 0) await act(guest);
        else if (await decline.isVisible()) await decline.click({ timeout: 700 }).catch(() => {});
        return false;
    });
    const { view } = latest();
    const whose = Math.floor(offers()[0].move.character / view.facts.slots);
    const seat = page.locator(`[data-seat="${whose}"] .tbl-seat`);
    const offer = async () => {
        const { prices } = latest().view.facts;
        assert.ok(prices.mine_without >= prices.mine && prices.offer >= 1, JSON.stringify(prices));
        const talk = page.getByRole("region", { name: /^Talk with / });
        await talk.getByText("Your share if they go").waitFor();
        const price = Math.min(prices.offer, offers()[0].amount.most);
        assert.equal(await talk.getByRole("slider").inputValue(), String(price));
        const send = talk.getByRole("button", { name: new RegExp(`\\$${price}M`) });
        await guest.settled();
        const seen = await send.evaluate((button) => {
            const { x, y, width, height } = button.getBoundingClientRect();
            const corners = [
                [x + 4, y + 4],
                [x + width - 4, y + height - 4],
            ];
            return corners.every(([left, top]) => button.contains(document.elementFromPoint(left, top)));
        });
        assert.ok(seen, "what sends the offer is in sight, without scrolling");
        await send.click();
        await until("the offer is made", () =>
            guest.frames
                .flatMap((frame) => frame.lines ?? [])
                .some((line) => line.event?.what === "DealOpened" && line.event.seat === view.me),
        );
        guest.calm();
    };
    return { guest, thief, seat, offer };
}
