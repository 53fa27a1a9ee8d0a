// How a guest plays who knows no rules: takes the first thing offered, and rather lets things pass, so that
// games come to an end.

import assert from "node:assert/strict";

const kQuiet = /\b(ready|pass|stays?|done|no comment|decline|turn (it )?down|not now|skip|nothing|no deal|no)\b/i;
const kTools = /^(back|hint.*|.*\bagain|take my move back|to my next turn|type a move|less|more|close)$/i; // they lead nowhere new
const kPatient = 8; // looks at an unchanged screen before something else is tried
const kMost = 400; // no game of ours asks one person so often

// What lies over the table comes first, then the decision, then the board.
const regions = (guest) => [guest.page.getByRole("dialog"), guest.decision, guest.board];

// What could be pressed in a region, by name. What is covered cannot, and waits until the cover is gone.
async function offers(region) {
    const all = await region.getByRole("button").evaluateAll((buttons) =>
        buttons.map((button, at) => {
            const { x, y, width, height } = button.getBoundingClientRect();
            const [left, top] = [x + width / 2, y + height / 2];
            const inside = left >= 0 && left < innerWidth && top >= 0 && top < innerHeight;
            const covered = inside && !button.contains(document.elementFromPoint(left, top));
            const idle = button.matches(":disabled, [aria-disabled=true], [aria-busy=true]");
            return {
                at,
                name: (button.getAttribute("aria-label") ?? button.innerText).trim(),
                free: !covered && !idle,
            };
        }),
    );
    return all.filter((each) => each.free && !kTools.test(each.name));
}

const quietest = (choices) => choices.find((each) => kQuiet.test(each.name)) ?? choices[0];

// The button to press next, or null. Who has got nowhere `tried` times takes another.
export async function nextPress(guest, tried = 0) {
    for (const region of regions(guest)) {
        const choices = await offers(region);
        const choice = tried === 0 ? quietest(choices) : choices[tried % Math.max(1, choices.length)];
        if (choice) return region.getByRole("button").nth(choice.at);
    }
    return null;
}

// A press anywhere on the table finishes what is being shown.
function endShow() {
    const show = document.querySelector(".show, .mad-skip");
    show?.click();
    return show !== null;
}

// Does one thing, if there is one to do.
export async function act(guest, tried = 0) {
    // The screen may change under the finger; whoever has come to the keys by mistake goes back.
    const keys = guest.page.getByRole("button", { name: "Type a move", pressed: true });
    if ((await keys.count()) > 0)
        await keys
            .first()
            .click({ timeout: 700 })
            .catch(() => {});
    if (await guest.page.evaluate(endShow)) return true;
    const button = await nextPress(guest, tried);
    if (!button) return false;
    try {
        await button.click({ timeout: 700 });
        return true;
    } catch {
        return false; // somebody was quicker, and it is gone
    }
}

// For who waits for something that not every game brings: after one game the next.
export async function actOrPlayAgain(guest, tried = 0) {
    if (!(await guest.result.isVisible())) return act(guest, tried);
    await guest.result.getByRole("button", { name: "Play again" }).click();
    await guest.button("Begin").click();
    await guest.decision.waitFor();
    return true;
}

// On a busy machine a game may take minutes, so what counts is how long nothing has changed. Told what is on the
// screen it says for how many looks that has been the same.
export function watched(patience = 60_000) {
    let [before, changed, still] = ["", Date.now(), 0];
    return (now) => {
        if (now !== before) [changed, still] = [Date.now(), -1];
        before = now;
        assert.ok(Date.now() < changed + patience, `nothing happens any more; on the screen: ${now.slice(0, 400)}`);
        return ++still;
    };
}

// Plays until the result is on the screen. Returns how often something was pressed.
export async function playOn(guest) {
    let acts = 0;
    for (const look = watched(); !(await guest.result.isVisible()); ) {
        const still = look(await onScreen(guest));
        assert.ok(acts < kMost, "the game does not end");
        if (await act(guest, Math.max(0, still - kPatient))) ++acts;
        await guest.page.waitForTimeout(30);
    }
    return acts;
}

export const onScreen = async (guest) =>
    (
        await guest.page
            .getByRole("main")
            .innerText()
            .catch(() => "")
    ).replaceAll(/\s+/g, " ");

// Games stand on the front page in the order of the catalogue.
export const playButton = (page, game) => page.getByRole("button", { name: /^Play now/ }).nth(game);

// From the front page to a table with bots, as a newcomer would.
export async function sitDown(guest, game = 0, called = "Ann") {
    const { page } = guest;
    await guest.go("");
    await playButton(page, game).click();
    // A game learnt by levels asks which; the textbox comes with or after it.
    const name = page.getByRole("textbox", { name: "What shall we call you?" });
    const level = page.getByRole("group", { name: "Which level?" }).getByRole("button").first();
    await name.or(level).first().waitFor();
    if (await level.isVisible()) await level.click();
    await name.fill(called);
    await page.getByRole("button", { name: "Deal me in" }).click();
    await guest.decision.waitFor();
}

// A table with a chair for a friend: how they come to it.
export async function openTable(host, game, called = "Ann") {
    const { page } = host;
    await host.go(`#/new/${game.id}`);
    await page.getByRole("textbox", { name: "Your name" }).fill(called);
    for (let n = game.least_players; n < 5; ++n) await page.getByRole("button", { name: "Less" }).first().click();
    await page.getByRole("combobox", { name: "Chair 2" }).selectOption({ label: "A friend, by link" });
    await host.button(/^Open the table/).click();
    const link = page.getByRole("textbox", { name: "Link to this table" });
    await link.waitFor();
    return new URL(await link.inputValue());
}

export async function comeByLink(guest, link, called = "Ben") {
    await guest.go(link.hash);
    await guest.page.getByRole("textbox", { name: "Your name" }).fill(called);
    await guest.button("Sit down").click();
}

// Two friends at a table that has not begun.
export async function meet(host, guest, game) {
    const link = await openTable(host, game);
    await comeByLink(guest, link);
    await host.page.getByText("Ben", { exact: true }).first().waitFor();
    return link;
}
