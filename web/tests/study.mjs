// Studies: a report that stands for itself, and the screen that opens and compares them.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { Guest } from "./guest.mjs";
import { program, until } from "./house.mjs";
import { findings } from "./screens.mjs";

const run = promisify(execFile);

// A folder with a small study in it.
async function studied(folder, game, ...more) {
    const out = path.join(folder, [game, ...more].join(""));
    await run(program, ["study", game, "--bots", "lite", "--games", "60", "--seed", "1", "--out", out, ...more]);
    return out;
}

const pictures = (page) => page.locator(".study-picture svg[role=img]").count();

export default function (test) {
    test("studies are opened and compared, and what is no study is refused", async ({ house, browser, guests }) => {
        const folder = await mkdtemp(path.join(tmpdir(), "study-"));
        try {
            const one = await studied(folder, "millions-1e");
            const two = await studied(folder, "millions-1e", "--players", "4");
            const other = await studied(folder, "mad-millionaire", "--players", "2");
            const guest = await Guest.come(browser, house.origin);
            guests.push(guest);
            const { page } = guest;
            await guest.go("#/settings");
            await page.getByRole("link", { name: "Look at studies" }).click();
            const file = page.locator("input[type=file]");
            await file.setInputFiles(path.join(one, "win-by-seat.csv"));
            await page.getByText("win-by-seat.csv is no study").waitFor();
            await file.setInputFiles(path.join(one, "study.json"));
            await until("all is drawn", async () => (await pictures(page)) >= 15);
            assert.equal(await page.getByText("is no study").count(), 0);
            await file.setInputFiles(path.join(other, "study.json"));
            await page.getByText("is of another game").waitFor();
            await file.setInputFiles(path.join(two, "study.json"));
            await until("both are named", async () => (await page.getByText("②").count()) > 5);
            const files = [one, two].map((each) => path.join(each, "study.json"));
            const { stdout } = await run(program, ["study", "compare", ...files]);
            const clear = /(\d+) of \d+ figures/.exec(stdout)[1];
            assert.ok(clear > 0, stdout);
            await page.getByText(`What changes beyond what luck explains (${clear})`).waitFor();
            assert.deepEqual(await findings(page), []);
            const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
            assert.ok(wide <= 0, `${wide} px too wide`);
            guest.calm();
        } finally {
            await rm(folder, { recursive: true });
        }
    });

    test("the report of a study that was solved says how often to choose what", async ({ browser }) => {
        const folder = await mkdtemp(path.join(tmpdir(), "study-"));
        const context = await browser.newContext({ viewport: { width: 360, height: 740 }, offline: true });
        try {
            await run(program, ["study", "millions-1e", "--players", "5", "--solve", "--out", folder]);
            const page = await context.newPage();
            await page.goto(`file://${folder}/report.html`);
            await until("it is drawn", async () => (await pictures(page)) === 1);
            await page.locator("summary").click();
            assert.equal(await page.locator("tbody tr").count(), 60); // ten cards, six plans
            await page.locator("svg").getByText("Brute", { exact: true }).first().waitFor();
            await page.getByRole("button", { name: "繁體中文" }).click();
            await page.locator("svg").getByText("暴徒", { exact: true }).first().waitFor();
            const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
            assert.ok(wide <= 0, `${wide} px too wide`);
            assert.deepEqual(await findings(page), []);
        } finally {
            await context.close();
            await rm(folder, { recursive: true });
        }
    });

    test("the report of a study needs nothing but itself, in both languages", async ({ browser }) => {
        const folder = await mkdtemp(path.join(tmpdir(), "study-"));
        const context = await browser.newContext({ viewport: { width: 360, height: 740 }, offline: true });
        try {
            const out = await studied(folder, "millions-1e", "--vary", "quick=off,on");
            const page = await context.newPage();
            const wrong = [];
            page.on("pageerror", (error) => wrong.push(error.message));
            page.on("request", (request) => request.url().startsWith("file:") || wrong.push(request.url()));
            await page.goto(`file://${out}/report.html`);
            await until("all is drawn", async () => (await pictures(page)) >= 15);
            await page.getByText("What changes beyond what luck explains").waitFor();
            await page.getByRole("button", { name: "繁體中文" }).click();
            await page.getByText("超出運氣範圍的變化").first().waitFor();
            await until("all is drawn again", async () => (await pictures(page)) >= 15);
            const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
            assert.ok(wide <= 0, `${wide} px too wide`);
            assert.deepEqual(await findings(page), []);
            assert.deepEqual(wrong, []);
        } finally {
            await context.close();
            await rm(folder, { recursive: true });
        }
    });
}
