import preact from "@preact/preset-vite";
import { defineConfig } from "vite";

// The code of a study's report: one file, which the program puts into a page of its own with the study in it.
export default defineConfig({
    plugins: [
        preact(),
        {
            name: "inside-a-page", // nothing in it may end the element that it will stand in
            generateBundle(_, bundle) {
                for (const each of Object.values(bundle)) {
                    if (each.type === "chunk") each.code = each.code.replaceAll(/<(?=\/script|!--)/gi, "\\x3c");
                }
            },
        },
    ],
    define: { "process.env.NODE_ENV": '"production"' },
    publicDir: false,
    build: {
        target: "es2022",
        outDir: "dist/report",
        lib: { entry: "src/study/report.tsx", formats: ["iife"], name: "report", fileName: () => "report.js" },
    },
});
