// A whole game without a mouse: Tab, Enter, digits, letters.

import assert from "node:assert/strict";
import { oneOfEach, short } from "./families.mjs";
import { Guest } from "./guest.mjs";
import { until } from "./house.mjs";
import { nextPress, onScreen, playButton, watched } from "./play.mjs";

const kTabs = 150;

// Tab or Shift+Tab, whichever way it lies.
async function tabTo(page, target) {
    const wanted = await target.elementHandle({ timeout: 2000 });
    for (let n = 0; n < kTabs; ++n) {
        const way = await wanted.evaluate((each) => {
            const at = document.activeElement;
            if (at === each) return "here";
            if (!each.isConnected) return "gone"; // while we were on our way
            return at && at !== document.body && at.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_PRECEDING
                ? "Shift+Tab"
                : "Tab";
        });
        if (way === "here") return true;
        if (way === "gone") return false;
        await page.keyboard.press(way);
    }
    assert.fail(`Tab does not reach ${target}`);
}

export default function (test, catalogue) {
    for (const [index, game] of oneOfEach(catalogue)) {
        test(`a whole game of ${game.id} is played by keyboard alone`, (hands) => playByKeys(hands, index, game));
    }
}

// Whether the field for a name has the cursor when it comes, before it can be seen.
function watchName() {
    new MutationObserver(() => {
        const name = document.querySelector(".home-name input");
        if (name) globalThis.typesAtOnce ??= name === document.activeElement;
    }).observe(document.body, { subtree: true, childList: true });
}

async function playByKeys({ house, browser, guests }, index, game) {
    const table = { ...short(game), players: game.least_players, settings: { pace: 0 } };
    const guest = await Guest.come(browser, house.origin, { table });
    guests.push(guest);
    const { page } = guest;
    const { keyboard } = page;
    await guest.go("");
    await playButton(page, index).waitFor();
    await page.evaluate(watchName);
    await tabTo(page, playButton(page, index));
    await keyboard.press("Enter");
    const name = page.getByRole("textbox", { name: "What shall we call you?" });
    const level = page.getByRole("group", { name: "Which level?" }).getByRole("button").first();
    await name.or(level).first().waitFor();
    if (await level.isVisible()) {
        await tabTo(page, level);
        await keyboard.press("Enter");
        await name.waitFor();
    }
    assert.ok(await page.evaluate(() => globalThis.typesAtOnce), "the field has the cursor as soon as it is there");
    await keyboard.type("Ann");
    await keyboard.press("Enter");
    await guest.decision.waitFor();

    // Digits point at the choices of the panel.
    const first = guest.decision.locator("[data-pick]").first();
    let digits = 0;
    for (const look = watched(); !(await guest.result.isVisible()); ) {
        const still = look(await onScreen(guest));
        const button = await nextPress(guest, Math.max(0, still - 8)).catch(() => null);
        if (button && digits === 0 && (await first.isVisible())) {
            await keyboard.press("1");
            if (await first.evaluate((each) => each === document.activeElement)) ++digits;
        }
        if (button && (await tabTo(page, button).catch(() => false))) await keyboard.press("Enter");
        await page.waitForTimeout(40);
    }
    assert.ok(digits > 0, "a digit points at a choice");
    await tabTo(page, guest.result.getByRole("link", { name: "Watch the replay" }));
    await keyboard.press("Enter");
    const slider = page.getByRole("slider", { name: "Step" });
    await slider.waitFor();
    await keyboard.press("End");
    await until("the end is shown", async () => (await slider.inputValue()) === (await slider.getAttribute("max")));
    guest.calm();
}
