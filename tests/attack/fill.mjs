// Nobody fills the house: its tables, its disk or its memory.

import { Guest, House, sleep } from "./client.mjs";
import { assert, kOpenGame, party, refused, shared } from "./parties.mjs";

const times = (count, make) => Array.from({ length: count }, (_, i) => make(i));
const megabytes = (number) => `${number.toFixed(1)} MB`;

// How much more the process has in memory after something was done to it, in megabytes.
async function growth(house, attack) {
    const before = house.memory();
    await attack();
    return house.memory() - before;
}

// For a house where one wants to get somewhere quickly.
const kUnbounded = [
    "opened",
    "commands",
    "commands-per-address",
    "commands-per-table",
    "hellos",
    "talk",
    "talk-per-table",
]
    .flatMap((each) => [`--most-${each}`, "1000000"])
    .concat("--most-talk-kept", "100000");

// A game that is over and has at least so many steps, most of them words.
async function finishedGame(house, steps) {
    const ann = new Guest(house);
    const { table } = await ann.open({ game: "guillotines", players: 5, bots: "random", settings: { pace: 0 } });
    const line = await ann.visit(table);
    await line.ask({ kind: "start" });
    for (let said = 0; said < steps; said += 80) {
        const another = await ann.visit(table); // one socket alone is too slow
        await Promise.all(times(80, () => another.ask({ kind: "say", words: "hm" })));
        another.cut();
    }
    await line.ask({ kind: "mind" });
    await line.until(() => line.game?.standing.over || undefined, 60_000);
    line.cut();
    const part = await ann.at(table, "replay?count=1");
    assert.ok(part.body.steps > steps, part.text.slice(0, 200));
    return { table, steps: part.body.steps };
}

export default function ({ add, long }) {
    const house = shared({ options: ["--most-opened", "100000"] });

    add("one address has no more than its share of the tables", async () => {
        const address = "127.210.0.1";
        let opened = 0;
        let last = null;
        for (let i = 0; i < 80; ++i) {
            last = await new Guest(await house(), address).post("/api/tables", {
                game: "coin",
                players: 2,
                name: "Eve",
            });
            if (last.status !== 200) break;
            opened += 1;
        }
        assert.ok(opened >= 20 && opened <= 60, `${opened} tables at once`);
        assert.ok([429, 409, 503].includes(last.status), last.text);
        assert.equal(
            (await new Guest(await house()).post("/api/tables", { game: "coin", players: 2, name: "Ann" })).status,
            200,
        );
        return `${opened}, then ${last.body.error.reason}`;
    });

    add("one person has no more than their share of the tables, wherever they are", async () => {
        const eve = new Guest(await house(), "127.211.0.1");
        let opened = 0;
        let last = null;
        for (let i = 0; i < 30; ++i) {
            eve.address = `127.211.1.${i}`;
            last = await eve.post("/api/tables", { game: "coin", players: 2, name: "Eve" });
            if (last.status !== 200) break;
            opened += 1;
        }
        assert.ok(opened >= 5 && opened <= 20, `${opened} tables at once`);
        return `${opened}, then ${last.body.error.reason}`;
    });

    const bots = { game: kOpenGame, players: 4, bots: "random", start: true, watch: true, settings: { pace: 0 } };

    add("one address has few games that only bots play", async () => {
        const eve = new Guest(await house(), "127.212.0.1");
        const answers = [];
        for (let i = 0; i < 8; ++i) answers.push(await eve.post("/api/tables", bots));
        const opened = answers.filter((each) => each.status === 200).length;
        assert.ok(opened >= 1 && opened <= 4, `${opened} at once`);
        return `${opened}`;
    });

    add("a game that only bots play and nobody watches is not written", async () => {
        const own = await new House({ options: ["--most-opened", "1000", "--bots-go-on", "2"] }).open();
        const before = own.disk();
        for (let i = 0; i < 4; ++i) await new Guest(own).open(bots);
        await sleep(long ? 10_000 : 2000);
        const steps = await own.figure("steps_total");
        const grown = own.disk() - before;
        await own.close();
        assert.ok(steps < 200, `${steps} steps, ${megabytes(grown)}`);
        return `${steps} steps, ${megabytes(grown)}`;
    });

    add("a game that only bots play does not race even while it is watched", async () => {
        const own = await new House({ options: ["--most-opened", "1000"] }).open();
        const eve = new Guest(own);
        const { table } = await eve.open(bots);
        await eve.visit(table);
        await sleep(2000);
        const steps = await own.figure("steps_total");
        eve.leaveAll();
        await own.close();
        assert.ok(steps < 120, `${steps} steps in 2 s`);
        return `${steps} steps in 2 s`;
    });

    add("a game whose people have all gone and let bots play is not played to its end at full speed", async () => {
        const own = await new House({ options: ["--most-opened", "1000"] }).open();
        for (let i = 0; i < 4; ++i) {
            const eve = new Guest(own);
            const { table } = await eve.open({ ...bots, watch: false, start: false });
            const line = await eve.visit(table);
            await line.ask({ kind: "start" });
            await line.ask({ kind: "mind" });
            line.cut();
        }
        await sleep(2000);
        const steps = await own.figure("steps_total");
        const grown = own.disk();
        await own.close();
        assert.ok(steps < 400, `${steps} steps, ${megabytes(grown)}`);
        return `${steps} steps, ${megabytes(grown)}`;
    });

    add("log-in names as long as a body stay nowhere", async () => {
        const count = long ? 3600 : 800;
        const attacked = await house();
        const login = (n) => `${n}-`.padEnd(60_000, "x");
        const grown = await growth(attacked, async () => {
            for (let i = 0; i < count; i += 100) {
                const strangers = times(10, () => new Guest(attacked));
                const wish = (n) => ({ login: login(i + n), password: "password" });
                await Promise.all(times(100, (n) => strangers[n % 10].post("/api/login", wish(n))));
            }
        });
        assert.ok(grown < 25, megabytes(grown));
        return `${count} of 60 kB: ${megabytes(grown)} more`;
    });

    add("names, ids, tokens and cookies that nobody has stay nowhere", async () => {
        const count = long ? 20_000 : 1500;
        const people = await party(await house(), 1, { start: false });
        const grown = await growth(await house(), async () => {
            for (let i = 0; i < count; i += 30) {
                const eve = new Guest(await house());
                eve.cookie = `moneybags=${String(i).padEnd(60, "c")}`;
                await Promise.all(
                    times(10, async (n) => {
                        const id = `${i + n}`.padEnd(16, "t");
                        await eve.at(id, "");
                        await eve.ask("GET", "/api/me");
                        await eve.at(id, "join", { name: "Eve", id: `${i + n}`.padEnd(40, "j") });
                    }),
                );
            }
            const line = await new Guest(await house()).visit(people.table);
            for (let i = 0; i < 90; ++i) line.say({ kind: "hello", table: `${i}`.padEnd(15_000, "t"), token: "x" });
            await line.next((m) => m.kind === "nack"); // to the last: those before it count no more
        });
        people.leave();
        assert.ok(grown < 20, megabytes(grown));
        return `${count}: ${megabytes(grown)} more`;
    });

    // Bots at the next table think on, whoever looks up however long a game.
    add("looking up a long game a hundred times over does not hold up another table's bots", async () => {
        const own = await new House({ options: kUnbounded }).open();
        const game = await finishedGame(own, long ? 22_000 : 800);
        const watched = await party(own, 1, { game: kOpenGame, players: 4, settings: { pace: 90 } });
        const [{ line }] = watched;
        await line.ask({ kind: "mind" });
        const rate = async (seconds) => {
            const before = line.all.length;
            await sleep(seconds * 1000);
            return (line.all.length - before) / seconds;
        };
        const quiet = await rate(2);
        let over = false;
        let answers = 0;
        const ask = async (n) => {
            const eve = new Guest(own, `127.220.${n % 20}.1`);
            while (!over) {
                const from = Math.floor(Math.random() * game.steps);
                await eve.at(game.table, n % 2 ? "report" : `replay?from=${from}&count=50`).catch(() => {});
                answers += 1;
            }
        };
        const asking = times(100, ask);
        const busy = await rate(long ? 20 : 3);
        over = true;
        await Promise.all(asking);
        watched.leave();
        await own.close();
        const told = `${quiet.toFixed(1)} messages a second, ${busy.toFixed(1)} beside ${answers} answers`;
        assert.ok(busy > quiet / 2, told);
        return `${game.steps} steps: ${told}`;
    });

    add("answers that nobody reads do not pile up", async () => {
        const own = await new House({ options: ["--most-opened", "1000"] }).open();
        const ann = new Guest(own);
        const { table } = await ann.open({ game: "guillotines", players: 5, bots: "random", settings: { pace: 0 } });
        const line = await ann.visit(table);
        await line.ask({ kind: "start" });
        await line.ask({ kind: "mind" });
        await line.until(() => line.game?.standing.over || undefined, 60_000);
        line.cut();
        const whole = await ann.at(table, "replay");
        assert.equal(whole.status, 200, whole.text.slice(0, 200));
        const eve = new Guest(own);
        const unread = long ? 190 : 40;
        const sockets = [];
        const grown = await growth(own, async () => {
            for (let i = 0; i < unread; ++i) {
                const socket = eve.connect();
                socket.pause();
                const { target, headers } = eve.route(table, "replay");
                const told = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
                socket.write(`GET ${target} HTTP/1.1\r\nHost: 127.0.0.1:${own.port}\r\n${told.join("")}\r\n`);
                sockets.push(socket);
            }
            await sleep(long ? 15_000 : 3000);
        });
        for (const socket of sockets) socket.destroy();
        await own.close();
        const all = (unread * whole.text.length) / 1048576;
        assert.ok(grown < 60, `${megabytes(grown)} more`);
        return `${unread} unread answers of ${megabytes(all / unread)}: ${megabytes(grown)} more`;
    });

    if (long) {
        add("talk at a table has an end", async () => {
            const people = await party(await house(), 1, { start: false });
            const watchers = [];
            for (let i = 0; i < 8; ++i) {
                const guest = new Guest(await house());
                await guest.post("/api/me", { name: `Watcher ${i}` });
                watchers.push(await guest.visit(people.table));
            }
            const words = "word ".repeat(50).trim();
            let said = 0;
            let full = false;
            for (const end = Date.now() + 300_000; !full && Date.now() < end; ) {
                for (const line of watchers) {
                    const answer = await line.ask({ kind: "say", words });
                    if (answer?.kind === "ack") said += words.length;
                    if (answer?.reason === "talk-full") full = true;
                }
                await sleep(1000);
            }
            people.leave();
            for (const line of watchers) line.cut();
            assert.ok(full, `${said} bytes were kept, and more could be`);
            assert.ok(said <= 70_000, `${said} bytes`);
            return `${said} bytes`;
        });
    }
}
