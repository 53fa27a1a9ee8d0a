// Mad Millionaire: what a driver knows before driving.

import assert from "node:assert/strict";
import { Guest, read } from "./guest.mjs";
import { faults } from "./layout.mjs";
import { actOrPlayAgain, onScreen, sitDown, watched } from "./play.mjs";

// Where all of the city is seen: wide, square, high, and hardly large enough.
const windows = [
    { width: 1280, height: 800 },
    { width: 1280, height: 720 },
    { width: 1180, height: 820 },
    { width: 820, height: 1180 },
    { width: 1200, height: 690 },
];

export default function (test, catalogue) {
    const index = catalogue.findIndex((game) => game.id === "mad-millionaire");
    test("no name or price on a phone's map lies on another", (hands) => labelsApart(hands, { index }));
    for (const players of [2, 4, 6]) {
        test(`every stunt is read whole on its card with ${players} players`, (hands) =>
            stuntsWhole(hands, { index, players }));
    }
    test("where to go is known before it is chosen: prices, owner, what a stunt pays; a ring shows, its card drives", async ({
        house,
        browser,
        guests,
    }) => {
        const guest = await Guest.come(browser, house.origin, { table: { players: 4, settings: { pace: 0 } } });
        guests.push(guest);
        const { page } = guest;
        await sitDown(guest, index, "Tess");
        const rings = page.getByRole("group", { name: "Where your car can go" }).getByRole("button");
        for (const look = watched(); (await rings.count()) < 2; ) {
            look(await onScreen(guest));
            await actOrPlayAgain(guest);
            await guest.settled();
        }
        // Beside each choice and on its ring: the same facts.
        const choices = await guest.decision.locator("[data-pick]").evaluateAll((all) =>
            all.map((each) => {
                const [name, ...about] = each.innerText.split("\n").map((line) => line.trim());
                return { name, about: about.join(" ") };
            }),
        );
        assert.ok(choices.length > 1);
        assert.equal(await rings.count(), choices.length);
        for (const { name, about } of choices) {
            assert.match(
                about,
                /Buy \$\d+k.*(free|by )|stunt|city|FINISH|nothing/,
                `${name} says what is there: ${about}`,
            );
            const ring = page.getByRole("button", { name: `${name}, ${about.replaceAll(" · ", ", ")}`, exact: true });
            assert.ok((await ring.count()) > 0, `the ring of ${name} says: ${about}`);
        }
        // The first press shows, and nothing has been driven yet.
        const told = guest.frames.length;
        await rings.first().click();
        const drive = page.getByRole("button", { name: "Drive here" });
        await drive.waitFor();
        assert.equal(guest.frames.length, told);
        await page.keyboard.press("Escape");
        await drive.waitFor({ state: "hidden" });
        await rings.first().click();
        const question = await guest.decision.getByRole("heading").innerText();
        await drive.click();
        await page.waitForFunction((old) => document.querySelector(".tbl-question").innerText !== old, question);
        // Nothing is nothing, whatever one counts in.
        assert.doesNotMatch(await page.getByRole("main").innerText(), /\$0[kM]/);
        guest.calm();
    });
    test("a player has one shape: on the board, beside the name and on the curve", async ({
        house,
        browser,
        guests,
    }) => {
        const guest = await Guest.come(browser, house.origin, {});
        guests.push(guest);
        const { page } = guest;
        const table = await house.finishedGame(catalogue[index], 6);
        await guest.go(`#/replay/${table}/40`);
        const rows = page.locator(".after-marker path");
        await rows.first().waitFor();
        const shapes = await rows.evaluateAll((all) => all.map((each) => each.getAttribute("d")));
        const cars = await page
            .locator(".mad-car-mark")
            .evaluateAll((all) => all.map((each) => each.getAttribute("d")));
        assert.equal(new Set(shapes).size, 6);
        assert.deepEqual([...new Set(cars)].sort(), [...new Set(shapes)].sort());
        guest.calm();
    });
}

// Each stunt at each place, whatever the pile turns up.
async function stuntsWhole({ house, browser, guests }, { index, players }) {
    const guest = await Guest.come(browser, house.origin, { table: { players, settings: { pace: 0 } } });
    guests.push(guest);
    const { page } = guest;
    await sitDown(guest, index, "Tess");
    for (const language of ["en", "zh-Hant"]) {
        if (language !== "en") await guest.speak(language);
        const names = read(`${language}/mad-millionaire/names.json`);
        const called = (kind) => Object.keys(names).flatMap((key) => (key.startsWith(kind) ? names[key] : []));
        const [places, stunts] = [called("location."), called("stunt.")];
        assert.ok(stunts.length >= places.length);
        for (const size of windows) {
            await page.setViewportSize(size);
            await guest.settled();
            const cut = new Set();
            for (let first = 0; first < stunts.length; ) {
                first += await page.evaluate(
                    ({ places, stunts, first }) => {
                        const cards = [...document.querySelectorAll(".mad-roomy .mad-stunt")];
                        cards.forEach((card, n) => {
                            const at = (list) => list[(first + n) % list.length];
                            card.querySelector(".mad-stunt-where").textContent = at(places);
                            card.querySelector(".mad-stunt-what").textContent = at(stunts);
                        });
                        return cards.length || Infinity;
                    },
                    { places, stunts, first },
                );
                assert.ok(first < Infinity, `no cards at ${size.width} x ${size.height}`);
                for (const fault of await faults(page)) if (fault.includes("mad-stunt")) cut.add(fault);
            }
            assert.deepEqual([...cut], [], `${language}, ${size.width} x ${size.height}`);
        }
    }
    guest.calm();
}

// What can be had or driven to, wherever a game comes to.
async function labelsApart({ house, browser, guests }, { index }) {
    const table = { players: 4, settings: { pace: 0 } };
    const guest = await Guest.come(browser, house.origin, { size: "phone", table });
    guests.push(guest);
    const { page } = guest;
    await sitDown(guest, index, "Tess");
    let crowds = 0;
    for (let look = 0; crowds < 4; ++look) {
        assert.ok(look < 200, "there was hardly anything to choose from");
        await guest.settled();
        const { count, covered } = await page.evaluate(() => {
            const labels = [...document.querySelectorAll(".mad-tag > span, .mad-target-name")];
            const covered = labels.flatMap((label, n) => {
                const one = label.getBoundingClientRect();
                return labels.slice(n + 1).flatMap((other) => {
                    const two = other.getBoundingClientRect();
                    const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left);
                    const high = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
                    return wide > 1 && high > 1 ? [`${label.innerText} on ${other.innerText}`] : [];
                });
            });
            return { count: labels.length, covered };
        });
        assert.deepEqual(covered, []);
        if (count > 1) ++crowds;
        await actOrPlayAgain(guest, look % 3);
    }
    guest.calm();
}
