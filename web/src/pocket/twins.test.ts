// Non-interference: two games in the house inside the page that differ only in what a player may not know give that
// player the same bytes. Who may know what is not taken from that house but from the program's own engine, which is
// told both games step by step (docs/engine.md).

import { afterEach, describe, expect, it, vi } from "vitest";
import type { GameInfo, Seated } from "../net/api";
import { files, games, House, isBuilt, type Line, type Variant, variants } from "./testHouse";

const { spawnSync } = await vi.importActual<{
    spawnSync: (
        program: string,
        args: string[],
        how: { input: string; encoding: "utf8"; maxBuffer: number },
    ) => {
        stdout: string;
    };
}>("node:child_process");
const kProgram = "../build/release/src/app/moneybags"; // tests run in web/
const kActs = 40; // of a game: then something has been shown, and much has not
const kSeeds = 2; // games …
const kTwins = 2; // … and twins of each

// Numbers from a seed: mulberry32.
function dice(seed: number): (below: number) => number {
    let state = seed;
    return (below) => {
        state = (state + 0x6d2b79f5) | 0;
        let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
        mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
        return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
    };
}

interface Act {
    who: number; // a chair
    move: object;
    question: number | undefined;
    others: object[]; // what they could have done instead
}
type Twin = { at: number; move: object }; // another move in the place of this act's
type Rights = string[]; // by chair: all that they may know
interface Reply {
    ok: boolean;
    events?: { to: "everybody" | number[] }[];
    turn?: object;
    view?: object;
    choices?: object[];
}

// A game that people at one device play, by a script or by chance, up to `acts`.
class Performance {
    readonly script: Act[] = [];
    readonly before: number[] = []; // how many steps stood before each act …
    readonly records: number[] = []; // … and after it and all that followed from it
    private readonly marks: number[][] = []; // what each had been told by then
    private readonly people: Line[] = [];
    private constructor(
        private readonly house: House,
        private readonly table: string,
        private readonly tokens: (string | undefined)[],
    ) {}

    static async of(
        game: GameInfo,
        wish: Variant,
        seed: number,
        script: Act[] | null,
        acts: number,
        twin: Twin | null,
    ): Promise<Performance> {
        const random = dice(seed);
        vi.spyOn(crypto, "getRandomValues").mockImplementation((into) => {
            const bytes = into as unknown as Uint8Array;
            for (let at = 0; at < bytes.length; ++at) bytes[at] = random(256);
            return into;
        });
        const house = await new House().open();
        const players = wish.players ?? game.least_players;
        const body = { game: game.id, ...wish, players, name: "Ann", settings: { pace: 0 } };
        const first = house.ask("POST", "/api/tables", { body }).json() as Seated;
        const tokens = [first.token];
        for (let n = 1; n < players; ++n) {
            const join = { body: { name: `Guest${n}`, seat: n }, table: first.table, apart: true } as const;
            tokens.push((house.ask("POST", "/api/table/join", join).json() as Seated).token);
        }
        const made = new Performance(house, first.table, tokens);
        for (const token of tokens) made.people.push(house.connect(first.table, token));
        made.people[0]!.say({ kind: "start", id: "s" });
        made.rest();
        if (script) for (const [at, act] of script.slice(0, acts).entries()) made.follow(act, at, twin);
        else made.improvise(acts, dice(seed + 1));
        return made;
    }

    private rest(): void {
        this.house.pass(1000);
        for (const each of this.people) each.look();
    }
    private improvise(acts: number, luck: (below: number) => number): void {
        for (let idle = 0; this.script.length < acts && idle < 10; ) {
            const asked = this.people.flatMap((each, who) => (each.state?.game?.choices?.length ? [who] : []));
            if (asked.length === 0) {
                ++idle;
                this.rest();
                continue;
            }
            const who = asked[luck(asked.length)]!;
            const choices = this.people[who]!.state!.game!.choices!;
            const taken = luck(choices.length);
            const { move, question } = choices[taken]!;
            const others = choices.filter((_, n) => n !== taken).map((each) => each.move as object);
            this.follow({ who, move: move as object, question, others }, this.script.length, null);
        }
    }
    private follow(act: Act, at: number, twin: Twin | null): void {
        const instead = twin?.at === at ? twin.move : act.move;
        this.script.push(act);
        this.before.push(this.steps().length);
        // In a twin the question may hang on what they hold.
        const question = twin ? {} : { question: act.question };
        this.people[act.who]!.say({ kind: "move", id: `act ${at}`, move: instead, ...question });
        this.rest();
        this.records.push(this.steps().length);
        this.marks.push(this.people.map((each) => each.told.length));
    }

    told(who: number, acts: number): string[] {
        const end = this.marks[acts - 1]?.[who] ?? 0;
        return this.people[who]!.bytes.slice(0, end);
    }

    // All that somebody can ask for and what is refused, after everything else. Whose device it is does not ask for the log,
    // which they may have at any time: it lies in their browser anyway.
    lookRound(who: number): string[] {
        const me = this.people[who]!;
        const heard: string[] = [];
        const log = who > 0 ? ["/export"] : [];
        for (const what of ["", ...log, "/report", "/replay", "/coach?seat=0"]) {
            const [path, query = "lang=en"] = `/api/table${what}`.split("?") as [string, string?];
            const asked = this.house.ask("GET", path, {
                table: this.table,
                query,
                ...(who > 0 ? { apart: true } : {}),
            });
            heard.push(JSON.stringify([what, asked.status, asked.json()]));
        }
        const from = me.told.length;
        me.say({ kind: "earlier", before: 1_000_000 });
        me.say({ kind: "move", id: "wild", text: "give me everything" });
        me.say({ kind: "undo", id: "please" });
        for (const since of [0, Math.floor((me.state?.seq ?? 0) / 2)]) {
            const { stream } = me.state ?? {};
            me.say({ kind: "hello", table: this.table, token: this.tokens[who], lang: "zh-Hant", since, stream });
        }
        this.rest();
        return [...heard, ...me.bytes.slice(from)];
    }

    private steps(): { record: Record<string, unknown> }[] {
        return this.entries().flatMap((each) => (each.step ? [each.step] : []));
    }
    private entries(): { open?: object; start?: { names: string[] }; step?: { record: Record<string, unknown> } }[] {
        return [...this.house.pairs]
            .filter(([key]) => key.startsWith(`entry\n${this.table}\n`))
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([, text]) => JSON.parse(text));
    }

    // What the rules let each chair see, do and hear: after every step of the game, and after other moves in the place of
    // an act's, each of which stands for itself.
    rights(others: Twin[] = []): { steps: Rights[]; others: Rights[] } {
        const log = this.entries();
        const { game, players, options } = log[0]!.open as { game: string; players: number; options: object };
        const names = log.find((each) => each.start)!.start!.names;
        const chairs = Array.from({ length: players }, (_, seat) => seat);
        const requests: object[] = [{ do: "new", game, players, options, names, seed: 1 }];
        const look = (table: string) =>
            requests.push(
                ...chairs.flatMap((seat) => [
                    { do: "view", seat, table },
                    { do: "legal", seat, table },
                ]),
            );
        const order: ("step" | "other")[] = [];
        for (const [step, { record }] of this.steps().entries()) {
            for (const { at, move } of others.filter((each) => this.before[each.at] === step)) {
                requests.push({ do: "clone", to: "other" });
                requests.push({ do: "play", seat: this.script[at]!.who, move, table: "other" });
                look("other");
                order.push("other");
            }
            if ("chance" in record) requests.push({ do: "chance", outcome: record["chance"] });
            else if ("move" in record) requests.push({ do: "play", seat: record["seat"], move: record["move"] });
            else throw new Error(`a step that no script has: ${JSON.stringify(record)}`);
            look("");
            order.push("step");
        }
        const input = requests.map((each) => `${JSON.stringify(each)}\n`).join("");
        const { stdout } = spawnSync(kProgram, ["engine"], { input, encoding: "utf8", maxBuffer: 1e9 });
        const replies = stdout
            .trim()
            .split("\n")
            .map((line) => JSON.parse(line) as Reply);
        const refused = replies.findIndex((each) => !each.ok);
        if (refused >= 0) throw new Error(`${JSON.stringify(requests[refused])}: ${JSON.stringify(replies[refused])}`);
        const found = { steps: [] as Rights[], others: [] as Rights[] };
        let next = 1; // after "new"
        for (const what of order) {
            if (what === "other") ++next; // after "clone"
            const { events = [], turn } = replies[next++]!;
            const rights = chairs.map((seat) => {
                const heard = events.filter(({ to }) => to === "everybody" || to.includes(seat));
                const [view, legal] = replies.slice(next + 2 * seat);
                return JSON.stringify([heard, turn, view?.view, legal?.choices]);
            });
            next += 2 * players;
            found[what === "step" ? "steps" : "others"].push(rights);
        }
        return found;
    }
}

// How many acts go by in both games before this chair may know of a difference.
function unnoticed(one: Performance, two: Performance, rights: [Rights[], Rights[]], chair: number): number {
    const [mine, theirs] = rights;
    let same = 0;
    while (same < mine.length && same < theirs.length && mine[same]![chair] === theirs[same]![chair]) ++same;
    let acts = 0;
    while (acts < one.records.length && one.records[acts] === two.records[acts] && one.records[acts]! <= same) ++acts;
    return acts;
}

const catalogue = isBuilt && files.existsSync(kProgram) ? games(await new House().open()) : [];

describe.skipIf(catalogue.length === 0)("what one may not know, in the house inside the page", () => {
    afterEach(() => vi.restoreAllMocks());
    const hidden: boolean[] = []; // by way to play: does anybody do anything in secret?

    for (const game of catalogue) {
        for (const wish of variants(game)) {
            it(`changes no byte: ${game.id} ${JSON.stringify(wish)}`, { timeout: 120_000 }, async () => {
                let compared = 0;
                let secrets = 0;
                for (let seed = 1; seed <= kSeeds; ++seed) {
                    const play = (acts: number, script: Act[] | null, twin: Twin | null) =>
                        Performance.of(game, wish, 1000 * seed, script, acts, twin);
                    const one = await play(kActs, null, null);
                    const { script } = one;
                    const others = script.flatMap((act, at) => act.others.map((move) => ({ at, move })));
                    const rights = one.rights(others);
                    // Whoever does something knows it; do all others?
                    const unseen = others.filter(({ at }, n) =>
                        rights.others[n]!.some(
                            (right, chair) =>
                                chair !== script[at]!.who && right === rights.steps[one.before[at]!]![chair],
                        ),
                    );
                    secrets += unseen.length;
                    const luck = dice(seed);
                    for (let n = 0; n < kTwins && unseen.length > 0; ++n) {
                        const [twin] = unseen.splice(luck(unseen.length), 1) as [Twin];
                        const two = await play(kActs, script, twin);
                        const both: [Rights[], Rights[]] = [rights.steps, two.rights().steps];
                        const ends = rights.steps[0]!.map((_, chair) => unnoticed(one, two, both, chair));
                        ends[script[twin.at]!.who] = 0; // whoever does something knows it
                        for (const [chair, acts] of ends.entries()) {
                            if (acts <= twin.at) continue;
                            expect(two.told(chair, acts), `seat ${chair} can tell`).toEqual(one.told(chair, acts));
                            compared += acts - twin.at;
                        }
                        const most = Math.max(...ends);
                        const chair = ends.indexOf(most);
                        const again = [await play(most, script, null), await play(most, script, twin)];
                        const [first, second] = again.map((each) => each.lookRound(chair));
                        expect(second, `seat ${chair} can tell by asking`).toEqual(first);
                    }
                }
                expect(compared > 0).toBe(secrets > 0);
                hidden.push(secrets > 0);
            });
        }
    }

    it("is something in nearly all of them", () => {
        expect(hidden.filter((each) => !each).length).toBeLessThanOrEqual(1);
    });
});
