// Nothing that hangs takes the house with it, and nothing that was acknowledged is lost or done twice.

import fs from "node:fs";
import path from "node:path";
import { Guest, House, sleep, within } from "./client.mjs";
import { assert, party } from "./parties.mjs";
import { Postgresql } from "./postgresql.mjs";

const times = (count, make) => Array.from({ length: count }, (_, i) => make(i));

// Every line of the story with this word, from the first.
async function lines(line, what) {
    const found = new Map(line.story.map((each) => [each.number, each]));
    for (let before = Math.min(...found.keys()); before > 0; ) {
        line.say({ kind: "earlier", before });
        const { lines: earlier } = await line.next((m) => m.kind === "story");
        if (earlier.length === 0) break;
        for (const each of earlier) found.set(each.number, each);
        before = Math.min(...earlier.map((each) => each.number));
    }
    return [...found.values()].filter((each) => each.what === what).length;
}

// A command that always counts, and leaves one line.
const counted = (n) => ({ kind: "mute", muted: n % 2 === 0, id: `counted ${n}` });

export default function ({ add, long }) {
    add("a hundred commands sent again after the connection was cut are done once each", async () => {
        const house = await new House().open();
        const [ann] = await party(house, 1, { start: false });
        const { table } = ann.line;
        for (let i = 0; i < 98; ++i) ann.line.say(counted(i));
        await sleep(20);
        ann.line.cut();
        // Another socket, where the count of the first one does not weigh.
        await sleep(long ? 21_000 : 300);
        const answers = new Set();
        let again = await ann.guest.visit(table.id);
        for (const end = Date.now() + 40_000; answers.size < 98 && Date.now() < end; ) {
            for (let i = 0; i < 98; ++i) {
                if (answers.has(i)) continue;
                const answer = await again.ask(counted(i));
                if (answer?.kind === "ack") answers.add(i);
                else if (answer === null) again = await ann.guest.visit(table.id);
                else if (answer.reason === "too-many") await sleep(250);
                else assert.fail(JSON.stringify(answer));
            }
        }
        assert.equal(answers.size, 98, "all were acknowledged in the end");
        const fresh = await ann.guest.visit(table.id);
        const done = await lines(fresh, "mute");
        ann.guest.leaveAll();
        await house.close();
        assert.equal(done, 98);
    });

    add(
        "of a hundred commands of several people in flight at a kill -9 each acknowledged one counts once",
        async () => {
            const house = await new House({ options: ["--most-opened", "1000"] }).open();
            const rounds = long ? 12 : 2;
            const people = [];
            for (let i = 0; i < 5; ++i) people.push((await party(house, 1, { start: false }))[0]);
            const tables = people.map(({ line }) => line.table.id);
            let sent = 0;
            let acknowledged = 0;
            for (let round = 0; round < rounds; ++round) {
                const mine = times(20, (i) => round * 20 + i);
                for (const n of mine) for (const { line } of people) line.say(counted(n));
                sent += mine.length * people.length;
                // In the middle: as soon as the first is acknowledged, or a little later.
                await people[round % 5].line.next((m) => m.kind === "ack");
                await sleep(round % 3);
                await house.signal("SIGKILL");
                acknowledged += people.reduce(
                    (sum, { line }) => sum + line.all.filter(({ message }) => message.kind === "ack").length,
                    0,
                );
                await house.open();
                for (const [i, person] of people.entries()) {
                    person.line.cut();
                    person.line = await person.guest.visit(tables[i]);
                    for (const n of mine) {
                        for (;;) {
                            const answer = await person.line.ask(counted(n));
                            if (answer?.kind === "ack") break;
                            assert.ok(["storage", "too-many"].includes(answer?.reason), JSON.stringify(answer));
                            await sleep(200);
                        }
                    }
                    person.line.all = [];
                }
            }
            for (const [i, { guest }] of people.entries()) {
                const done = await lines(await guest.visit(tables[i]), "mute");
                assert.equal(done, rounds * 20, `at table ${i}`);
                guest.leaveAll();
            }
            await house.close();
            return `${sent} commands over ${rounds} kills, ${acknowledged} acknowledged before`;
        },
    );

    add("a house full of half-open requests and readers that do not read ends within ten seconds", async () => {
        const house = await new House({ options: ["--most-opened", "1000"] }).open();
        const people = await party(house, 1, {
            game: "mad-millionaire",
            players: 4,
            settings: { pace: 0 },
            start: false,
        });
        const eve = new Guest(house);
        const slow = await Promise.all(times(40, () => eve.visit(people.table)));
        for (const line of slow) line.socket.pause();
        const half = times(40, () => eve.connect());
        for (const socket of half) socket.write("GET /api/me HTTP/1.1\r\nHost: x\r\n");
        await people[0].line.ask({ kind: "start" });
        await people[0].line.ask({ kind: "mind" });
        await sleep(500);
        const took = await house.close(20_000);
        for (const socket of half) socket.destroy();
        eve.leaveAll();
        assert.ok(took < 10_000, `${took} ms`);
        return `${took} ms`;
    });

    add("a second house on the same store, by whatever name, does not open", async () => {
        const first = await new House().open();
        const names = { same: first.db, symbolic: `${first.db}.symbolic`, hard: `${first.db}.hard` };
        fs.symlinkSync(first.db, names.symbolic);
        fs.linkSync(first.db, names.hard);
        const second = async (what) => {
            const other = new House({ db: names[what] }).launch();
            const { code } = await within(other.child.ended, "its end", 6000).catch(() => ({ code: 0 }));
            other.child.kill("SIGKILL");
            assert.notEqual(code, 0, `it opened by the ${what} name`);
        };
        for (const what of Object.keys(names)) await second(what);
        for (const each of fs.readdirSync(first.folder)) {
            if (each.includes("lock")) fs.rmSync(path.join(first.folder, each));
        }
        await second("same");
        assert.equal((await new Guest(first).ask("GET", "/healthz")).status, 200);
        await first.close();
    });

    if (!Postgresql.isInstalled()) {
        add("PostgreSQL is not installed here, so none was made to hang", async () => {});
        return;
    }

    add("a PostgreSQL that hangs is told of within five seconds, and the house can be closed", async () => {
        const store = await new Postgresql().open();
        const house = await new House({ db: store.address, options: ["--most-opened", "1000"] }).open();
        const [ann] = await party(house, 1, { start: false });
        store.signal("SIGSTOP");
        try {
            const began = Date.now();
            const timed = async (asked) => ({ answer: await asked, took: Date.now() - began });
            const asked = ann.line.ask({ kind: "mute", muted: true, id: "hung" });
            const [told, well] = await Promise.all([timed(asked), timed(new Guest(house).ask("GET", "/healthz"))]);
            assert.equal(told.answer?.reason, "storage", JSON.stringify(told.answer));
            assert.ok(told.took < 5500, `storage after ${told.took} ms`);
            assert.equal(well.answer.status, 503);
            assert.ok(well.took < 5500, `health after ${well.took} ms`);
            const at = Date.now();
            assert.equal((await new Guest(house).ask("GET", "/healthz")).status, 503);
            assert.ok(Date.now() - at < 2000, "known to be ill, it says so at once");
            assert.equal((await new Guest(house).ask("GET", "/api/games")).status, 200);

            // When it goes on, so does the house, and what was asked counts once.
            store.signal("SIGCONT");
            const line = await within(comeBack(ann), "the store to be back", 20_000);
            for (;;) {
                const again = await line.ask({ kind: "mute", muted: true, id: "hung" });
                if (again?.kind === "ack") break;
                await sleep(200);
            }
            assert.equal(await lines(await ann.guest.visit(line.table.id), "mute"), 1);

            store.signal("SIGSTOP");
            line.say({ kind: "mute", muted: false, id: "last" });
            await sleep(50);
            const ended = await house.close(25_000);
            assert.ok(ended < 10_000, `SIGTERM took ${ended} ms`);
            return `storage after ${told.took} ms, health after ${well.took} ms, closed after ${ended} ms`;
        } finally {
            store.signal("SIGCONT");
            house.child.kill("SIGKILL");
            await store.close();
        }
    });
}

async function comeBack(ann) {
    const { id } = ann.line.table;
    for (;;) {
        try {
            return await ann.guest.visit(id);
        } catch {
            await sleep(200);
        }
    }
}
