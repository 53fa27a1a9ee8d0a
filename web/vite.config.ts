import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import preact from "@preact/preset-vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

// In development the page comes from Vite and everything else from a server started by ./play serve.
const house = process.env["MONEYBAGS_HOUSE"] ?? "http://127.0.0.1:8080";
// The server wants a page's requests to come from its own address.
const proxied = { target: house, headers: { origin: house }, changeOrigin: true };

// The house inside the page is there if tools/pocket has built it.
const pocket = existsSync(fileURLToPath(new URL("pocket/moneybags.wasm", import.meta.url)));

// Where the whole program has it from.
const version = /project\(moneybags VERSION (\S+)/.exec(
    readFileSync(new URL("../CMakeLists.txt", import.meta.url), "utf8"),
)?.[1];

// What is always needed together is one file: each request costs half a kilobyte of headers.
function together(id: string): string | undefined {
    const words = /data\/texts\/([^/]+)\/([^/]+)\/(names|page)\.json$/.exec(id);
    if (words) return `words-${words[2]}-${words[1]}`;
    if (/node_modules\/@?preact|vite\/preload-helper|\/src\/(texts|ui\/(Icon|toast)|app\/preferences)/.test(id))
        return "base";
    if (/\/src\/(boards\/shell\/(theatre|reading|words)|table\/seatShapes|cast\/(Portrait|parts))\./.test(id))
        return "seated";
    return undefined;
}

// What a browser keeps to start without a network: all that was built, under a version of its own.
function offline(): Plugin {
    return {
        name: "offline",
        apply: "build",
        // After all others: some files go again before the end.
        generateBundle: {
            order: "post",
            handler(_, bundle) {
                const kept = ["icon.svg", "manifest.webmanifest"];
                const files = ["./", ...kept, ...Object.keys(bundle)].filter((each) => each !== "index.html").sort();
                const all = createHash("sha256").update(JSON.stringify(files));
                for (const each of Object.values(bundle)) all.update(each.type === "chunk" ? each.code : each.source);
                for (const each of kept) all.update(readFileSync(new URL(`public/${each}`, import.meta.url)));
                const version = all.digest("hex").slice(0, 16);
                this.emitFile({ type: "asset", fileName: "offline.json", source: JSON.stringify({ version, files }) });
            },
        },
    };
}

export default defineConfig({
    base: "./", // a folder of files may lie anywhere (moneybags page --static)
    define: { __POCKET__: JSON.stringify(pocket), "import.meta.env.VITE_VERSION": JSON.stringify(version) },
    plugins: [preact(), ...(pocket ? [offline()] : [])],
    worker: { format: "es" },
    build: {
        modulePreload: { polyfill: false }, // browsers that know our CSS know it
        target: "es2022",
        sourcemap: false,
        assetsInlineLimit: 0,
        rollupOptions: { output: { manualChunks: together } },
    },
    // The board of Mad Millionaire is one of the program's own data files.
    server: { fs: { allow: [".."] }, proxy: { "/api": proxied, "/ws": { ...proxied, ws: true } } },
    test: { environment: "jsdom", include: ["src/**/*.test.{ts,tsx}"], setupFiles: ["src/texts/setup.ts"] },
});
