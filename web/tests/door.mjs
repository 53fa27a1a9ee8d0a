// A running game: who may come in, who must go, and when it ends, by the host or by votes.

import assert from "node:assert/strict";
import { Guest } from "./guest.mjs";
import { comeByLink, meet } from "./play.mjs";
import { findings } from "./screens.mjs";

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
    // The same with Eve, who has knocked.
    const three = async (hands) => {
        const { ann, ben, link } = await begun(hands, { drop_in: true });
        const eve = await come(hands);
        await knock(eve, link, "Eve");
        await door(ann).getByRole("button", { name: "Let in" }).click();
        await eve.page.locator(".tbl-seat-me").waitFor();
        return { ann, ben, eve };
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

    test("who has knocked takes it back, and may knock again", async (hands) => {
        const { ann, link } = await begun(hands, { drop_in: true });
        const eve = await come(hands);
        await knock(eve, link, "Eve");
        await door(ann)
            .getByText(/^Eve knocks/)
            .waitFor();
        await eve.decision.getByRole("button", { name: "Stop knocking" }).click();
        await door(ann).waitFor({ state: "hidden" });
        await knock(eve, link, "Eve");
        await door(ann).getByRole("button", { name: "Let in" }).click();
        await eve.page.locator(".tbl-seat-me").waitFor();
        eve.calm();
        ann.calm();
    });

    test("those who sit there vote where the host says nothing, and see the count", async (hands) => {
        const { ann, ben, eve } = await three(hands);
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

    test("a bot answers for who is away when the others vote for it", async (hands) => {
        const { ann, ben, eve } = await three(hands);
        await ann.page.goto("about:blank");
        await ben.page.locator('[data-seat="0"] .tbl-seat-away').click();
        await ben.button("Vote for a bot to answer while they are away").click();
        await door(ben).getByText("A bot is to answer for Ann.").waitFor();
        assert.equal(await door(ben).getByRole("button", { name: "I am for it" }).count(), 0, "Ben has voted");
        await door(eve).getByText("1 of 2").waitFor();
        await door(eve).getByRole("button", { name: "I am for it" }).click();
        await ben.page.getByText("A bot answers for Ann.").first().waitFor();
        await door(eve).waitFor({ state: "hidden" });
        ben.calm();
        eve.calm();
    });

    test("those who sit there end a running game by their votes", async (hands) => {
        const { ben, eve } = await three(hands);
        await ben.button("Menu").first().click();
        await ben.button("Vote to end the game").click();
        await ben.page.getByRole("dialog").getByRole("button", { name: "Vote to end the game" }).click();
        await door(eve).getByText("The game is to end here.").waitFor();
        await door(eve).getByText("1 of 2").waitFor();
        await door(eve).getByRole("button", { name: "I am for it" }).click();
        for (const each of [ben, eve]) await each.page.getByText("The table is closed.").first().waitFor();
        ben.calm();
    });

    test("a host who only watches lets people in, sends them away and ends the game", async (hands) => {
        const [ann, ben, eve] = [await come(hands), await come(hands), await come(hands)];
        const wish = { game: game.id, players: 4, watch: true, settings: { drop_in: true, public: true } };
        await ann.go("");
        const answer = await ann.page.request.post(`${ann.origin}/api/tables`, {
            headers: { Origin: ann.origin },
            data: wish,
        });
        const link = new URL(`${ann.origin}/#/table/${(await answer.json()).table}`);
        await ann.go(link.hash);
        await comeByLink(ben, link);
        await ann.button(/^Begin/).click();
        await ben.decision.waitFor();
        await ann.page.getByText("watching", { exact: true }).first().waitFor();

        // From the front page, which says that one has to be let in.
        await eve.go("");
        await eve.button(/^Knock for a bot's seat: .* Ben/).click();
        await eve.page.getByRole("textbox", { name: "What shall we call you?" }).fill("Eve");
        await eve.button("Knock for a bot's seat").click();
        await eve.page.getByText(/^You have knocked/).waitFor();
        await door(ann).getByRole("button", { name: "Let in" }).click();
        await eve.page.locator(".tbl-seat-me").waitFor();

        const place = await eve.page.locator(".tbl-seat-place:has(.tbl-seat-me)").getAttribute("data-seat");
        await ann.page.locator(`[data-seat="${place}"]`).getByRole("button").click();
        await ann.button(/^Send .* away$/).click();
        await ann.button(/^Send .* away$/).click();
        await ben.page
            .getByText(/^The host has sent .* away\.$/)
            .first()
            .waitFor();

        await ann.button("Menu").first().click();
        await ann.button("End the game for all").click();
        await ann.page.getByRole("dialog").getByRole("button", { name: "End the game for all" }).click();
        await ben.page.getByText("The table is closed.").first().waitFor();
        ann.calm();
    });

    test("what is to be decided covers no question, can be put aside and comes back", async (hands) => {
        const { ann, link } = await begun(hands, { drop_in: true });
        const eve = await come(hands);
        await knock(eve, link, "Eve");
        await door(ann).waitFor();
        for (const screen of [
            { width: 1280, height: 800 },
            { width: 360, height: 740 },
            { width: 844, height: 390 },
        ]) {
            await ann.page.setViewportSize(screen);
            const [card, question] = [await door(ann).boundingBox(), await ann.decision.boundingBox()];
            const apart =
                card.x + card.width <= question.x ||
                question.x + question.width <= card.x ||
                card.y + card.height <= question.y ||
                question.y + question.height <= card.y;
            assert.ok(apart, `${screen.width} x ${screen.height}: ${JSON.stringify({ card, question })}`);
            assert.deepEqual(await findings(ann.page), []);
        }
        await door(ann).getByRole("button", { name: "Put aside" }).click();
        await door(ann).waitFor({ state: "hidden" });
        await ann.button("What is to be decided").click();
        await door(ann)
            .getByText(/^Eve knocks/)
            .waitFor();
        await door(ann).getByRole("button", { name: "Put aside" }).click();
        // Something new comes by itself.
        const sam = await come(hands);
        await knock(sam, link, "Sam");
        await door(ann)
            .getByText(/^Sam knocks/)
            .waitFor();
        assert.equal(await ann.button("What is to be decided").count(), 0);
        ann.calm();
    });
}
