// The line breaks, the server dies: nobody loses a move.

import assert from "node:assert/strict";
import { Guest } from "./guest.mjs";
import { until, Wire } from "./house.mjs";
import { act, playOn, sitDown } from "./play.mjs";

async function actOnce(guest) {
    const before = guest.frames.filter((frame) => frame.kind === "ack").length;
    let n = 0;
    await until("a move is acknowledged", async () => {
        await act(guest, Math.max(0, n++ - 20));
        return guest.frames.filter((frame) => frame.kind === "ack").length > before;
    });
}

export default function (test, catalogue) {
    const game = catalogue[0];
    const quick = { players: game.least_players, settings: { pace: 0 } };

    test("a cut line is told and mended, and the game goes on", async ({ house, browser, guests }) => {
        const wire = await new Wire().to(house.origin);
        const guest = await Guest.come(browser, wire.origin, { table: quick });
        guests.push(guest, { leave: () => wire.close() });
        await sitDown(guest);
        await actOnce(guest);
        wire.cut();
        await guest.context.setOffline(true);
        await guest.page.getByText("The line is lost").first().waitFor();
        const known = guest.frames.length;
        wire.mend();
        await guest.context.setOffline(false);
        await guest.page.getByText("The line is lost").waitFor({ state: "hidden" });
        // It went on where it was: one delta, not the whole table.
        const first = guest.frames.slice(known).find((frame) => frame.kind === "snapshot" || frame.kind === "delta");
        assert.equal(first?.kind, "delta");
        await actOnce(guest);
        guest.calm({ lostLine: true });
    });

    test("a server killed in mid-game starts again with the same game, to its end", async ({
        browser,
        guests,
        newHouse,
    }) => {
        const house = await newHouse();
        const guest = await Guest.come(browser, house.origin, { table: quick });
        guests.push(guest, { leave: () => house.close() });
        await sitDown(guest);
        for (let n = 0; n < 3; ++n) await actOnce(guest);
        const told = (frames) =>
            frames
                .filter((frame) => frame.lines)
                .flatMap((frame) => frame.lines)
                .map((line) => line.text);
        const story = told(guest.frames);
        await house.kill();
        await guest.page.getByText("The line is lost").first().waitFor();
        const known = guest.frames.length;
        await house.start();
        await actOnce(guest);
        await guest.page.reload(); // a new page, and still the same seat, by its cookie
        await guest.decision.waitFor();
        const snapshot = guest.frames.slice(known).findLast((frame) => frame.kind === "snapshot");
        const after = snapshot.lines.map((line) => line.text);
        assert.deepEqual(after.slice(0, Math.min(20, story.length)), story.slice(0, Math.min(20, story.length)));
        await playOn(guest);
        guest.calm({ lostLine: true });
    });
}
