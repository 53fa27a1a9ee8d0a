// Nobody shouts the others down.

import { acked, Guest, Line, sleep, within } from "./client.mjs";
import { assert, honestly, party, refused, shared, wellShaped } from "./parties.mjs";

const kQuick = 4000; // ms that an honest guest may have to wait on a busy machine
const times = (count, make) => Array.from({ length: count }, (_, i) => make(i));

export default function ({ add, long }) {
    const house = shared({ options: ["--most-opened", "1000"] });

    add("one person on many sockets says no more than on one", async () => {
        const [ann] = await party(await house(), 1, { start: false });
        const lines = await Promise.all(times(10, () => ann.guest.visit(ann.line.table.id)));
        const answers = await Promise.all(
            lines.flatMap((line) => times(10, (i) => line.ask({ kind: "say", words: `word ${i}` }))),
        );
        const said = acked(answers);
        assert.ok(said >= 1 && said <= 15, `${said} of ${answers.length} were said at once`);
        assert.ok(
            answers.every((each) => each),
            "nobody is cut off for talking",
        );
        ann.guest.leaveAll();
        return `${said} of ${answers.length}`;
    });

    add("many people at one table do not fill it with words at once", async () => {
        const people = await party(await house(), 1, { start: false });
        const watchers = await Promise.all(
            times(20, async (i) => {
                const guest = new Guest(await house());
                await guest.post("/api/me", { name: `Watcher ${i}` });
                return guest.visit(people.table);
            }),
        );
        const answers = await Promise.all(
            watchers.flatMap((line) => times(8, (i) => line.ask({ kind: "say", words: `word ${i}` }))),
        );
        const said = acked(answers);
        assert.ok(said >= 1 && said <= 60, `${said} of ${answers.length} were said at once`);
        for (const line of watchers) line.cut();
        people.leave();
        return `${said} of ${answers.length}`;
    });

    add("one person's commands are counted over all sockets", async () => {
        const [ann] = await party(await house(), 1, { start: false });
        const lines = await Promise.all(times(5, () => ann.guest.visit(ann.line.table.id)));
        const answers = await Promise.all(
            lines.flatMap((line) => times(60, (i) => line.ask({ kind: "mute", muted: i % 2 === 0 }))),
        );
        const done = acked(answers);
        assert.ok(done >= 50 && done <= 140, `${done} of ${answers.length} were done at once`);
        const no = answers.find((each) => each?.kind === "nack");
        assert.equal(no.reason, "too-many");
        ann.guest.leaveAll();
        return `${done} of ${answers.length}`;
    });

    add("one address's commands are counted over all its people", async () => {
        const address = "127.200.0.1";
        const lines = await Promise.all(
            times(12, async () => {
                const guest = new Guest(await house(), address);
                const { table } = await guest.open({ game: "coin", players: 2 });
                return guest.visit(table);
            }),
        );
        const answers = await Promise.all(
            lines.flatMap((line) => times(80, (i) => line.ask({ kind: "mute", muted: i % 2 === 0 }))),
        );
        const done = acked(answers);
        assert.ok(done >= 100 && done <= 800, `${done} of ${answers.length} were done at once`);
        for (const line of lines) line.cut();
        return `${done} of ${answers.length}`;
    });

    add("what is kept is not written without end by HTTP either", async () => {
        const [ann] = await party(await house(), 1, { start: false });
        const answers = await Promise.all(times(300, () => ann.guest.at(ann.line.table.id, "key", {})));
        const done = answers.filter((each) => each.status === 200).length;
        assert.ok(done >= 1 && done <= 140, `${done} new keys at once`);
        refused(
            answers.find((each) => each.status !== 200),
            429,
            "too-many",
        );
        ann.guest.leaveAll();
        return `${done} of 300`;
    });

    add("frames too big, endless or not text end their socket and nothing else", async () => {
        const people = await party(await house(), 1, { start: false });
        const attack = async (send, ...codes) => {
            const line = await new Guest(await house()).visit(people.table);
            send(line);
            const { code } = await within(line.closed, "the end of the socket", 20_000);
            // 1006: our own bytes were still on their way when it was closed, so that the goodbye was lost.
            assert.ok([1006, ...codes].includes(code), `closed with ${code}, not ${codes}`);
        };
        await Promise.all([
            attack((line) => line.frame(Buffer.alloc(17 * 1024, 32)), 1009),
            attack((line) => line.frame(Buffer.alloc(16), 1, { announced: 2 ** 40 }), 1009, 1002),
            attack((line) => line.frame(Buffer.alloc(16), 1, { announced: 2 ** 53 }), 1009, 1002),
            attack((line) => times(40, (i) => line.frame(Buffer.alloc(1024, 32), i ? 0 : 1, { final: false })), 1009),
            attack((line) => line.frame(Buffer.alloc(16), 2), 1003),
            attack((line) => line.frame(Buffer.alloc(130, 32), 9), 1002),
            attack((line) => line.frame(Buffer.from([0xff, 0xfe, 0xfd])), 1007),
            attack((line) => line.socket.write(Buffer.from([0x81, 0x05, 1, 2, 3, 4, 5])), 1002),
            attack((line) => times(300, () => line.frame(Buffer.alloc(0), 9)), 1008),
            attack((line) => times(300, () => line.say({ kind: "ping" })), 1008),
        ]);
        // What is no message is answered by one.
        const line = await new Guest(await house()).visit(people.table);
        for (const text of [
            "",
            "{",
            "[]",
            "null",
            '{"kind":"x"}',
            `${"[".repeat(8000)}`,
            '{"kind":"hello"}',
            '{"kind":"say","id":"1","words":5}',
        ]) {
            line.frame(Buffer.from(text));
            await line.next((m) => m.kind === "nack");
        }
        people.leave();
    });

    add("slow readers cost the house and its guests little", async () => {
        const crowd = await house();
        const people = await party(crowd, 1, {
            game: "mad-millionaire",
            players: 4,
            settings: { pace: 0 },
            start: false,
        });
        const before = crowd.memory();
        const slow = await Promise.all(times(100, () => new Guest(crowd, "127.201.0.1").visit(people.table)));
        for (const line of slow) line.socket.pause();
        let worst = 0;
        worst = await honestly(crowd, async () => {
            await people[0].line.ask({ kind: "start" });
            await people[0].line.ask({ kind: "mind" });
            await sleep(long ? 40_000 : 3000);
        });
        const grown = crowd.memory() - before;
        for (const line of slow) line.cut();
        people.leave();
        assert.ok(grown < 80, `${grown.toFixed(0)} MB more`);
        assert.ok(worst < kQuick, `an honest guest waited ${worst} ms`);
        return `${grown.toFixed(0)} MB more, at worst ${worst} ms`;
    });

    add("hellos without end do not keep others waiting", async () => {
        const crowd = await house();
        const people = await party(crowd, 1, { game: "guillotines", players: 5 });
        const lines = await Promise.all(times(60, () => new Guest(crowd, "127.202.0.1").visit(people.table)));
        const worst = await honestly(crowd, async () => {
            for (const line of lines) times(80, () => line.say({ kind: "hello", table: people.table }));
            await sleep(2500);
        });
        for (const line of lines) line.cut();
        people.leave();
        assert.ok(worst < kQuick, `an honest guest waited ${worst} ms`);
        return `at worst ${worst} ms`;
    });

    add("half a request, said slowly, keeps a place for ten seconds and no longer", async () => {
        const crowd = await house();
        const eve = new Guest(crowd, "127.203.0.1");
        const began = Date.now();
        const half = times(150, () => eve.connect());
        const ends = half.map((socket, i) => {
            let heard = "";
            socket.on("data", (data) => {
                heard += data;
            });
            socket.write(
                [
                    "GET /api/me HTTP/1.1\r\n",
                    "POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: 9000\r\n\r\n{",
                    "G",
                ][i % 3],
            );
            const drip = setInterval(() => socket.write("x"), 1000);
            return new Promise((then) => {
                socket.on("close", () => {
                    clearInterval(drip);
                    then(heard);
                });
            });
        });
        let worst = 0;
        worst = await honestly(crowd, () => sleep(1500));
        const heard = await within(Promise.all(ends), "the end of half a request", 16_000);
        const took = Date.now() - began;
        assert.ok(worst < kQuick, `an honest guest waited ${worst} ms`);
        assert.ok(took < 14_000, `they were let in for ${took} ms`);
        const told = heard.filter((text) => text.includes("408"));
        for (const text of told)
            wellShaped({ status: 408, text, body: JSON.parse(text.slice(text.indexOf("\r\n\r\n") + 4)) });
        return `${told.length} of 150 were told why, after ${took} ms`;
    });

    add("headers without end, wrong lines and wrong lengths are refused in the one shape", async () => {
        const eve = new Guest(await house(), "127.204.0.1");
        const raw = async (text, ...statuses) => {
            const socket = eve.connect();
            socket.write(text);
            const answer = await within(eve.answer(socket), "an answer");
            assert.ok(statuses.includes(answer.status), `${answer.status}, not ${statuses}: ${text.slice(0, 60)}`);
            wellShaped(answer);
        };
        const host = `Host: 127.0.0.1:${eve.house.port}\r\n`;
        await Promise.all([
            raw(`GET /${"a".repeat(9000)} HTTP/1.1\r\n${host}\r\n`, 414, 431),
            raw(`GET / HTTP/1.1\r\n${host}${times(900, (i) => `X${i}: ${i}\r\n`).join("")}\r\n`, 431),
            raw(`GET / HTTP/1.1\r\n${host}Cookie: ${"c".repeat(9000)}\r\n\r\n`, 431),
            raw(`nonsense\r\n\r\n`, 400),
            raw(`GET / HTTP/1.1\r\n\r\n`, 400),
            raw(`GET / HTTP/1.1\r\n${host}${host}\r\n`, 400),
            raw(`DELETE /api/me HTTP/1.1\r\n${host}\r\n`, 405),
            raw(
                `POST /api/login HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 99999\r\n\r\n`,
                413,
            ),
            raw(
                `POST /api/login HTTP/1.1\r\n${host}Content-Type: text/plain\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}`,
                415,
            ),
            raw(`POST /api/login HTTP/1.1\r\n${host}Content-Length: 3\r\nContent-Length: 4\r\n\r\n{}`, 400),
            raw(
                `POST /api/login HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n`,
                400,
                415,
            ),
            raw(`GET /api/nowhere HTTP/1.1\r\n${host}Connection: close\r\n\r\n`, 404),
            raw(`GET /api/me HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`, 421),
            raw(
                `GET /ws HTTP/1.1\r\n${host}Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 12\r\n\r\n`,
                426,
            ),
        ]);
    });

    add("no number in a request is counted up to before it is looked at", async () => {
        const eve = new Guest(await house());
        const began = Date.now();
        const wish = { game: "coin", name: "Eve", bots: "random", start: true };
        for (const players of [-1, 0, 1, 100, 2_000_000]) {
            const answer = await eve.post("/api/tables", { ...wish, players });
            assert.equal(answer.status, 400, `${players} players`);
            wellShaped(answer);
        }
        const took = Date.now() - began;
        assert.ok(took < 3000, `${took} ms, and nobody else was heard meanwhile`);
        return `${took} ms`;
    });

    add("one address's questions, however dear, do not keep others waiting", async () => {
        const crowd = await house();
        const host = `Host: 127.0.0.1:${crowd.port}\r\n`;
        const fields = JSON.stringify(Object.fromEntries(times(6000, (i) => [`f${i}`, 1])));
        const json = `Content-Type: application/json\r\nContent-Length: ${fields.length}\r\n`;
        const dear = [
            `GET /api/games/guillotines/guide?players=3 HTTP/1.1\r\n${host}\r\n`,
            `POST /api/me HTTP/1.1\r\n${host}${json}\r\n${fields}`,
        ];
        const eve = new Guest(crowd);
        let answers = 0;
        const worst = await honestly(crowd, async () => {
            const sockets = times(150, (i) => {
                const socket = eve.connect();
                socket.on("data", () => {
                    answers += 1;
                    socket.write(dear[i % 2]);
                });
                socket.write(dear[i % 2]);
                return socket;
            });
            await sleep(2500);
            for (const socket of sockets) socket.destroy();
        });
        assert.ok(worst < kQuick, `an honest guest waited ${worst} ms`);
        return `${answers} answers, at worst ${worst} ms`;
    });

    add("one address does not take all places", async () => {
        const crowd = await house();
        const eve = new Guest(crowd, "127.205.0.1");
        const sockets = times(300, () => eve.connect());
        await sleep(300);
        const answer = await new Guest(crowd).ask("GET", "/api/me");
        assert.equal(answer.status, 200);
        const turnedAway = await eve.ask("GET", "/api/me").catch((error) => ({ status: 503, error }));
        assert.equal(turnedAway.status, 503);
        if (!turnedAway.error) wellShaped(turnedAway);
        for (const socket of sockets) socket.destroy();
    });
}
