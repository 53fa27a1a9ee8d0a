// What is on the screen at one time is one moment of the game, however hastily one presses; nobody waits long for
// what is shown; and a table that waits for its reader rests.

import assert from "node:assert/strict";
import { isTaught, oneOfEach, purse, short } from "./families.mjs";
import { Guest } from "./guest.mjs";
import { act, sitDown } from "./play.mjs";

const kPatience = 300_000;
const kDecisions = 5; // whose waits are measured
const kWaits = { normal: 10_000, fast: 5000 }; // milliseconds between two decisions, at most
const kBusy = 1500;
const kIdle = 0.03; // of the main thread, while the table waits for its reader
const kTask = 50; // milliseconds of one task, at most
const kWatched = 3000;
const kTurns = 3;

export default function (test, catalogue) {
    for (const [index, game] of oneOfEach(catalogue)) {
        test(`${game.id} pressed through in haste shows one moment at a time`, async ({ house, browser, guests }) => {
            const table = { ...short(game), settings: { pace: 30 } };
            const guest = await Guest.come(browser, house.origin, { motion: true, table });
            guests.push(guest);
            await sitDown(guest, index);
            const seen = [];
            let [shows, presses] = [0, 0];
            for (const late = Date.now() + kPatience; !(await guest.result.isVisible()); ++presses) {
                assert.ok(Date.now() < late, `the game is not over after ${presses} presses`);
                const { screens, ended } = await guest.page.evaluate(`(${press})(${look}, ${presses})`);
                seen.push(...screens);
                shows += ended;
            }
            assert.ok(shows > 3 || !isTaught(game), `only ${shows} shows were pressed away`);
            const moments = momentsOf(guest.frames);
            const listed = new Set(seen.flatMap(({ story }) => story));
            for (const screen of seen) belongs(screen, moments, listed, game);
            console.log(
                `page: ${game.id}: ${seen.length} looks at ${moments.length} moments, ${shows} shows cut short`,
            );
            guest.calm();
        });

        test(`${game.id} rests while it waits for its reader, and never stalls`, async ({ house, launch, guests }) => {
            const browser = await launch(); // traces are of a whole browser
            try {
                const guest = await Guest.come(browser, house.origin, { motion: true });
                guests.push(guest);
                const meter = await guest.context.newCDPSession(guest.page);
                await meter.send("Performance.enable", { timeDomain: "threadTicks" });
                await sitDown(guest, index);
                const loads = [];
                const tasks = [];
                for (let turn = 0; turn < kTurns; ++turn) {
                    await guest.page.locator(kAsked).waitFor();
                    await guest.settled();
                    const before = await taskTime(meter);
                    await guest.page.waitForTimeout(kWatched);
                    loads.push(((await taskTime(meter)) - before) / (kWatched / 1000));
                    await browser.startTracing(guest.page, { categories: ["toplevel"] });
                    for (let n = 0; n < 3; ++n) await act(guest, n);
                    await guest.page.waitForTimeout(kWatched / 2);
                    tasks.push(...tasksOf(JSON.parse((await browser.stopTracing()).toString())));
                }
                const [load, task] = [Math.max(...loads), Math.max(...tasks)];
                const words = loads.map((each) => `${(100 * each).toFixed(1)} %`).join(", ");
                console.log(
                    `page: ${game.id}: idle load ${words}; longest task ${task.toFixed(0)} ms of ${tasks.length}`,
                );
                assert.ok(load <= kIdle, `idle it takes ${words} of the main thread`);
                assert.ok(task <= kTask, `a task takes ${task.toFixed(0)} ms`);
                guest.calm();
            } finally {
                await browser.close();
            }
        });

        for (const speed of Object.keys(kWaits)) {
            test(`${game.id} with four bots asks again soon, ${speed}`, async ({ house, browser, guests }) => {
                const guest = await Guest.come(browser, house.origin, { motion: true });
                guests.push(guest);
                await guest.context.addInitScript((wish) => localStorage.setItem("moneybags.speed", wish), speed);
                await sitDown(guest, index);
                const waits = [];
                for (let tried = 0; waits.length < kDecisions && !(await guest.result.isVisible()); ) {
                    await guest.page.locator(kNext).waitFor({ timeout: 60_000 });
                    const before = await asking(guest);
                    if (!(await act(guest, tried++ % 5))) continue;
                    const from = Date.now();
                    await guest.page
                        .waitForFunction(
                            ([asked, was]) => {
                                const now = document.querySelector(asked);
                                return now === null || now.innerText !== was;
                            },
                            [kAsked, before],
                            { timeout: 1500 },
                        )
                        .catch(() => {});
                    if ((await asking(guest)) !== null) continue; // asked on, without a wait
                    await guest.page.locator(kNext).waitFor({ timeout: 60_000 });
                    waits.push({ wait: Date.now() - from, server: guest.heard - from });
                }
                const words = waits.map(({ wait, server }) => `${wait} (${server})`).join(", ");
                console.log(`page: ${game.id}, ${speed}: waits (for the server) of ${words} ms`);
                // Where all processors are busy the bots may take longer; the page then adds nothing.
                const late = waits.filter(({ wait, server }) => wait > Math.max(kWaits[speed], server + kBusy));
                assert.deepEqual(late, [], "somebody waited too long for the next decision");
                guest.calm();
            });
        }
    }
}

const kAsked = ".tbl-decision-asked";
const kNext = `${kAsked}, .tbl-after`; // or the game is over
const asking = (guest) => guest.page.evaluate((asked) => document.querySelector(asked)?.innerText ?? null, kAsked);

// Seconds of work on the main thread, whatever else the machine does.
async function taskTime(meter) {
    const { metrics } = await meter.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration").value;
}

// Milliseconds of each task of the page's main thread, as the processor counts them.
export function tasksOf({ traceEvents }) {
    const main = traceEvents.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain");
    return traceEvents
        .filter(
            ({ name, pid, tid }) => /RunTask$/.test(name) && main.some((each) => each.pid === pid && each.tid === tid),
        )
        .map(({ tdur }) => (tdur ?? 0) / 1000);
}

// Everything that tells where the game stands, at one glance.
function look() {
    const words = (node) => node.textContent.trim();
    return {
        show: document.querySelector(".show, .mad-skip") !== null,
        over: document.querySelector(".tbl-after") !== null,
        question: words(document.querySelector(".tbl-question") ?? document.createElement("i")),
        choices: [...document.querySelectorAll("[data-move]")].map((each) => each.dataset.move),
        story: [...document.querySelectorAll("[data-line]")].map((each) => Number(each.dataset.line)),
        phase: document.querySelector("[data-phase]")?.dataset.phase,
        purses: [...document.querySelectorAll("[data-seat]")].map((each) => ({
            seat: Number(each.dataset.seat),
            has: words(each.querySelector(".money .unseen") ?? document.createElement("i")),
        })),
    };
}

// Presses what there is to press, and looks before and after. While something is shown that is the board, and the show
// is over with the next picture of the screen. Who gets nowhere takes another button.
async function press(look, turn) {
    const before = look();
    const show = document.querySelector(".show, .mad-skip");
    const tools =
        /^(back|.*again|take my move back|type a move|less|more|close|talk|story|deals|menu|.*map|directory)$/i;
    const quiet = /\b(ready|pass|stays?|done|no comment|decline|nothing|no deal|no|roll)\b/i;
    const named = (button) => (button.getAttribute("aria-label") ?? button.innerText).trim();
    const buttons = ["[role=dialog], dialog[open]", ".tbl-decision", ".tbl-board"]
        .map((region) => [...document.querySelectorAll(region)].flatMap((each) => [...each.querySelectorAll("button")]))
        .map((all) =>
            all.filter(
                (button) =>
                    button.checkVisibility() &&
                    !button.matches("[disabled], [aria-disabled=true], [aria-busy=true], [data-meanwhile] *") &&
                    !tools.test(named(button)),
            ),
        )
        .find((all) => all.length > 0);
    const wanted = turn % 3 === 2 ? buttons?.[turn % buttons.length] : buttons?.find((each) => quiet.test(named(each)));
    if (show) document.querySelector(".tbl-board").firstElementChild.click();
    else (wanted ?? buttons?.[turn % buttons.length])?.click();
    await new Promise(requestAnimationFrame);
    if (show?.isConnected) throw new Error("a press did not finish the show");
    return { screens: [before, look()], ended: show ? 1 : 0 };
}

// The game as the server sent it, after each message.
function momentsOf(frames) {
    const all = [];
    let [game, lines] = [null, []];
    for (const frame of frames.filter(({ kind }) => kind === "snapshot" || kind === "delta")) {
        game = frame.game ?? game;
        lines = [...lines, ...frame.lines.map(({ number }) => number)];
        if (game) all.push({ game, lines });
    }
    return all;
}

// Lines that open a part of the story stand in no list.
function belongs(screen, moments, listed, game) {
    const words = JSON.stringify({ ...screen, story: screen.story.at(-1) });
    if (screen.over || screen.story.length === 0) return;
    const told = moments.filter(
        ({ lines }) => Math.max(...lines.filter((number) => listed.has(number))) === Math.max(...screen.story),
    );
    assert.ok(told.length > 0, `no moment of the game has this story: ${words}`);
    const fits = told.filter(({ game: now }) => {
        const choices = now.choices.map(({ text }) => text);
        const elsewhere = moments.some((each) => each.game.question === screen.question);
        return (
            (screen.question === now.question || !elsewhere) &&
            screen.choices.every((text) => choices.includes(text)) &&
            (screen.phase === undefined || screen.phase === now.view.open.phase) &&
            (screen.show || screen.purses.every(({ seat, has }) => has === purse(game, now, seat)))
        );
    });
    assert.ok(fits.length > 0, `what is on the screen belongs to different moments: ${words}`);
    assert.ok(!screen.show || screen.choices.length === 0, `something is asked during a show: ${words}`);
}
