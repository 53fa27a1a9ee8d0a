// How things stand on the screen: what is told can be read whole, and nothing moves by itself. Each position that a
// game comes to is looked at on every kind of screen.

import assert from "node:assert/strict";
import { full, oneOfEach } from "./families.mjs";
import { Guest } from "./guest.mjs";
import { act, actOrPlayAgain, playButton, sitDown } from "./play.mjs";

const kStill = 0.05; // what may move by itself, in parts of the screen
const screens = {
    phone: { width: 360, height: 740 },
    landscape: { width: 844, height: 390 },
    desktop: { width: 1280, height: 800 },
    zoomed: { width: 640, height: 400 }, // a desktop at 200 %
};
const languages = { English: "en-GB", Chinese: "zh-TW" };
const kLooks = 4;

export default function (test, catalogue) {
    for (const [size, viewport] of Object.entries(screens)) {
        test(`the front page stands still and offers a game at once, ${size}`, (hands) => home(hands, size, viewport));
    }
    for (const [index, game] of oneOfEach(catalogue)) {
        for (const [language, locale] of Object.entries(languages)) {
            // Four stand beside each other on a phone, and sums in Chinese are long.
            const players = locale === languages.English ? game.most_players : Math.min(4, game.most_players);
            test(`${game.id} with ${players} players is read whole on every screen, ${language}`, (hands) =>
                wholeGame(hands, { index, game, players, locale }));
        }
    }
    const heists = catalogue.findIndex((game) => game.id === "millions-2e");
    const estates = catalogue.findIndex((game) => game.id === "guillotines");
    test("a game of two fills its screens, and an answer on the board covers no Market", (hands) =>
        twoPlayers(hands, { index: estates, game: catalogue[estates] }));
    test("a Market's name is read whole beside all that may still be needed of it", (hands) =>
        marketsWhole(hands, { index: estates }));
    test("what is new is told where it covers neither the Markets nor the seats", (hands) =>
        newsAside(hands, { index: estates }));
    for (const players of [3, 4, 5, 6, 7, 8]) {
        test(`a heist of ${players} is one large picture for who wants less motion`, (hands) =>
            stillPicture(hands, { index: heists, players }));
    }
    test("what stands beside a name is read whole where five sit in a row, Chinese", (hands) =>
        notesWhole(hands, { index: heists }));
    for (const size of ["phone", "desktop"]) {
        test(`thieves, claims and one's own role stay in sight whatever is asked, ${size}`, (hands) =>
            gangInSight(hands, { index: heists, size }));
    }
}

async function home({ house, browser, guests }, size, viewport) {
    const guest = await Guest.come(browser, house.origin, {});
    guests.push(guest);
    const { page } = guest;
    await page.setViewportSize(viewport);
    const bottom = async (what) => {
        const box = await what.boundingBox();
        return Math.round(box.y + box.height);
    };
    const seen = [];
    for (const visit of ["first", "again"]) {
        if (visit === "again") {
            await guest.wishFor({ settings: { pace: 0 } });
            await sitDown(guest, 0);
        }
        await page.goto("about:blank");
        await guest.go("");
        await playButton(page, 0).waitFor();
        await page.waitForLoadState("networkidle");
        await guest.settled();
        const moved = (await guest.shifts()).reduce((sum, each) => sum + each.value, 0);
        const play = await bottom(playButton(page, 0));
        const mine = visit === "again" ? await bottom(page.getByRole("heading", { name: "Your games" })) : 0;
        seen.push(
            `${visit} visit: moved by ${moved.toFixed(3)}, Play now ends at ${play} px, Your games at ${mine} px`,
        );
        assert.ok(moved < kStill, seen.join("; "));
        if (size === "desktop") assert.ok(play <= viewport.height, seen.join("; "));
        assert.ok(mine < viewport.height, seen.join("; "));
        assert.deepEqual(await faults(page), []);
    }
    console.log(`page: ${size}: ${seen.join("; ")}`);
    guest.calm();
}

async function wholeGame({ house, browser, guests }, { index, game, players, locale }) {
    const table = { players, options: full(game), settings: { pace: 0 } };
    const guest = await Guest.come(browser, house.origin, { table });
    guests.push(guest);
    const { page } = guest;
    await sitDown(guest, index, "Tess");
    if (locale !== languages.English) await guest.speak("zh-Hant");
    const found = new Map();
    for (let look = 0; look < kLooks; ++look) {
        for (const [size, viewport] of Object.entries(screens)) {
            await page.setViewportSize(viewport);
            await guest.settled();
            for (const fault of await faults(page)) {
                const at = `${size}: ${fault}`;
                found.set(at, look);
            }
        }
        await page.setViewportSize(screens.desktop);
        for (let n = 0; n < 2; ++n) {
            await act(guest, look);
            await guest.settled();
        }
    }
    assert.deepEqual([...found.keys()], []);
    guest.calm();
}

// Who says what, and one's own card, while something is asked; and no bubble beyond the edge when it is loudest.
async function gangInSight({ house, browser, guests }, { index, size }) {
    const guest = await Guest.come(browser, house.origin, {
        motion: true,
        table: { players: 5, settings: { pace: 0 } },
    });
    guests.push(guest);
    const { page } = guest;
    await page.setViewportSize(screens[size]);
    await sitDown(guest, index, "Tess");
    let asked = 0;
    for (let look = 0; asked < 3 && look < 40; ++look) {
        const seen = await page.evaluate(() => {
            const felt = document.querySelector(".mil-table");
            if (!felt || !felt.querySelector(".mil-question") || document.querySelector(".mil-show, .mil-still"))
                return null;
            if (/Picking|Naming|Robbing/.test(felt.dataset.phase)) return null;
            for (const claim of felt.querySelectorAll(".mil-claim")) claim.classList.add("mil-claim-loud");
            for (const each of document.getAnimations()) {
                if (each.animationName === "mil-say") {
                    each.pause();
                    each.currentTime = 1000;
                } else if (each.effect?.getComputedTiming().endTime !== Infinity) each.finish();
            }
            const edge = felt.getBoundingClientRect();
            const inside = (part, least) => {
                const { left, top, right, bottom, width, height } = part.getBoundingClientRect();
                return (
                    left >= edge.left - 1 &&
                    right <= edge.right + 1 &&
                    top >= edge.top - 1 &&
                    bottom <= edge.bottom + 1 &&
                    Math.min(width, height) >= least
                );
            };
            const parts = (what, least) => [...felt.querySelectorAll(what)].map((part) => inside(part, least));
            return {
                gang: parts(".mil-suspect-card", 16),
                mine: parts(".mil-mine .mil-suspect-card:has(.mil-card-open)", 16),
                claims: parts(".mil-claim", 10),
            };
        });
        if (seen) {
            ++asked;
            const all = JSON.stringify(seen);
            assert.equal(seen.gang.length, 5, all);
            assert.equal(seen.mine.length, 1, all);
            assert.ok(Object.values(seen).flat().every(Boolean), all);
        }
        await act(guest, look);
    }
    assert.ok(asked > 0, "nothing was asked while the gang talked");
    guest.calm();
}

// Two seats have the whole strip, the decision what they leave of the column, and the one answer that there is stands
// between the Markets.
async function twoPlayers({ house, browser, guests }, { index, game }) {
    const table = { players: 2, options: full(game), settings: { pace: 0 } };
    const guest = await Guest.come(browser, house.origin, { table });
    guests.push(guest);
    const { page } = guest;
    await sitDown(guest, index, "Tess");
    const box = (what) => page.locator(what).last().boundingBox();
    await page.setViewportSize(screens.desktop);
    await guest.settled();
    const [seat, decision] = [await box(".tbl-seat"), await box(".tbl-decision")];
    assert.ok(decision.y - (seat.y + seat.height) < 24, JSON.stringify({ seat, decision }));
    await page.setViewportSize(screens.phone);
    await guest.settled();
    const last = await box(".tbl-seat");
    assert.ok(last.x + last.width > screens.phone.width - 24, JSON.stringify(last));

    const lone = page.locator(".bg-use[data-act]");
    // What was just pressed stands there until the house has answered.
    const stays = async () => (await lone.isVisible()) && (await page.waitForTimeout(300), await lone.isVisible());
    for (let look = 0; !(await stays()); ++look) {
        assert.ok(look < 200, "nothing had one answer only");
        await actOrPlayAgain(guest, look % 7);
    }
    for (const viewport of Object.values(screens)) {
        await page.setViewportSize(viewport);
        await guest.settled();
        const covered = await page.evaluate(() => {
            const answer = document.querySelector(".bg-use[data-act]").getBoundingClientRect();
            return [...document.querySelectorAll(".bg-market")]
                .filter((market) => {
                    const { left, top, right, bottom } = market.getBoundingClientRect();
                    const wide = Math.min(right, answer.right) - Math.max(left, answer.left);
                    const high = Math.min(bottom, answer.bottom) - Math.max(top, answer.top);
                    return wide > 2 && high > 2;
                })
                .map((market) => market.innerText);
        });
        assert.deepEqual(covered, [], `${viewport.width} x ${viewport.height}`);
    }
    guest.calm();
}

// Sums in Chinese are long, and who is in or out stands behind them. An ellipsis hides little, but the word.
async function notesWhole({ house, browser, guests }, { index }) {
    const guest = await Guest.come(browser, house.origin, { table: { players: 5, settings: { pace: 0 } } });
    guests.push(guest);
    const { page } = guest;
    await sitDown(guest, index, "Tess");
    const inOrOut = page.locator(".tbl-note", { hasText: /^(in|out)$/ });
    for (let look = 0; (await inOrOut.count()) < 5; ++look) {
        assert.ok(look < 100, "nobody negotiates");
        await actOrPlayAgain(guest, look % 5);
    }
    await guest.speak("zh-Hant");
    for (const size of ["phone", "landscape"]) {
        await page.setViewportSize(screens[size]);
        await guest.settled();
        await page.evaluate(() => {
            for (const purse of document.querySelectorAll(".tbl-seat-purse")) purse.textContent = "2000萬";
        });
        const short = await page
            .locator(".tbl-note")
            .evaluateAll((notes) =>
                notes.filter((note) => note.scrollWidth > note.clientWidth).map((note) => note.innerText),
            );
        assert.deepEqual(short, [], size);
    }
    guest.calm();
}

// How much is needed is a matter of luck, so it is written there.
async function marketsWhole({ house, browser, guests }, { index }) {
    const kMost = 2; // Assets of a type that a Billionaire needs
    const guest = await Guest.come(browser, house.origin, { table: { options: { level: 3 } } });
    guests.push(guest);
    const { page } = guest;
    await sitDown(guest, index, "Tess");
    for (const [size, viewport] of Object.entries(screens)) {
        await page.setViewportSize(viewport);
        await guest.settled();
        const seen = await page.locator(".bg-market").evaluateAll((markets, most) => {
            const heads = markets.map((market) => market.querySelector(".bg-market-head"));
            for (const head of heads) {
                head.querySelector(".bg-market-need")?.remove();
                const need = document.createElement("span");
                need.className = "bg-market-need";
                need.append(...Array.from({ length: most }, () => document.createElement("i")));
                head.append(need);
            }
            const outside = (inner, outer) =>
                inner.left < outer.left - 1 || inner.right > outer.right + 1 || inner.top < outer.top - 3;
            return heads.map((head, at) => {
                const name = head.querySelector(".bg-market-name");
                const words = name.getBoundingClientRect();
                const needs = [...head.querySelectorAll(".bg-market-need i")].map((each) =>
                    each.getBoundingClientRect(),
                );
                const whole = name.scrollWidth <= name.clientWidth + 1 && !outside(words, head.getBoundingClientRect());
                // Apart enough to be counted, beside the name and inside the Market.
                const apart = needs.every((each, n) => n === 0 || each.left - needs[n - 1].left >= 4);
                const beside = needs[0].left >= words.right - 4;
                const inside = needs.every((each) => !outside(each, markets[at].getBoundingClientRect()));
                return { name: name.innerText, whole, apart, beside, inside };
            });
        }, kMost);
        assert.equal(seen.length, 5, size);
        for (const { name, ...is } of seen) {
            assert.deepEqual(is, { whole: true, apart: true, beside: true, inside: true }, `${size}: ${name}`);
        }
    }
    guest.calm();
}

// The first Crisis, Rebel or role of a reader who has met none.
async function newsAside({ house, browser, guests }, { index }) {
    const table = { players: 4, options: { level: 3 }, settings: { pace: 0 } };
    const guest = await Guest.come(browser, house.origin, { table });
    guests.push(guest);
    const { page } = guest;
    await sitDown(guest, index, "Tess");
    const news = page.locator(".bg-news");
    let told = 0;
    for (let look = 0; told < 3; ++look) {
        assert.ok(look < 200, "nothing was new");
        await guest.settled();
        if (await news.isVisible()) ++told;
        for (const [size, viewport] of Object.entries((await news.isVisible()) ? screens : {})) {
            await page.setViewportSize(viewport);
            await guest.settled();
            const covered = await page.evaluate(() => {
                const line = document.querySelector(".bg-news").getBoundingClientRect();
                return [...document.querySelectorAll(".tbl-board, .tbl-seat, .tbl-decision-scroll")]
                    .filter((each) => {
                        const { left, top, right, bottom } = each.getBoundingClientRect();
                        const wide = Math.min(right, line.right) - Math.max(left, line.left);
                        const high = Math.min(bottom, line.bottom) - Math.max(top, line.top);
                        return wide > 2 && high > 2;
                    })
                    .map((each) => each.className);
            });
            assert.deepEqual(covered, [], size);
            assert.deepEqual(await faults(page), [], size);
            const { y, height } = await news.boundingBox();
            assert.ok(y >= 0 && y + height <= viewport.height, `${size}: the line stands at ${y}`);
        }
        await page.setViewportSize(screens.desktop);
        await actOrPlayAgain(guest, look % 7);
    }
    guest.calm();
}

// How a heist came out, where nothing moves: everybody's card, and not a stage with a few lines on it. It gives way to
// what comes next, and then the next one is looked at.
async function stillPicture({ house, browser, guests }, { index, players }) {
    const guest = await Guest.come(browser, house.origin, { table: { players, settings: { pace: 0 } } });
    guests.push(guest);
    const { page } = guest;
    await sitDown(guest, index, "Tess");
    const toLookAt = ["phone", "landscape", "desktop"];
    for (let look = 0; toLookAt.length > 0; ++look) {
        assert.ok(look < 400, `no heist came to its end that could be seen on: ${toLookAt}`);
        const [size] = toLookAt;
        await page.setViewportSize(screens[size]);
        await guest.settled();
        const seen = await page.evaluate(() => {
            const stage = document.querySelector(".mil-still:has(.mil-gang-card)")?.getBoundingClientRect();
            if (!stage) return null;
            const boxes = [...document.querySelectorAll(".mil-still .mil-gang-seat")].map((each) =>
                each.getBoundingClientRect(),
            );
            const area = boxes.reduce((sum, { width, height }) => sum + width * height, 0);
            const inside = boxes.every(
                ({ left, top, right, bottom }) =>
                    left >= stage.left && top >= stage.top && right <= stage.right && bottom <= stage.bottom + 1,
            );
            return { filled: area / (stage.width * stage.height), inside, count: boxes.length };
        });
        if (!seen) {
            await actOrPlayAgain(guest, Math.floor(look / 8));
            continue;
        }
        assert.equal(seen.count, players);
        assert.ok(seen.inside && seen.filled > 0.3, `${size}: ${JSON.stringify(seen)}`);
        assert.deepEqual(await faults(page), []);
        toLookAt.shift();
    }
    guest.calm();
}

// Text that is cut off, covered, or broken within a word; of what is on the screen now.
export function faults(page) {
    return page.evaluate(() => {
        const kSlack = 1.5; // px: letters are smaller than their lines
        const found = new Set();
        const visible = (element) =>
            element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
            !element.closest(".unseen, [aria-hidden=true] svg, dialog:not([open])");
        const named = (element) => {
            const own = element.closest("[class]");
            return own
                ? `${String(own.className.baseVal ?? own.className)
                      .split(" ")
                      .join(".")}`
                : element.localName;
        };
        // What an element is cut by, and whether one can scroll there.
        const clip = (element) => {
            let box = { left: 0, top: 0, right: innerWidth, bottom: Infinity };
            box.bottom = document.documentElement.scrollHeight > innerHeight ? Infinity : innerHeight;
            for (let each = element; each && each !== document.body; each = each.parentElement) {
                const style = getComputedStyle(each);
                if (style.clipPath.startsWith("inset(50%")) return null;
                const rect = each.getBoundingClientRect();
                if (style.overflowY !== "visible") {
                    // Where one can scroll nothing is lost.
                    const down = /auto|scroll/.test(style.overflowY) && each.scrollHeight > each.clientHeight + 1;
                    const along = /auto|scroll/.test(style.overflowX) && each.scrollWidth > each.clientWidth + 1;
                    if (down || along) {
                        return {
                            left: along ? -Infinity : Math.max(box.left, rect.left),
                            top: down ? -Infinity : Math.max(box.top, rect.top),
                            right: along ? Infinity : Math.min(box.right, rect.right),
                            bottom: down ? Infinity : Math.min(box.bottom, rect.bottom),
                        };
                    }
                    box = {
                        left: Math.max(box.left, rect.left),
                        top: Math.max(box.top, rect.top),
                        right: Math.min(box.right, rect.right),
                        bottom: Math.min(box.bottom, rect.bottom),
                    };
                }
                if (style.position === "fixed") break;
            }
            return box;
        };
        // The ticker holds the beginning of a line, and opens the story.
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const element = node.parentElement;
            const text = node.data.trim();
            if (
                text === "" ||
                !element ||
                element.closest("svg, script, style, option, .tbl-ticker") ||
                !visible(element)
            )
                continue;
            const box = clip(element);
            if (!box) continue;
            const range = document.createRange();
            range.selectNodeContents(node);
            const what = `"${text.slice(0, 40)}" (${named(element)})`;
            const lines = [...range.getClientRects()].filter((each) => each.width > 1 && each.height > 1);
            // What is out of sight as a whole has fallen into a line that is not shown, on purpose.
            const shown = lines.filter(
                (each) =>
                    each.bottom > box.top + 3 &&
                    each.top < box.bottom - 3 &&
                    each.right > box.left + 3 &&
                    each.left < box.right - 3,
            );
            if (shown.length === 0) continue;
            for (const line of shown) {
                const cut = Math.max(box.left - line.left, line.right - box.right);
                // Letters stand within their line with room above and below.
                const high = Math.max(box.top - line.top, line.bottom - box.bottom) - line.height * 0.12;
                if (cut > kSlack) found.add(`cut by ${Math.round(cut)} px at the side: ${what}`);
                else if (high > kSlack) found.add(`cut by ${Math.round(high)} px above or below: ${what}`);
            }
            if (shown.length < lines.length) found.add(`only ${shown.length} of ${lines.length} lines: ${what}`);
            for (const match of node.data.matchAll(/[\p{Script=Latin}\d$]{2,}/gu)) {
                range.setStart(node, match.index);
                range.setEnd(node, match.index + match[0].length);
                const tops = new Set(
                    [...range.getClientRects()].filter((each) => each.width > 0.5).map((each) => Math.round(each.top)),
                );
                if (tops.size > 1) found.add(`broken within "${match[0]}": ${what}`);
            }
        }
        return [...found].slice(0, 20);
    });
}
