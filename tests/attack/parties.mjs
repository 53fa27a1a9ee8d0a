// What most attacks begin with: a house, people at a table, and ways to say what must hold.

import assert from "node:assert/strict";
import { Guest, House, sleep } from "./client.mjs";

export { assert };

export const kGame = "millions-1e"; // everybody picks in secret at once, first thing
export const kOpenGame = "mad-millionaire"; // one after the other, nothing secret

// One house for all cases of a subject that asks for nothing special.
export function shared(options = {}) {
    let opening = null;
    return () => {
        opening ??= new House(options).open();
        return opening;
    };
}

// People on the first chairs of a table that has begun, the others are bots': [{guest, line, seat, token}].
export async function party(house, people, { game = kGame, players = 3, settings = {}, start = true } = {}) {
    const host = new Guest(house);
    const opened = await host.open({ game, players, name: "Ann", settings: { pace: 10_000, ...settings } });
    const all = [{ guest: host, seat: 0, token: opened.token }];
    for (let i = 1; i < people; ++i) {
        const guest = new Guest(house);
        const answer = await guest.join(opened.table, { name: `Guest ${i}`, seat: i });
        assert.equal(answer.status, 200, answer.text);
        house.secrets.push(answer.body.token);
        all.push({ guest, seat: answer.body.seat, token: answer.body.token });
    }
    for (const each of all) each.line = await each.guest.visit(opened.table);
    if (start) {
        await grant(all[0].line, { kind: "start" });
        for (const each of all) await each.line.seesTable((_, running) => running);
    }
    all.table = opened.table;
    all.leave = () => {
        for (const each of all) each.guest.leaveAll();
    };
    return all;
}

export async function grant(line, command) {
    const answer = await line.ask(command);
    assert.equal(answer?.kind, "ack", `${command.kind} should be granted: ${JSON.stringify(answer)}`);
    return answer;
}

export async function deny(line, command, ...reasons) {
    const answer = await line.ask(command);
    assert.equal(answer?.kind, "nack", `${command.kind} should be refused`);
    if (reasons.length) assert.ok(reasons.includes(answer.reason), `${command.kind}: refused as ${answer.reason}`);
    return answer;
}

export function refused(answer, status, ...reasons) {
    assert.equal(
        answer.status,
        status,
        `should be refused with ${status}: ${answer.status} ${answer.text.slice(0, 200)}`,
    );
    if (reasons.length) assert.ok(reasons.includes(answer.body?.error?.reason), answer.text.slice(0, 200));
    return answer;
}

// Whatever is wrong, it is said in one shape.
export function wellShaped(answer) {
    const error = answer.body?.error;
    assert.ok(
        error?.reason && error?.text,
        `an error without reason and text: ${answer.status} ${answer.text.slice(0, 200)}`,
    );
}

// How long an honest guest waits meanwhile, at worst, in ms: for a page, and for an answer on a socket.
export async function honestly(house, attack) {
    const ann = (await party(house, 1, { start: false }))[0];
    let over = false;
    let worst = 0;
    const measure = async () => {
        while (!over) {
            const began = Date.now();
            await Promise.all([
                ann.guest.ask("GET", "/api/me"),
                ann.line.ask({ kind: "mute", muted: worst % 2 === 0 }),
            ]);
            worst = Math.max(worst, Date.now() - began);
            await sleep(300);
        }
    };
    const measured = measure();
    try {
        await attack();
    } finally {
        over = true;
        await measured;
    }
    ann.guest.leaveAll();
    return worst;
}
