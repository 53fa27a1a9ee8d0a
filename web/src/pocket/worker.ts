// The thread of the house inside the page: it loads the program, gives it what was kept, and from then on carries
// messages between it, the page and the browser's database.

import type { FromHouse, FromProgram, Keeping, ToHouse, Trouble } from "./messages";
import { Pairs, Unkept } from "./pairs";
import { Program } from "./wasm";

const files = import.meta.glob<string>("../../pocket/*", { query: "?url", import: "default", eager: true });
const where = (name: string): string => files[`../../pocket/${name}`] ?? "";
// What bots above rookies play by, a file for each family of games: fetched when the first of them has to think.
const kNetworks = "data/networks/";
const networks = Object.keys(files).flatMap((path) => /[^/]+\.net$/.exec(path) ?? []);

const page = self as unknown as { postMessage: (message: FromHouse) => void };
const tell = (message: FromHouse): void => page.postMessage(message);

class Failed extends Error {
    constructor(readonly why: Trouble) {
        super(why);
    }
}

async function fetched(url: string): Promise<Response> {
    const response = await fetch(url).catch(() => null);
    if (!response?.ok) throw new Failed("files");
    return response;
}

const kPatience = 10_000;
const kFetchAgain = 60_000; // after what could not be had: everybody would wait for each move of a bot
let fetchAgain = 0;

// The program waits for it, and this thread with it: it has no other.
function fetchedNow(path: string): Uint8Array | null {
    if (performance.now() < fetchAgain) return null;
    try {
        const request = new XMLHttpRequest();
        request.open("GET", where(path.slice(kNetworks.length)), false);
        request.responseType = "arraybuffer";
        request.timeout = kPatience;
        request.send();
        if (request.status === 200) return new Uint8Array(request.response as ArrayBuffer);
    } catch {} // no network, or one that does not answer
    fetchAgain = performance.now() + kFetchAgain;
    return null;
}

// One page at a time: two houses that write the same games would lose some of it. Held until this worker ends.
function alone(): Promise<void> {
    return new Promise((go, fail) => {
        const held = (lock: Lock | null): Promise<void> | undefined => {
            if (lock === null) {
                fail(new Failed("elsewhere"));
                return undefined;
            }
            go();
            return new Promise(() => {});
        };
        navigator.locks.request("moneybags-pocket", { ifAvailable: true }, held).catch(fail);
    });
}

// A page that is loaded again comes before the old one has gone.
async function aloneSoon(): Promise<void> {
    for (let tries = 0; ; ++tries) {
        try {
            return await alone();
        } catch (error) {
            if (tries >= 20) throw error;
            await new Promise((go) => setTimeout(go, 100));
        }
    }
}

const kBeat = "alive"; // the pair that only says when the house was open last

class Keeper {
    private full = false; // which is said once, until there is room again

    constructor(
        private readonly pairs: Pairs,
        private readonly done: (number: number, ok: boolean) => void,
    ) {}

    keep({ keep, pairs }: Keeping): void {
        this.pairs.put(pairs).then(
            () => {
                this.full = false;
                this.done(keep, true);
            },
            (error: unknown) => {
                this.done(keep, false);
                const trouble = error instanceof Unkept ? error.why : "full";
                if (trouble === "full" && (this.full || pairs.every(([key]) => key === kBeat))) return;
                this.full = trouble === "full";
                tell({ trouble });
            },
        );
    }
}

async function start(): Promise<(message: ToHouse) => void> {
    const coming = Promise.all([
        WebAssembly.compileStreaming(fetched(where("moneybags.wasm"))).catch(async () =>
            // A host that does not know the type.
            WebAssembly.compile(await (await fetched(where("moneybags.wasm"))).arrayBuffer()),
        ),
        fetched(where("texts.json")).then((all) => all.json() as Promise<Record<string, string>>),
    ]);
    coming.catch(() => {});
    // Browsers have them only for a page that came by TLS, or from the same machine.
    const hasLocks = "locks" in navigator;
    if (hasLocks) await aloneSoon();
    const pairs = await Pairs.open().catch(() => {
        throw new Failed("storage");
    });
    if (!hasLocks) await pairs.hold().catch(() => {}); // who has no room for it reads at least
    const kept = await pairs.all().catch(() => {
        throw new Failed("storage");
    });
    const [source, texts] = await coming;

    let timer: ReturnType<typeof setTimeout> | undefined;
    const told = (message: FromProgram): void => {
        if ("keep" in message) keeper.keep(message);
        else tell(message);
    };
    // Whoever sets the clock of the device meanwhile keeps no bot waiting.
    const began = Date.now() - performance.now();
    const program = await Program.load(source, told, () => began + performance.now(), fetchedNow);
    let trapped = false; // then it cannot go on
    const enter = (what: () => void): void => {
        if (trapped) return;
        clearTimeout(timer);
        try {
            what();
            const next = program.run();
            if (next >= 0) timer = setTimeout(enter, Math.min(next, 60_000), () => {});
        } catch {
            trapped = true;
            tell({ trouble: "broken" });
        }
    };
    const hear = (message: object): void => enter(() => program.hear(message));
    const keeper = new Keeper(pairs, (kept, ok) => hear({ kept, ok }));
    const encoder = new TextEncoder();
    for (const [path, text] of Object.entries(texts)) program.give(path, encoder.encode(text));
    for (const name of networks) program.offer(kNetworks + name);
    for (const [key, value] of kept) program.remember(key, value);
    enter(() => program.open());
    return hear;
}

const house = start();
house.catch((error: unknown) => tell({ trouble: error instanceof Failed ? error.why : "broken" }));
self.onmessage = (event: MessageEvent<ToHouse>) => {
    house.then((hear) => hear(event.data)).catch(() => {});
};
