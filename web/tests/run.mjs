// The page in a real browser before a real server. node tests/run.mjs [--vite] [--measure] [words of a test's name]
// --vite: the page as it is in web/, built now, instead of the one that the program carries.
// --measure: only what hangs on the machine, against bounds where a promise was made; one after the other.

import { access } from "node:fs/promises";
import path from "node:path";
import { chromium } from "playwright-core";
import absence from "./absence.mjs";
import account from "./account.mjs";
import alerts from "./alerts.mjs";
import bargain from "./bargain.mjs";
import campaign from "./campaign.mjs";
import cast from "./cast.mjs";
import door from "./door.mjs";
import friends from "./friends.mjs";
import games from "./games.mjs";
import hardship from "./hardship.mjs";
import hints from "./hints.mjs";
import { House, program, Vite, web } from "./house.mjs";
import imports from "./import.mjs";
import keyboard from "./keyboard.mjs";
import layout from "./layout.mjs";
import lessons from "./lessons.mjs";
import line from "./line.mjs";
import madcity from "./madcity.mjs";
import offline from "./offline.mjs";
import replay from "./replay.mjs";
import rules from "./rules.mjs";
import screens from "./screens.mjs";
import show from "./show.mjs";
import speed from "./speed.mjs";
import strength from "./strength.mjs";
import study from "./study.mjs";
import secrets from "./secrets.mjs";
import weights from "./weights.mjs";

const measured = process.argv.includes("--measure");
const kAtOnce = measured ? 1 : 3;
const pictures = path.join(web, "../build/page"); // of the screens of tests that failed
const kBrowser = process.env.CHROMIUM ?? "/usr/bin/chromium";
const flags = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
    "--host-resolver-rules=MAP plain.test 127.0.0.1", // a name that is not this machine's, for who comes without TLS
];

const words = process.argv.slice(2).filter((each) => !each.startsWith("--"));
const vite = process.argv.includes("--vite") ? await new Vite().build() : null;
for (const needed of [program, kBrowser]) {
    await access(needed).catch(() => {
        console.log(`page: FAILED: there is no ${needed}`);
        process.exit(1);
    });
}

const began = Date.now();
const house = await new House(vite).open();
const launch = () => chromium.launch({ executablePath: kBrowser, args: flags });
const browser = await launch();
const catalogue = (await house.ask("GET", "/api/games")).games;
const tests = [];
for (const suite of [
    games,
    lessons,
    keyboard,
    friends,
    door,
    line,
    absence,
    account,
    alerts,
    secrets,
    show,
    screens,
    layout,
    madcity,
    bargain,
    hints,
    campaign,
    cast,
    replay,
    rules,
    strength,
    study,
    imports,
    offline,
    hardship,
    weights,
    speed,
]) {
    suite((name, run) => tests.push({ name, run }), catalogue, { measured });
}
const wanted = tests.filter(
    ({ name }) => name.startsWith("measured: ") === measured && words.every((word) => name.includes(word)),
);
const queue = [...wanted];

// What went wrong, where in the test, and a picture of every screen.
async function tell(error, name, guests) {
    const message = String(error.message).split("\n").slice(0, 20);
    const where = String(error.stack)
        .split("\n")
        .filter((each) => each.includes("/tests/"))
        .slice(0, 2);
    const shots = guests
        .filter((guest) => guest.page)
        .map(async (guest, n) => {
            const file = `${pictures}/${name.replaceAll(/\W+/g, "-").slice(0, 60)}-${n}.png`;
            await guest.page.screenshot({ path: file, timeout: 5000 }).catch(() => {});
            return `    see ${file}`;
        });
    return [...message, ...where, ...(await Promise.all(shots))].join("\n    ");
}

async function passes(test) {
    const from = Date.now();
    const guests = [];
    const took = () => `${((Date.now() - from) / 1000).toFixed(1)} s`;
    let passed = false;
    try {
        await test.run({
            house,
            browser,
            launch,
            guests,
            newHouse: () => new House(vite).open(),
            openHouse: () => new House(vite).openToAll(),
        });
        console.log(`page: passed: ${test.name} (${took()})`);
        passed = true;
    } catch (error) {
        test.why = await tell(error, test.name, guests);
        console.log(`page: failed: ${test.name} (${took()})\n    ${test.why}`);
    }
    await Promise.allSettled(guests.map((guest) => guest.leave()));
    return passed;
}

const failures = [];
async function worker() {
    for (let test = queue.shift(); test; test = queue.shift()) {
        if (!(await passes(test))) failures.push(test);
    }
}
await Promise.all(Array.from({ length: kAtOnce }, worker));

// What moved, and how soon something came, depends on what else the machine does: who failed in company is tried
// once more, alone.
const failed = [];
for (const test of failures) {
    console.log(`page: once more, alone: ${test.name}`);
    if (!(await passes(test))) failed.push(test);
}
for (const test of failed) console.log(`page: FAILED: ${test.name}: ${test.why.replaceAll(/\s*\n\s*/g, " | ")}`);

await browser.close();
await house.close();
await vite?.close();
console.log(
    `page: ${wanted.length - failed.length} passed, ${failed.length} failed, ${Math.round((Date.now() - began) / 1000)} s`,
);
process.exit(failed.length === 0 && wanted.length > 0 ? 0 : 1);
