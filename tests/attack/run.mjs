// Attacks on a house that this file opens for itself: node tests/attack/run.mjs [--long] [words of a case's name]
// MONEYBAGS names another program than the release build's. Every case says what must not be possible.

import fs from "node:fs";
import { cleanUp, program } from "./client.mjs";
import fill from "./fill.mjs";
import flood from "./flood.mjs";
import guess from "./guess.mjs";
import hang from "./hang.mjs";
import peek from "./peek.mjs";
import stall from "./stall.mjs";

const long = process.argv.includes("--long");
const words = process.argv.slice(2).filter((each) => each !== "--long");

if (!fs.existsSync(program)) {
    console.log(`attack: FAILED: there is no ${program}`);
    process.exit(1);
}
process.on("exit", cleanUp);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));

const began = Date.now();
let passed = 0;
const failed = [];

async function one(name, run) {
    const start = Date.now();
    try {
        const told = await run();
        passed += 1;
        console.log(`attack: ok: ${name}${told ? `: ${told}` : ""}, ${Date.now() - start} ms`);
    } catch (error) {
        failed.push(name);
        console.log(
            `attack: FAILED: ${name}: ${error.stack.split("\n").slice(0, 3).join(" ")}, ${Date.now() - start} ms`,
        );
    }
}

// Subjects one beside the other (they mostly wait), the cases of each in turn.
async function subject([title, suite]) {
    const cases = [];
    suite({ add: (name, run) => cases.push([`${title}: ${name}`, run]), long });
    for (const [name, run] of cases) {
        if (words.every((word) => name.includes(word))) await one(name, run);
    }
}

await Promise.all(Object.entries({ peek, stall, flood, fill, guess, hang }).map(subject));
console.log(`attack: ${passed} passed, ${failed.length} failed, ${((Date.now() - began) / 1000).toFixed(0)} s`);
for (const name of failed) console.log(`attack: FAILED: ${name}`);
process.exit(failed.length > 0 || passed === 0 ? 1 : 0);
