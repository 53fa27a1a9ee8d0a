// What is for one seat's eyes reaches no other browser: not its socket, not its screen.

import assert from "node:assert/strict";
import { full, isOpen } from "./families.mjs";
import { Guest } from "./guest.mjs";
import { act, sitDown } from "./play.mjs";

const lines = (guest) => guest.frames.flatMap((frame) => frame.lines ?? []);
// Events say whom they are for: everybody, or a list of seats.
const secrets = (guest) => lines(guest).filter((line) => Array.isArray(line.event?.to));

export default function (test, catalogue) {
    for (const [index, game] of catalogue.entries()) {
        if (isOpen(game)) continue;
        test(`${game.id}: a spectator sees no secret`, async ({ house, browser, guests }) => {
            const ann = await Guest.come(browser, house.origin, {
                table: { settings: { pace: 20 }, options: full(game) },
            });
            const eve = await Guest.come(browser, house.origin, {});
            guests.push(ann, eve);
            await sitDown(ann, index);
            await eve.page.goto(ann.page.url());
            await eve.page.getByText("watching", { exact: true }).waitFor();
            const looks = [];
            for (let n = 0; n < 200 && secrets(ann).length < 2; ++n) {
                await act(ann);
                await ann.page.waitForTimeout(40);
                if (n % 10 === 0) looks.push(await eve.page.content());
            }
            looks.push(await eve.page.content());
            const running = eve.frames.every((frame) => frame.table?.status !== "over" && !frame.game?.standing.over);
            assert.ok(running, "the game runs still: nothing is open yet");
            const known = secrets(ann);
            assert.ok(known.length > 0, "Ann has secrets");
            assert.ok(lines(eve).length > 5, "Eve follows the game");
            assert.deepEqual(secrets(eve), []);
            const heard = JSON.stringify(eve.frames);
            for (const secret of known) {
                assert.ok(
                    !heard.includes(JSON.stringify(secret.event)),
                    `Eve's socket was told ${JSON.stringify(secret.event)}`,
                );
                if (secret.text !== "")
                    assert.ok(!looks.some((look) => look.includes(secret.text)), `Eve's screen said “${secret.text}”`);
            }
            assert.ok(
                eve.frames.every((frame) => (frame.game?.choices ?? []).length === 0),
                "Eve is offered no move",
            );
            eve.calm();
        });
    }
}
