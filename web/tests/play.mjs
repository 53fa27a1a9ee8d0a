// How a guest plays who knows no rules: takes the first thing offered, and rather lets things pass, so that
// games come to an end.

import assert from "node:assert/strict";

const kQuiet = /\b(ready|pass|stays?|done|no comment|decline|turn (it )?down|not now|skip|nothing|no deal|no)\b/i;
const kTools = /^(back|.*\bagain|take my move back|type a move|less|more|close)$/i; // they lead nowhere new
const kMost = 400; // no game of ours asks one person so often

const board = (guest) => guest.page.getByRole("region", { name: "Board" });

// What could be pressed in a region, by name.
async function offers(region) {
  const all = await region.getByRole("button").evaluateAll((buttons) =>
    buttons.map((button, at) => ({
      at,
      name: (button.getAttribute("aria-label") ?? button.innerText).trim(),
      idle: button.matches(":disabled, [aria-disabled=true], [aria-busy=true]"),
    })),
  );
  return all.filter((each) => !each.idle && !kTools.test(each.name));
}

const quietest = (choices) => choices.find((each) => kQuiet.test(each.name)) ?? choices[0];

// The button to press next, or null. Who has got nowhere `tried` times takes another.
export async function nextPress(guest, tried = 0) {
  for (const region of [guest.decision, board(guest)]) {
    const choices = await offers(region);
    const choice = tried === 0 ? quietest(choices) : choices[tried % Math.max(1, choices.length)];
    if (choice) return region.getByRole("button").nth(choice.at);
  }
  return null;
}

// Does one thing, if there is one to do.
export async function act(guest, tried = 0) {
  const button = await nextPress(guest, tried);
  if (!button) return false;
  try {
    await button.click({ timeout: 700 });
    return true;
  } catch {
    return false; // somebody was quicker, and it is gone
  }
}

// Plays until the result is on the screen. Returns how often something was pressed.
export async function playOn(guest, { patience = 70_000, each = async () => {} } = {}) {
  const end = Date.now() + patience;
  let acts = 0;
  let still = 0; // how often nothing came of it
  let before = "";
  while (!(await guest.result.isVisible())) {
    assert.ok(Date.now() < end, `the game is not over after ${acts} acts; on the screen: ${await onScreen(guest)}`);
    assert.ok(acts < kMost, "the game does not end");
    if (await act(guest, still)) {
      ++acts;
      const now = await guest.decision.innerText().catch(() => "");
      still = now === before ? still + 1 : 0;
      before = now;
      await each(acts);
    }
    await guest.page.waitForTimeout(40);
  }
  return acts;
}

export const onScreen = async (guest) =>
  (await guest.page.getByRole("main").innerText().catch(() => "")).replaceAll(/\s+/g, " ").slice(0, 400);

// Games stand on the front page in the order of the catalogue.
export const playButton = (page, game) => page.getByRole("button", { name: /^Play .*now/ }).nth(game);

// From the front page to a table with bots, as a newcomer would.
export async function sitDown(guest, game = 0, name = "Ann") {
  const { page } = guest;
  await guest.go("");
  await playButton(page, game).click();
  await page.getByRole("textbox", { name: "What shall we call you?" }).fill(name);
  await page.getByRole("button", { name: "Deal me in" }).click();
  await guest.decision.waitFor();
}
