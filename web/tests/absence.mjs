// Nobody can stall a table: a bot answers at the deadline, and the person comes back.

import { Guest } from "./guest.mjs";
import { until } from "./house.mjs";
import { act, sitDown } from "./play.mjs";

const kWindow = 5; // seconds; the shortest the server allows

export default function (test, catalogue) {
    const game = catalogue[0];
    test("a bot answers at the deadline and the person takes the seat back", async ({ house, browser, guests }) => {
        const clock = { kind: "live", window: kWindow, phase: 300 };
        const guest = await Guest.come(browser, house.origin, {
            table: { players: game.least_players, settings: { pace: 600, away: "bot", clock } },
        });
        guests.push(guest);
        await sitDown(guest);
        const back = guest.decision.getByRole("button", { name: "Play myself again" });
        await back.waitFor({ timeout: (kWindow + 10) * 1000 });
        await back.click();
        await guest.button("Go on").click(); // past the summary of what the bot did
        await back.waitFor({ state: "hidden" });
        const acked = () => guest.frames.filter((frame) => frame.kind === "ack").length;
        const before = acked();
        let n = 0;
        await until("the person plays again", async () => {
            await act(guest, Math.max(0, n++ - 20));
            return acked() > before;
        });
        guest.calm();
    });
}
