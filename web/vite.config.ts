import preact from "@preact/preset-vite";
import { defineConfig } from "vitest/config";

// In development the page comes from Vite and everything else from a server started by ./play serve.
const house = process.env["MONEYBAGS_HOUSE"] ?? "http://127.0.0.1:8080";
// The server wants a page's requests to come from its own address.
const proxied = { target: house, headers: { origin: house }, changeOrigin: true };

// What is always needed together is one file: each request costs half a kilobyte of headers.
function together(id: string): string | undefined {
    const words = /data\/texts\/([^/]+)\/([^/]+)\/(names|page)\.json$/.exec(id);
    if (words) return `words-${words[2]}-${words[1]}`;
    return undefined;
}

export default defineConfig({
    plugins: [preact()],
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
