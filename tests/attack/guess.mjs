// Nobody gets in by guessing, and nobody is kept out by others' guesses.

import { Guest, House, Line, within } from "./client.mjs";
import { assert, party, refused, shared } from "./parties.mjs";

const times = (count, make) => Array.from({ length: count }, (_, i) => make(i));
const kKey = "a-long-key-that-only-we-know-7351";
const kPassword = "correct horse battery";

async function account(house, login) {
    const guest = new Guest(house);
    await guest.post("/api/me", { name: "Olive" });
    const made = await guest.post("/api/account", { login, password: kPassword });
    assert.equal(made.status, 200, made.text);
    return guest;
}

// All equal letters at the same places of two words: the longest run of them.
function alike(one, other) {
    let longest = 0;
    for (let i = 0, run = 0; i < one.length; ++i) {
        run = one[i] === other[i] ? run + 1 : 0;
        longest = Math.max(longest, run);
    }
    return longest;
}

export default function ({ add, long }) {
    const house = shared({ options: ["--most-opened", "1000"] });

    add("one address tries few passwords a minute, and is told nothing by them", async () => {
        await account(await house(), "olive");
        const eve = new Guest(await house());
        const answers = [];
        for (let i = 0; i < 20; ++i) {
            answers.push(
                await eve.post("/api/login", { login: i % 2 ? "olive" : "nobody", password: `password ${i}` }),
            );
        }
        const tried = answers.filter((each) => each.status === 401);
        assert.ok(tried.length >= 1 && tried.length <= 13, `${tried.length} were tried`); // one more every six seconds
        assert.ok(
            tried.every((each) => each.text === tried[0].text),
            "an answer tells which accounts there are",
        );
        assert.ok(answers.every((each) => [401, 429].includes(each.status)));
        assert.equal(eve.cookie, "");
        return `${tried.length} of 20`;
    });

    add("the owner comes in while others guess the password", async () => {
        const owner = await account(await house(), "otto");
        const guessers = times(6, () => new Guest(owner.house));
        await Promise.all(
            guessers.flatMap((eve) =>
                times(4, (i) => eve.post("/api/login", { login: "otto", password: `password ${i}` })),
            ),
        );
        const began = Date.now();
        const elsewhere = new Guest(owner.house);
        const answer = await elsewhere.post("/api/login", { login: "otto", password: kPassword });
        assert.equal(answer.status, 200, answer.text);
        const took = Date.now() - began;
        assert.ok(took < 8000, `after ${took} ms`);
        return `after ${took} ms`;
    });

    add("who logged out or whose password was changed plays no more", async () => {
        const owner = await account(await house(), "oscar");
        const { table } = await owner.open({ game: "coin", players: 2 });
        const lines = [await owner.visit(table)];
        const device = new Guest(owner.house);
        assert.equal((await device.post("/api/login", { login: "oscar", password: kPassword })).status, 200);
        lines.push(await device.visit(table));
        assert.equal(lines[1].you.seat, 0);
        const stolen = new Guest(owner.house);
        stolen.cookie = device.cookie;
        assert.equal((await device.post("/api/logout")).status, 200);
        await within(lines[1].closed, "the end of the socket that logged out", 3000);
        assert.equal((await stolen.ask("GET", "/api/me")).body.me, null);
        assert.equal(lines[0].code, undefined);

        assert.equal((await device.post("/api/login", { login: "oscar", password: kPassword })).status, 200);
        const other = await device.visit(table);
        const wrong = await owner.post("/api/account/password", { old: "not the password", new: "another password" });
        assert.ok(wrong.status >= 400, wrong.text);
        const right = await owner.post("/api/account/password", { old: kPassword, new: "another password" });
        assert.equal(right.status, 200, right.text);
        await within(other.closed, "the end of the other device's socket", 3000);
        assert.equal((await device.ask("GET", "/api/me")).body.me, null);
        assert.equal(
            (await new Guest(owner.house).post("/api/login", { login: "oscar", password: kPassword })).status,
            401,
        );
        owner.leaveAll();
    });

    add("a password is not guessed by way of changing it", async () => {
        const owner = await account(await house(), "ophelia");
        const answers = [];
        for (let i = 0; i < 20; ++i) {
            answers.push(await owner.post("/api/account/password", { old: `password ${i}`, new: "another password" }));
        }
        const tried = answers.filter((each) => ![429].includes(each.status));
        assert.ok(tried.length <= 13, `${tried.length} were tried`);
    });

    const key = shared({ options: ["--private", "--most-opened", "1000"], env: { MONEYBAGS_HOUSE_KEY: kKey } });
    const wish = { game: "coin", players: 2, name: "Eve" };

    add("one address tries few house keys a minute, and the journal tells that it does", async () => {
        const eve = new Guest(await key());
        const answers = [];
        for (let i = 0; i < 40; ++i) {
            answers.push(await eve.post("/api/tables", { ...wish, house: kKey.slice(0, i % kKey.length) }));
        }
        const tried = answers.filter((each) => each.status === 403);
        assert.ok(tried.length >= 1 && tried.length <= 13, `${tried.length} were tried`);
        refused(answers.at(-1), 429);
        assert.ok(tried.every((each) => each.text === tried[0].text));
        const warned = (await key()).journal.split("\n").filter((line) => line.includes("house-key-refused"));
        assert.ok(warned.length > 0, "the journal says nothing");
        for (const line of warned) {
            assert.ok(!line.includes(eve.address) && !line.includes(kKey), line);
        }
        assert.equal((await new Guest(await key()).post("/api/tables", { ...wish, house: kKey })).status, 200);
    });

    add("a private house without a key, or with a short one, does not open", async () => {
        for (const short of ["", " ", "1234", "fifteen-letters"]) {
            const own = new House({ options: ["--private"], env: { MONEYBAGS_HOUSE_KEY: short } }).launch();
            const { code } = await within(own.child.ended, `a house with the key "${short}"`, 5000).catch(() => {
                own.child.kill("SIGKILL");
                return { code: 0 };
            });
            assert.notEqual(code, 0, `it opened with the key "${short}"`);
            assert.ok(/MONEYBAGS_HOUSE_KEY/.test(own.journal), `it says: ${own.journal}`);
        }
    });

    add("a private house lists no table", async () => {
        const eve = new Guest(await key());
        const mine = await new Guest(await key()).post("/api/tables", {
            ...wish,
            house: kKey,
            settings: { public: true },
        });
        assert.equal(mine.status, 200, mine.text);
        assert.deepEqual((await eve.ask("GET", "/api/tables")).body.tables, []);
        refused(await eve.post("/api/tables", wish), 403, "private-house");
        refused(await eve.post("/api/tables", { ...wish, house: "" }), 403, "private-house");
    });

    add("ids, tokens and cookies have nothing in common that could be guessed", async () => {
        const made = [];
        for (let i = 0; i < 12; ++i) {
            const guest = new Guest(await house());
            const { table, token } = await guest.open({ game: "coin", players: 2 });
            made.push([table, token, guest.cookie.slice("moneybags=".length)]);
        }
        for (const [kind, least] of [
            [0, 16],
            [1, 22],
            [2, 22],
        ]) {
            for (const [i, one] of made.entries()) {
                assert.ok(one[kind].length >= least, one[kind]);
                for (const other of made.slice(i + 1))
                    assert.ok(alike(one[kind], other[kind]) <= 4, `${one[kind]} ${other[kind]}`);
            }
        }
    });

    add("of hundreds of tokens that are nearly right none opens a seat", async () => {
        const people = await party(await house(), 2, { start: false });
        const eve = new Guest(await house());
        const count = long ? 2000 : 400;
        const lines = await Promise.all(times(count / 80, () => new Line(eve).open()));
        let tried = 0;
        for (const line of lines) {
            for (let i = 0; i < 80; ++i) {
                line.say({
                    kind: "hello",
                    table: people.table,
                    token: `${people[1].token.slice(0, -2)}${String(i).padStart(2, "0")}`,
                });
            }
        }
        for (const line of lines) {
            const last = await line.next((m) => m.kind === "nack" || m.kind === "snapshot").catch(() => null);
            assert.notEqual(last?.kind, "snapshot");
            tried += line.all.length;
        }
        assert.equal(people[1].line.code, undefined);
        people.leave();
        eve.leaveAll();
        return `${tried} refused`;
    });

    add("nobody passes for another by signs that are not seen", async () => {
        const people = await party(await house(), 2, { start: false });
        const eve = new Guest(await house());
        const unseen = ["\u202e", "\u2066", "\u200b", "\u200f", "\u061c", "\ufeff"];
        for (const sign of unseen) {
            for (const name of [`An${sign}n`, `Ann${sign}`, `${sign}Ann`]) {
                refused(await eve.post("/api/me", { name }), 400, "unreadable");
                refused(await eve.join(people.table, { name }), 400, "unreadable");
            }
        }
        await people[0].line.ask({ kind: "say", words: `one ${unseen.join("")}two` });
        const line = await people[1].line.until(() => people[1].line.story.find((each) => each.what === "chat"));
        for (const sign of unseen) assert.ok(!line.text.includes(sign), JSON.stringify(line.text));
        assert.ok(line.text.includes("one two"), line.text);
        people.leave();
    });

    add("another page's script in a guest's browser gets nothing done", async () => {
        const ann = new Guest(await house());
        const { table } = await ann.open({ game: "coin", players: 2 });
        for (const Origin of [
            "https://evil.example",
            "http://localhost:1",
            "null",
            `http://127.0.0.1:${ann.house.port + 1}`,
        ]) {
            refused(await ann.ask("POST", "/api/me", { name: "Eve" }, { headers: { Origin } }), 403, "foreign");
            await assert.rejects(new Line(ann).open({ Origin }), /no WebSocket/, Origin);
        }
        for (const Host of ["evil.example", "evil.example:80", "127.0.0.1.evil.example", "localhost.evil.example"]) {
            refused(await ann.ask("GET", "/api/me", undefined, { headers: { Host } }), 421, "strange-host");
            await assert.rejects(new Line(ann).open({ Host }), /no WebSocket/, Host);
        }
        const text = { headers: { "Content-Type": "text/plain" } };
        refused(await ann.ask("POST", "/api/me", { name: "Eve" }, text), 415);
        const cookie = (await new Guest(ann.house).post("/api/me", { name: "Eve" })).headers["set-cookie"];
        assert.match(cookie, /HttpOnly/);
        assert.match(cookie, /SameSite=Strict/);
        assert.equal((await ann.at(table, "")).status, 200);
    });
}
