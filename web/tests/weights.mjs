// What offline play costs those who do not want it, and what it weighs for those who do.

import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { weigh } from "./games.mjs";
import { Guest } from "./guest.mjs";
import { web } from "./house.mjs";

const kGrowth = 3000; // bytes of the first load that are there for offline play
const kProgram = 900_000; // bytes of moneybags.wasm as it is served
const pocket = `${web}pocket/`;
// What tools/pocket has made and the page's end of it, under the names that a build gives them.
const carried = () => readdirSync(pocket).map((name) => new RegExp(`^/assets/${name.replace(".", "-[^.]*\\.")}$`));
const isOfPocket = (path) => [...carried(), /^\/assets\/(link|worker)-/].some((each) => each.test(path));
const withoutHash = (path) => path.replace(/-[\w-]{8}(?=\.\w+$)/, "");

// The same page as if nobody had thought of offline play: what the page asks about it is answered by "no", and there are
// no words for it. It is never run, only weighed.
async function pageWithout() {
    const without = {
        name: "without",
        enforce: "pre",
        load(id) {
            const text = () => readFileSync(id, "utf8");
            if (id.endsWith("/src/app/pocket.ts"))
                return [...text().matchAll(/^export const (\w+)/gm)]
                    .map(([, name]) => `export const ${name} = false;`)
                    .join("\n");
            if (!id.endsWith("/page/page.json")) return null;
            const words = Object.entries(JSON.parse(text())).filter(([key]) => !key.startsWith("home.pocket"));
            return JSON.stringify(Object.fromEntries(words));
        },
    };
    const { output } = await build({ root: web, logLevel: "error", plugins: [without], build: { write: false } });
    return new Map(output.map((each) => [withoutHash(`/${each.fileName}`), gzipSync(each.code ?? each.source).length]));
}

export default function (test) {
    if (!existsSync(`${pocket}moneybags.wasm`)) return;

    test(`offline: costs the first load ${kGrowth / 1000} kB at most; its program comes when it is wanted, in ${kProgram / 1000} kB`, async ({
        house,
        browser,
        guests,
    }) => {
        const guest = await Guest.come(browser, house.origin);
        guests.push(guest);
        const { page } = guest;
        const loads = [];
        page.on("response", (response) => loads.push(response));
        page.on("worker", (worker) => loads.push({ url: () => worker.url() }));
        const paths = () => loads.map((each) => new URL(each.url()).pathname);
        await guest.go("");
        await page.waitForLoadState("networkidle");
        assert.deepEqual(paths().filter(isOfPocket), [], "nothing of it comes with the front page");
        const first = paths().filter((path) => path.startsWith("/assets/"));
        assert.ok(first.length > 3, first.join(" "));

        const bare = await pageWithout();
        let grown = 0;
        for (const path of new Set(first)) {
            const was = bare.get(withoutHash(path));
            assert.ok(was, `the page without offline play has no ${path}`);
            grown += gzipSync(Buffer.from(await (await fetch(house.origin + path)).arrayBuffer())).length - was;
        }
        console.log(`page: offline play has ${grown} bytes of the first load`);
        assert.ok(grown > 0 && grown <= kGrowth, `${grown} bytes of the first load`);

        await guest.go("#/pocket/");
        await page
            .getByRole("button", { name: /^Play now/ })
            .first()
            .waitFor();
        const program = loads.find((each) => each.url().endsWith(".wasm"));
        assert.ok(program, `it came now: ${paths().join(" ")}`);
        const { bytes } = await weigh(program, house.vite !== null);
        console.log(`page: the program for offline play has ${bytes} bytes`);
        assert.ok(bytes <= kProgram, `${bytes} bytes`);
        guest.calm();
    });
}
