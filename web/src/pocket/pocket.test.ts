// The program inside the page, without a page: whole games by its bots and by somebody who takes what is offered first.

import { describe, expect, it } from "vitest";
import type { GameInfo, Seated } from "../net/api";
import { games, House, isBuilt, type Line, otherwise, variants } from "./testHouse";

function open(house: House, game: GameInfo, wish: object = {}): Seated {
    const answer = house.ask("POST", "/api/tables", {
        body: {
            game: game.id,
            players: game.least_players,
            name: "Ann",
            bots: game.house_bot,
            start: true,
            settings: { pace: 0 },
            ...wish,
        },
    });
    expect(answer.status, JSON.stringify(answer.json())).toBe(200);
    return answer.json() as Seated;
}

function playOut(house: House, line: Line): void {
    for (let steps = 0; line.status === "running" && steps < 4000; ++steps) {
        if (line.move()) continue;
        house.pass(1000);
        line.look();
    }
    expect(line.status).toBe("over");
}

describe.skipIf(!isBuilt)("the house inside the page", () => {
    it("plays every game to its end, is closed in the middle twice, and has its report and replay", {
        timeout: 180_000,
    }, async () => {
        let house = await new House().open();
        for (const game of games(house)) {
            for (const variant of [...variants(game), otherwise(game)]) {
                const { table } = open(house, game, variant);
                for (let closed = 0; closed < 2; ++closed) {
                    const line = house.connect(table);
                    for (let steps = 0; steps < 3; ++steps) if (!line.move()) house.pass(1000);
                    const before = line.state;
                    house = await new House(house.pairs).open();
                    const after = house.connect(table).state;
                    expect(after?.table.id).toBe(before?.table.id);
                    expect(after?.seq).toBeGreaterThanOrEqual(before?.seq ?? 0);
                }
                playOut(house, house.connect(table));
                const report = house.ask("GET", "/api/table/report", { table });
                expect(report.status).toBe(200);
                const replay = house.ask("GET", "/api/table/replay", { table, query: "from=0&count=50&lang=en" });
                expect(replay.status).toBe(200);
                expect((replay.json() as { steps: number }).steps).toBeGreaterThan(5);
            }
        }
    });

    it("seats a second person at the same device, who sees what is theirs and no more", async () => {
        const house = await new House().open();
        const game = games(house)[0]!;
        const first = open(house, game, { bots: undefined, start: false });
        const second = house
            .ask("POST", "/api/table/join", { body: { name: "Bo" }, table: first.table, apart: true })
            .json() as Seated;
        expect(second.seat).not.toBe(first.seat);
        const ann = house.connect(first.table, first.token);
        const bo = house.connect(first.table, second.token);
        ann.say({ kind: "start", id: "s" });
        bo.look();
        expect([ann.status, bo.status]).toEqual(["running", "running"]);
        expect(ann.state?.you.seat).toBe(first.seat);
        expect(bo.state?.you.seat).toBe(second.seat);
        for (let steps = 0; ann.status === "running" && steps < 4000; ++steps) {
            const moved = [ann, bo].map((each) => each.move());
            if (!moved.includes(true)) house.pass(1000);
            for (const each of [ann, bo]) each.look();
        }
        expect([ann.status, bo.status]).toEqual(["over", "over"]);
    });

    it("fetches what a bot plays by when that bot thinks, and only its own family's", async () => {
        const house = await new House().open();
        const game = games(house).find((each) => each.bots.includes("regular"))!;
        expect(game.strengths).toBe(10);
        playOut(house, house.connect(open(house, game).table));
        expect(house.fetched).toEqual([]);
        const { table } = open(house, game, { bots: "regular" });
        playOut(house, house.connect(table));
        expect(house.fetched.length).toBe(1);
        open(house, game, { bots: "3" });
        house.pass(1000);
        expect(house.fetched.length).toBe(1);
        expect(house.lacked).toEqual([]);
    });

    it("lets rookies play where that cannot be had, says so once, and tries again another time", async () => {
        const house = await new House().open();
        house.cut = true;
        const game = games(house).find((each) => each.bots.includes("regular"))!;
        playOut(house, house.connect(open(house, game, { bots: "regular" }).table));
        expect(house.lacked).toEqual(["network"]);
        house.cut = false;
        const before = house.fetched.length;
        playOut(house, house.connect(open(house, game, { bots: "regular" }).table));
        expect(house.fetched.length).toBe(before + 1);
        expect(house.lacked).toEqual(["network"]);
    });

    it("exports a game that goes on, for a house to go on with, and takes none itself", async () => {
        const house = await new House().open();
        const { table } = open(house, games(house)[0]!);
        expect(house.connect(table).status).toBe("running");
        const log = house.ask("GET", "/api/table/export", { table });
        expect(log.status).toBe(200);
        expect(log.text).toContain(`"table":"${table}"`);
        // Who only shares the device plays against whom it belongs to.
        expect(house.ask("GET", "/api/table/export", { table, apart: true }).status).toBe(403);
        const taken = house.ask("POST", "/api/tables/import", { body: { log: log.text, digest: "" } });
        expect(taken.status).toBe(404);
        expect((taken.json() as { error: { reason: string } }).error.reason).toBe("not-in-pocket");
    });

    it("knows whose device it is though what it wrote of that cannot be read any more", {
        timeout: 60_000,
    }, async () => {
        const kinds = [["cookie"], ["session"], ["person"], ["cookie", "session", "person"]];
        for (const kind of kinds) {
            for (const damage of ["{", null]) {
                const before = await new House().open();
                const game = games(before)[0]!;
                const { table, seat } = open(before, game);
                for (const key of [...before.pairs.keys()]) {
                    if (!kind.includes(key.split("\n")[0]!)) continue;
                    if (damage !== null || key.startsWith("person")) before.pairs.set(key, damage ?? "");
                    else before.pairs.delete(key);
                }
                const house = await new House(before.pairs).open();
                expect(house.connect(table).state?.you.seat, `${kind} ${damage}`).toBe(seat);
                const mine = house.ask("GET", "/api/me/tables").json() as { tables: { id: string }[] };
                expect(mine.tables.map((each) => each.id)).toEqual([table]);
                playOut(house, house.connect(open(house, game).table));
                // And from then on as before.
                const again = await new House(house.pairs).open();
                expect(again.connect(table).state?.you.seat).toBe(seat);
            }
        }
    });

    it("keeps what is left for years, and knows whose it is", async () => {
        const house = await new House().open();
        const game = games(house)[0]!;
        const left = [open(house, game), open(house, game, { bots: undefined, start: false })];
        house.sleep(3 * 365 * 24 * 3_600_000);
        house.pass(15 * 60_000); // all that it does from time to time
        const mine = house.ask("GET", "/api/me/tables").json() as { tables: { id: string; status: string }[] };
        const status = new Map(mine.tables.map((each) => [each.id, each.status]));
        expect(left.map((each) => status.get(each.table))).toEqual(["running", "open"]);
        playOut(house, house.connect(left[0]!.table));
    });

    it("says what it does not have, and does not mind nonsense", async () => {
        const house = await new House().open();
        for (const [method, path] of [
            ["POST", "/api/login"],
            ["POST", "/api/account"],
            ["GET", "/api/push"],
            ["POST", "/api/table/alert"],
        ] as const) {
            const answer = house.ask(method, path, { table: "none" });
            expect(answer.status).toBe(404);
            expect((answer.json() as { error: { reason: string } }).error.reason).toBe("not-in-pocket");
        }
        expect(house.ask("GET", "/api/nonsense").status).toBe(404);
        const { table } = open(house, games(house)[0]!);
        const line = house.connect(table);
        line.say({ kind: "sing", id: "x" });
        expect(line.told.at(-1)).toMatchObject({ kind: "nack", id: "x" });
        expect(line.status).toBe("running");
    });

    it("tells nobody what was not kept, and goes on when there is room again", async () => {
        const house = await new House().open();
        const { table } = open(house, games(house)[0]!);
        const line = house.connect(table);
        while (!line.state?.game?.choices?.length) {
            house.pass(1000);
            line.look();
        }
        const before = new Map(house.pairs);
        const seq = line.state.seq;
        house.full = true;
        line.move();
        expect(line.told.filter((each) => each.kind === "ack")).toEqual([]);
        expect(line.state.seq).toBe(seq);
        expect([...house.pairs.keys()].filter((key) => key.startsWith("entry"))).toEqual(
            [...before.keys()].filter((key) => key.startsWith("entry")),
        );
        house.full = false;
        house.pass(5000);
        const again = house.connect(table);
        expect(again.move()).toBe(true);
        expect(again.told.some((each) => each.kind === "ack")).toBe(true);
    });
});
