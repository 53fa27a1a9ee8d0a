// How things stand on the screen: what is told can be read whole, and nothing moves by itself.

import assert from "node:assert/strict";
import { Guest } from "./guest.mjs";
import { playButton, sitDown } from "./play.mjs";

const kStill = 0.05; // what may move by itself, in parts of the screen
const screens = {
    phone: { width: 360, height: 740 },
    landscape: { width: 844, height: 390 },
    desktop: { width: 1280, height: 800 },
    zoomed: { width: 640, height: 400 }, // a desktop at 200 %
};

export default function (test) {
    for (const [size, viewport] of Object.entries(screens)) {
        test(`the front page stands still and offers a game at once, ${size}`, (hands) => home(hands, size, viewport));
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

// Text that is cut off, covered, or broken within a word; of what is on the screen now.
function faults(page) {
    return page.evaluate(() => {
        const kSlack = 2.5; // px: letters are smaller than their lines
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
            let scrolls = { x: false, y: getComputedStyle(document.documentElement).overflowY !== "hidden" };
            box.bottom = document.documentElement.scrollHeight > innerHeight ? Infinity : innerHeight;
            for (let each = element; each && each !== document.body; each = each.parentElement) {
                const style = getComputedStyle(each);
                if (style.clipPath.startsWith("inset(50%")) return null;
                const rect = each.getBoundingClientRect();
                if (style.overflowY !== "visible") {
                    if (/auto|scroll/.test(style.overflowY)) {
                        // Where one can scroll nothing is lost, up or down.
                        if (each.scrollHeight > each.clientHeight + 1)
                            return {
                                ...box,
                                top: -Infinity,
                                bottom: Infinity,
                                right: Math.min(box.right, rect.right),
                                left: Math.max(box.left, rect.left),
                                element: each,
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
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const element = node.parentElement;
            const text = node.data.trim();
            if (text === "" || !element || element.closest("svg, script, style, option") || !visible(element)) continue;
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
