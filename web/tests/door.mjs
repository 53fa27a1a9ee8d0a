// A running game: who may come in, who must go, and when it ends, by the host or by votes.

import assert from "node:assert/strict";
import { Guest } from "./guest.mjs";
import { meet } from "./play.mjs";

export default function (test, catalogue) {
    const game = catalogue[0];
    const come = async ({ house, browser, guests }, wish = {}) => {
        const guest = await Guest.come(browser, house.origin, wish);
        guests.push(guest);
        return guest;
    };
    // Ann is the host, Ben plays, bots have the other chairs.
    const begun = async (hands, settings = {}) => {
        const [ann, ben] = [await come(hands, { table: { settings } }), await come(hands)];
        const link = await meet(ann, ben, game);
        await ann.button(/^Begin/).click();
        await ann.decision.waitFor();
        await ben.decision.waitFor();
        return { ann, ben, link };
    };
    const knock = async (guest, link, called) => {
        await guest.go(link.hash);
        await guest.decision.getByRole("button", { name: "Knock" }).click();
        await guest.page.getByRole("textbox", { name: "Your name" }).fill(called);
        await guest.page.getByRole("dialog").getByRole("button", { name: "Knock" }).click();
        await guest.page.getByText(/^You have knocked/).waitFor();
    };
    const door = (guest) => guest.page.getByRole("region", { name: "What is to be decided" });

    test("nobody new gets into a running game unless the table was opened for it", async (hands) => {
        const { link } = await begun(hands);
        const eve = await come(hands);
        await eve.go(link.hash);
        await eve.decision.waitFor();
        await eve.page
            .getByText(/watching/i)
            .first()
            .waitFor();
        assert.equal(await eve.decision.getByRole("button", { name: "Knock" }).count(), 0);
    });

    for (const size of ["desktop", "phone"]) {
        test(`who knocks at a running game waits outside, and the host lets them in or not, ${size}`, async (hands) => {
            const { ann, link } = await begun(hands, { drop_in: true });
            const [eve, sam] = [await come(hands, { size }), await come(hands)];
            await knock(sam, link, "Sam");
            await door(ann).getByRole("button", { name: "Turn away" }).click();
            await sam.page.getByText(/were not let in/).waitFor();
            assert.equal(await sam.decision.getByRole("button", { name: "Knock" }).count(), 0);

            await knock(eve, link, "Eve");
            await door(ann)
                .getByText(/^Eve knocks/)
                .waitFor();
            assert.equal(await ann.page.getByRole("dialog").count(), 0, "nothing lies over the game");
            assert.equal(eve.frames.findLast((frame) => frame.you)?.you.seat ?? null, null);
            await door(ann).getByRole("button", { name: "Let in" }).click();
            await eve.page.locator(".tbl-seat-me").waitFor();
            await door(ann).waitFor({ state: "hidden" });
            eve.calm();
            ann.calm();
        });
    }

    test("those who sit there vote where the host says nothing, and see the count", async (hands) => {
        const { ann, ben, link } = await begun(hands, { drop_in: true });
        const eve = await come(hands);
        await knock(eve, link, "Eve");
        await door(ann).getByRole("button", { name: "Let in" }).click();
        await eve.page.locator(".tbl-seat-me").waitFor();
        // Three people sit here: two of those whom it is not about decide.
        await ben.page.locator('[data-seat="0"]').getByRole("button").click();
        await ben.button("Vote to send Ann away").click();
        await ben.button("Vote to send Ann away").click();
        await door(eve).getByText("1 of 2").waitFor();
        await door(eve).getByText("Ann is to be sent away.").waitFor();
        assert.equal(await door(ann).getByRole("button", { name: "I am for it" }).count(), 0);
        await door(eve).getByRole("button", { name: "I am for it" }).click();
        await ben.page.getByText("Ann has been sent away, by a vote.").first().waitFor();
        ben.calm();
    });

    test("the host ends a running game for all, after being asked", async (hands) => {
        const { ann, ben } = await begun(hands);
        await ann.button("Menu").first().click();
        await ann.button("End the game for all").click();
        const sure = ann.page.getByRole("dialog");
        await sure.getByRole("button", { name: "Stay" }).click();
        assert.equal(await ann.result.count(), 0);
        await ann.button("Menu").first().click();
        await ann.button("End the game for all").click();
        await sure.getByRole("button", { name: "End the game for all" }).click();
        for (const each of [ann, ben]) await each.page.getByText("The table is closed.").first().waitFor();
        ann.calm();
    });
}
