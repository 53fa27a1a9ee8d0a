// Puts bots of different levels on the chairs of a table just opened, and starts it if no chair is left for a
// friend. What the table refuses, it refuses with a sentence.

import { lang } from "../app/preferences";
import { Refused, type Seated } from "../net/api";
import { Connection, type Command } from "../net/connection";
import { startsAtOnce, type Draft } from "./wish";

export async function seatBots(seated: Seated, made: Draft): Promise<void> {
    const commands: Command[] = made.chairs.flatMap((level, at) =>
        level === "" ? [] : [{ kind: "bot" as const, seat: at + 1, level }],
    );
    if (startsAtOnce(made)) commands.push({ kind: "start" });
    const line = new Connection({ table: seated.table, token: seated.token ?? null, lang: lang.value });
    try {
        for (const command of commands) {
            const answer = await line.ask(command);
            if (!answer.ok) throw new Refused(409, answer.nack.reason, answer.nack.text);
        }
    } finally {
        line.end();
    }
}
