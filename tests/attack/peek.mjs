// Nobody sees what is another's.

import fs from "node:fs";
import path from "node:path";
import { Guest, House, Line, sleep } from "./client.mjs";
import { assert, deny, grant, kGame, party, refused, shared } from "./parties.mjs";

// What a reader was told of a table since a message, without what only tells the time.
function told(line, from) {
    return line.all.slice(from).map(({ size, message }) => {
        const timeless = (_, value) => (typeof value === "number" && value > 1e12 ? "then" : value);
        return { size, message: JSON.parse(JSON.stringify(message, timeless)) };
    });
}

const watching = (snapshot) => ({ ...snapshot.game, stream: snapshot.stream, you: snapshot.you });

async function nackOf(guest, table, token) {
    const line = await new Line(guest).open();
    line.say({ kind: "hello", table, token });
    const answer = await line.next((m) => m.kind === "nack" || m.kind === "snapshot");
    line.cut();
    return answer.reason;
}

function anyMove(choices) {
    const { move, question, amount } = choices[Math.floor(Math.random() * choices.length)];
    const filled = structuredClone(move);
    if (amount) {
        let place = filled;
        for (const key of amount.path.slice(0, -1)) place = place[key];
        place[amount.path.at(-1)] = amount.least;
    }
    return { move: filled, question };
}

// Every value that a spectator sees stands in the seat's view, too (in a list perhaps elsewhere, where the seat knows
// more): what is secret of any seat is not in that of the others. Returns how many there were.
function onlyWhatIsKnownTo(line, sam) {
    let count = 0;
    const unknown = (theirs, seen) => {
        if ([null, false, 0, "hidden", theirs].includes(seen)) return null;
        if (typeof seen !== "object") return String(seen);
        for (const [key, value] of Object.entries(seen)) {
            if (key === "me") continue;
            count += 1;
            const among = Array.isArray(theirs) ? [theirs[key], ...theirs] : [theirs?.[key]];
            const missing = among.map((each) => unknown(each, value));
            if (!missing.includes(null)) return `${key}/${missing[0]}`;
        }
        return null;
    };
    const leak = unknown(line.game.view, sam.game.view);
    assert.equal(leak, null, `spectators see what seat ${line.you.seat} does not: ${leak}`);
    for (const nothing of [sam.game.choices.length, sam.game.question, sam.game.may_say, sam.game.may_undo])
        assert.ok(!nothing);
    return count;
}

export default function ({ add, long }) {
    const house = shared({ options: ["--most-opened", "1000"] });

    add("a stranger takes no bot's chair in a running game that nobody opened to strangers", async () => {
        const people = await party(await house(), 1);
        refused(await new Guest(await house()).join(people.table), 409, "no-drop-in");
        people.leave();
    });

    add("a chair is not had for knocking, and who knocks sees what a spectator sees", async () => {
        const people = await party(await house(), 2, { settings: { drop_in: true }, players: 4 });
        const [ann, bea] = people;
        const [eve, sam] = [new Guest(await house()), new Guest(await house())];
        const knocked = await eve.join(people.table, { name: "Eve", seat: 2 });
        assert.equal(knocked.status, 202, knocked.text);
        assert.equal(await nackOf(eve, people.table, knocked.body.token), "bad-token");
        const [watched, peeked] = [await sam.visit(people.table), await eve.visit(people.table)];
        const [first, second] = [watched.all[0].message, peeked.all[0].message];
        assert.deepEqual(watching(second), watching(first));
        refused(await eve.join(people.table, { name: "Eve", seat: 3 }), 409);
        await bea.line.seesTable((table) => table.knocks?.length === 1);
        const knock = bea.line.table.knocks[0].number;
        for (const line of [watched, peeked]) {
            await deny(line, { kind: "admit", knock });
            await deny(line, { kind: "turn-away", knock });
        }
        await grant(ann.line, { kind: "turn-away", knock });
        refused(await eve.join(people.table, { name: "Eve", seat: 2 }), 409);
        refused(await eve.join(people.table, { name: "Eve", seat: 3 }), 409);
        assert.equal(await nackOf(eve, people.table, knocked.body.token), "bad-token");
        // Who is let in has the chair that they knocked for.
        const fay = new Guest(await house());
        const { token } = (await fay.join(people.table, { name: "Fay", seat: 2 })).body;
        await ann.line.seesTable((table) => table.knocks.length === 1);
        await grant(ann.line, { kind: "admit", knock: ann.line.table.knocks[0].number });
        assert.equal((await fay.visit(people.table, { token })).you.seat, 2);
        people.leave();
        fay.leaveAll();
    });

    add("whoever left a chair has no other one, and comes back to it only once", async () => {
        const people = await party(await house(), 2, { settings: { drop_in: true }, players: 4 });
        const bea = people[1].guest;
        const other = { name: "Guest 1", seat: 2 };
        const own = { name: "Guest 1", seat: 1 };
        assert.equal((await bea.at(people.table, "leave", {})).status, 200);
        refused(await bea.join(people.table, other), 409, "held-another");
        assert.equal((await bea.join(people.table, own)).status, 200);
        assert.equal((await bea.at(people.table, "leave", {})).status, 200);
        refused(await bea.join(people.table, other), 409);
        refused(await bea.join(people.table, own), 409, "left-twice");
        people.leave();
    });

    add("no token but the seat's own opens it", async () => {
        const people = await party(await house(), 2);
        const elsewhere = await party(await house(), 1);
        const [ann, bea] = people;
        const eve = new Guest(await house());
        const wrong = [
            "",
            "x",
            bea.token.slice(0, -1),
            `${bea.token}=`,
            bea.token.toLowerCase(),
            bea.token.split("").reverse().join(""),
            elsewhere[0].token,
            people.table,
            "A".repeat(10_000),
        ];
        for (const token of wrong)
            assert.equal(await nackOf(eve, people.table, token), "bad-token", token.slice(0, 30));
        assert.equal(await nackOf(eve, elsewhere.table, bea.token), "bad-token");
        refused(await eve.at(people.table, "leave", { token: elsewhere[0].token }), 403, "bad-token");
        // A new key ends the old one, and who came by it.
        const byToken = await eve.visit(people.table, { token: bea.token });
        assert.equal(byToken.you.seat, 1);
        assert.equal((await bea.guest.at(people.table, "key", {})).status, 200);
        assert.equal((await byToken.closed).code, 1008);
        assert.equal(await nackOf(eve, people.table, bea.token), "bad-token");
        assert.equal(ann.line.code, undefined);
        people.leave();
        elsewhere.leave();
    });

    add("who does not sit there can neither act nor ask for a seat's key", async () => {
        const people = await party(await house(), 2);
        const eve = new Guest(await house());
        await eve.post("/api/me", { name: "Eve" });
        const line = await eve.visit(people.table);
        const move = people[0].line.game.choices[0];
        for (const command of [
            { kind: "move", move: move.move, question: move.question },
            { kind: "move", text: move.text },
            { kind: "mind" },
            { kind: "back" },
            { kind: "undo" },
            { kind: "answer-undo", yes: true },
            { kind: "react", at: 0, what: "clap" },
            { kind: "complain", about: 0, words: "hm" },
            { kind: "remove", seat: 1 },
            { kind: "mute", seat: 1, muted: true },
            { kind: "mute", muted: true },
            { kind: "stand-in", seat: 1 },
            { kind: "close" },
            { kind: "start" },
            { kind: "clear", seat: 1 },
            { kind: "bot", seat: 2, level: "random" },
            { kind: "rematch" },
        ]) {
            await deny(line, command);
        }
        for (const [what, body] of [
            ["key", {}],
            ["leave", {}],
            ["invite", { table: people.table, seat: 0 }],
        ]) {
            const { status } = await eve.at(people.table, what, body);
            assert.ok(status >= 400 && status < 500, `${what}: ${status}`);
        }
        const own = await eve.ask("GET", "/api/me/tables");
        assert.deepEqual(own.body.tables, []);
        people.leave();
        eve.leaveAll();
    });

    add("nobody has the log, the report or the replay of a game that runs", async () => {
        const people = await party(await house(), 2);
        const eve = new Guest(await house());
        for (const guest of [people[0].guest, people[1].guest, eve]) {
            for (const what of ["report", "replay", "replay?from=0&count=1", "export"]) {
                refused(await guest.at(people.table, what), 403, "not-over");
            }
        }
        const moment = await eve.ask("GET", `/replay/${people.table}?step=1`);
        for (const role of ["Snitch", "Brute", "Mastermind"]) assert.ok(!moment.text.includes(role), role);
        people.leave();
    });

    add("a table without spectators shows strangers nothing, running or over", async () => {
        const people = await party(await house(), 1, { settings: { spectators: false } });
        const eve = new Guest(await house());
        assert.equal(await nackOf(eve, people.table), "no-spectators");
        assert.equal((await people[0].guest.at(people.table, "leave", {})).status, 200);
        assert.equal(await nackOf(eve, people.table), "no-spectators");
        for (const what of ["report", "replay", "export"]) {
            const { status } = await eve.at(people.table, what);
            assert.equal(status, 403, what);
        }
    });

    add("of a secret choice others are told the same whatever it is", async () => {
        // The same house twice, from one store, with the same seed and the same people: only what Bea
        // chooses differs.
        const first = await new House({ options: ["--most-opened", "1000"] }).open();
        const clock = { kind: "live", window: 600, phase: 3600 };
        const people = await party(first, 3, { settings: { clock } });
        people.leave();
        await first.close();
        const second = new House();
        for (const name of fs.readdirSync(first.folder)) {
            if (name.startsWith("tables.db") && !name.endsWith("lock")) {
                fs.copyFileSync(path.join(first.folder, name), path.join(second.folder, name));
            }
        }
        const rounds = long ? 20 : 6;
        let compared = 0;
        const twins = [];
        for (const each of [first, second]) {
            await each.open();
            const twin = { lines: [], sam: null };
            for (const { guest } of people) {
                const same = new Guest(each, guest.address);
                same.cookie = guest.cookie;
                twin.lines.push(await same.visit(people.table));
            }
            twin.sam = await new Guest(each).visit(people.table);
            twins.push(twin);
        }
        await sleep(1200); // who is here has been told
        const choices = twins[0].lines[1].game.choices;
        for (let round = 0; round < rounds; ++round) {
            const marks = twins.map(({ lines, sam }) => [lines[0], lines[2], sam].map((line) => line.all.length));
            // A choice that may be changed until all have chosen, or one that is refused: neither tells.
            const picks = [choices[round % choices.length], choices[(round * 7 + 5) % choices.length]];
            for (const [i, twin] of twins.entries()) {
                const { move, question } = picks[i];
                await twin.lines[1].ask({ kind: "move", move, question });
            }
            await sleep(60);
            for (const who of [0, 1, 2]) {
                const [one, other] = twins.map(({ lines, sam }, i) =>
                    told([lines[0], lines[2], sam][who], marks[i][who]),
                );
                assert.deepEqual(other, one, `reader ${who}, round ${round}`);
                compared += one.length;
            }
        }
        assert.ok(compared > 0, "nothing was told at all");
        // Nor does a refusal to others depend on it.
        for (const text of ["pick Snitch Snitch", "reveal Bea", "pay 3", "call Bea Snitch", "steal"]) {
            const [one, other] = await Promise.all(
                twins.map(({ lines }) => lines[0].ask({ kind: "move", text, id: `t${text}` })),
            );
            assert.deepEqual({ ...other, seq: 0 }, { ...one, seq: 0 }, text);
        }
        await first.close();
        await second.close();
    });

    add("spectators are told nothing that a seat is not told as well, in any game", async () => {
        const catalogue = (await new Guest(await house()).ask("GET", "/api/games")).body.games;
        const figures = [];
        for (const game of catalogue) {
            const players = Math.min(Math.max(3, game.least_players), game.most_players);
            const people = await party(await house(), players, { game: game.id, players });
            const sam = await new Guest(await house()).visit(people.table);
            let known = 0;
            for (let step = 0; step < (long ? 60 : 12) && !sam.game.standing.over; ++step) {
                const actor = people.find(({ line }) => line.game.choices.length > 0);
                if (!actor) break;
                const { move, question } = anyMove(actor.line.game.choices);
                const answer = await actor.line.ask({ kind: "move", move, question });
                assert.ok(answer, "cut off in the middle of a game");
                await sleep(25); // all have been told
                for (const { line } of people) known += onlyWhatIsKnownTo(line, sam);
            }
            for (const { line } of people) {
                const heard = new Set(
                    line.story.map((each) => `${each.at} ${each.what} ${JSON.stringify(each.event)}`),
                );
                for (const each of sam.story) {
                    assert.ok(
                        heard.has(`${each.at} ${each.what} ${JSON.stringify(each.event)}`),
                        `only spectators heard: ${each.text}`,
                    );
                }
            }
            figures.push(`${game.id} ${known}`);
            people.leave();
        }
        return `leaves of views compared: ${figures.join(", ")}`;
    });

    add("the journal tells no table, token or key", async () => {
        const { journal, secrets } = await house();
        assert.ok(secrets.length > 5);
        for (const secret of secrets) assert.ok(!journal.includes(secret), "a secret stands in the journal");
    });
}
