// Negotiation by touch.

import assert from "node:assert/strict";
import { Guest } from "./guest.mjs";
import { until } from "./house.mjs";
import { act, sitDown } from "./play.mjs";

export default function (test, catalogue) {
    for (const size of ["desktop", "phone"]) {
        test(`a thief is offered money by two presses, at a price that makes sense, on a ${size}`, async ({
            house,
            browser,
            guests,
        }) => {
            const game = catalogue.findIndex((each) => each.id === "millions-2e");
            const guest = await Guest.come(browser, house.origin, {
                size,
                table: { settings: { pace: 0, cast: false } },
            });
            guests.push(guest);
            await sitDown(guest, game);
            const latest = () => guest.frames.findLast((frame) => frame.game)?.game;
            const offers = () => (latest()?.choices ?? []).filter((choice) => choice.move.act === "Offer");
            const thief = guest.page
                .locator(".mil-suspect:not(.mil-mine)")
                .getByRole("button", { name: /^Talk with / });
            await until("there is somebody to talk with", async () => {
                if (offers().length > 0 && (await thief.count()) > 0) return true;
                await act(guest);
                return false;
            });
            const { prices } = latest().view.facts;
            assert.ok(prices.mine_without >= prices.mine && prices.offer >= 1, JSON.stringify(prices));
            await thief.first().click();
            const talk = guest.page.getByRole("region", { name: /^Talk with / });
            await talk.getByText("Your share if they go").waitFor();
            const most = offers()[0].amount.most;
            const price = Math.min(prices.offer, most);
            assert.equal(await talk.getByRole("slider").inputValue(), String(price));
            await talk.getByRole("button", { name: new RegExp(`\\$${price}M`) }).click();
            await until("the offer is made", () =>
                guest.frames
                    .flatMap((frame) => frame.lines ?? [])
                    .some((line) => line.event?.what === "DealOpened" && line.event.seat === latest().view.me),
            );
            guest.calm();
        });
    }
}
