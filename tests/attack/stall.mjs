// Nobody keeps the others waiting for longer than the table agreed to.

import { Guest, sleep } from "./client.mjs";
import { assert, deny, grant, kGame, kOpenGame, party, refused, shared } from "./parties.mjs";

const live = { clock: { kind: "live", window: 30, phase: 3600 } };

const deadline = (line, seat) => line.game.deadlines.find((each) => each.seat === seat)?.at;

export default function ({ add, long }) {
    const house = shared({ options: ["--most-opened", "1000"] });

    // Ann is asked and would rather not answer; Bea waits, and sees the same deadline from first to last.
    async function window(game, delay) {
        const people = await party(await house(), 2, { game, settings: live });
        const [ann, bea] = people;
        await bea.line.seesTable((_, running) => deadline(bea.line, 0));
        const first = deadline(bea.line, 0);
        await sleep(700);
        await delay(ann, people.table);
        await sleep(100);
        const last = deadline(bea.line, 0);
        assert.ok(last !== undefined, "Ann is still asked");
        assert.ok(last <= first, `the window ends ${last - first} ms later than it did`);
        people.leave();
    }

    for (const game of [kGame, kOpenGame]) {
        add(`a window is not lengthened by letting a bot mind the seat and coming back: ${game}`, () =>
            window(game, async (ann) => {
                for (let i = 0; i < 3; ++i) {
                    await grant(ann.line, { kind: "mind" });
                    await grant(ann.line, { kind: "back" });
                }
            }),
        );

        add(`a window is not lengthened by leaving and coming back: ${game}`, () =>
            window(game, async (ann, table) => {
                assert.equal((await ann.guest.at(table, "leave", {})).status, 200);
                assert.equal((await ann.guest.join(table, { name: "Ann", seat: 0 })).status, 200);
            }),
        );

        add(`a window is not lengthened by saying hello again, a new key or words: ${game}`, () =>
            window(game, async (ann, table) => {
                ann.line.cut();
                assert.equal((await ann.guest.at(table, "key", {})).status, 200);
                const line = await ann.guest.visit(table);
                await line.ask({ kind: "say", words: "hm" });
                await line.ask({ kind: "react", at: 1, what: "eyebrow" });
                await line.ask({ kind: "undo" });
            }),
        );
    }

    add("the same move is not asked back twice, nor more than three in a game", async () => {
        const people = await party(await house(), 2, { game: kOpenGame, players: 2 });
        const [ann, bea] = people;
        let asked = 0;
        for (let turn = 0; turn < 40 && asked < 4; ++turn) {
            const actor = people.find(({ line }) => line.game.choices.length > 0);
            const { move, question } = actor.line.game.choices[0];
            await grant(actor.line, { kind: "move", move, question });
            await sleep(20);
            if (!ann.line.game.may_undo) continue;
            const answer = await ann.line.ask({ kind: "undo" });
            if (answer.kind !== "ack") continue;
            asked += 1;
            assert.ok(asked <= 3, "a fourth request was granted");
            await bea.line.seesTable((table) => table.undo);
            await grant(bea.line, { kind: "answer-undo", yes: false });
            await deny(ann.line, { kind: "undo" });
        }
        assert.ok(asked > 0, "nothing could be taken back at all");
        people.leave();
        return `${asked} granted`;
    });

    add("the host ends a running game, removes a person and puts a bot in for one who is away", async () => {
        const people = await party(await house(), 3);
        const [ann, bea, cal] = people;
        cal.guest.leaveAll();
        await ann.line.next((m) => m.kind === "presence" && !m.here.includes(2));
        await grant(ann.line, { kind: "stand-in", seat: 2 });
        await bea.line.seesTable((table) => table.chairs[2].minded);
        await grant(ann.line, { kind: "remove", seat: 2 });
        refused(await cal.guest.join(people.table, { name: "Guest 2", seat: 2 }), 409);
        await bea.line.ask({ kind: "remove", seat: 0 }); // one alone is no majority
        await sleep(50);
        assert.equal(bea.line.table.chairs[0].kind, "person");
        await grant(ann.line, { kind: "close" });
        await bea.line.seesTable((table) => table.status === "closed");
        people.leave();
    });

    add("a majority ends a running game, and one alone does not", async () => {
        const people = await party(await house(), 3);
        const [ann, bea, cal] = people;
        const sam = await new Guest(await house()).visit(people.table);
        await deny(sam, { kind: "close" });
        await grant(bea.line, { kind: "close" });
        await sleep(50);
        assert.equal(ann.line.table.status, "running");
        await bea.line.ask({ kind: "close" }); // nobody votes twice
        await sleep(50);
        assert.equal(ann.line.table.status, "running");
        await grant(cal.line, { kind: "close" });
        await ann.line.seesTable((table) => table.status === "closed");
        people.leave();
    });

    add("a majority removes even who opened the table", async () => {
        const people = await party(await house(), 4, { players: 4 });
        const [ann, bea, cal, dan] = people;
        ann.guest.leaveAll();
        await grant(bea.line, { kind: "remove", seat: 0 });
        await bea.line.ask({ kind: "remove", seat: 0 });
        await sleep(50);
        assert.equal(dan.line.table.chairs[0].kind, "person");
        await grant(cal.line, { kind: "remove", seat: 0 });
        await dan.line.ask({ kind: "remove", seat: 0 }); // where two of four are none
        await dan.line.seesTable((table) => table.chairs[0].kind === "bot");
        people.leave();
    });

    if (long) {
        const impatient = shared({ options: ["--most-opened", "1000", "--away-after", "1"] });
        add("who went away is minded after a while even without a clock, if somebody waits", async () => {
            const people = await party(await impatient(), 2, { game: kOpenGame, players: 2 });
            const [ann, bea] = people;
            ann.guest.leaveAll();
            await bea.line.until(() => bea.line.table.chairs[0].minded || undefined, 90_000);
            people.leave();
        });
    }
}
