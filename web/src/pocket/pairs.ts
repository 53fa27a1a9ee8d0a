// What the house inside the page writes, in the browser's own database: pairs of texts, each change whole or not at all.

const kName = "moneybags-pocket";
const kPairs = "pairs";
const kHolder = "holder"; // a number, so no pair: which page writes here

// Why something was not kept.
export class Unkept extends Error {
    constructor(readonly why: "full" | "elsewhere" | "storage") {
        super(why);
    }
}

function opened(mayBeNew: boolean): Promise<IDBDatabase> {
    return new Promise((tell, fail) => {
        let why: Unkept["why"] = "full";
        const request = indexedDB.open(kName, 1);
        request.onupgradeneeded = () => {
            if (mayBeNew) return void request.result.createObjectStore(kPairs);
            why = "storage"; // somebody has deleted it
            request.transaction?.abort();
        };
        request.onsuccess = () => tell(request.result);
        request.onerror = request.onblocked = () => fail(new Unkept(why));
    });
}

export class Pairs {
    private readonly me = crypto.getRandomValues(new Uint32Array(1))[0]!;
    private holder: unknown = null; // who has to be there if we are to write; null: nobody asks

    private constructor(private base: IDBDatabase) {}

    static async open(): Promise<Pairs> {
        return new Pairs(await opened(true));
    }

    // What is no pair of texts is somebody else's: it is left alone.
    all(): Promise<[string, string][]> {
        return new Promise((tell, fail) => {
            const found: [string, string][] = [];
            const cursor = this.base.transaction(kPairs).objectStore(kPairs).openCursor();
            cursor.onsuccess = () => {
                const at = cursor.result;
                if (!at) return tell(found);
                if (typeof at.key === "string" && typeof at.value === "string") found.push([at.key, at.value]);
                at.continue();
            };
            cursor.onerror = () => fail(cursor.error);
        });
    }

    // From now on only we write here: what a page that came before us has still to write is refused. Who has no room
    // for it reads at least, and holds it with the first that can be kept, unless somebody else has come meanwhile.
    async hold(): Promise<void> {
        try {
            await this.change((store) => store.put(this.me, kHolder));
            this.holder = this.me;
        } catch {
            this.holder = await this.heldBy();
        }
    }

    private heldBy(): Promise<unknown> {
        return new Promise((tell, fail) => {
            const held = this.base.transaction(kPairs).objectStore(kPairs).get(kHolder);
            held.onsuccess = () => tell(held.result);
            held.onerror = () => fail(held.error);
        });
    }

    async put(pairs: readonly [string, string | null][]): Promise<void> {
        const asks = this.holder !== null;
        await this.change((store) => {
            if (asks && this.holder !== this.me) store.put(this.me, kHolder);
            for (const [key, value] of pairs) {
                if (value === null) store.delete(key);
                else store.put(value, key);
            }
        });
        if (asks) this.holder = this.me;
    }

    private async change(write: (store: IDBObjectStore) => void): Promise<void> {
        const begin = (): IDBTransaction => this.base.transaction(kPairs, "readwrite", { durability: "strict" });
        let change: IDBTransaction;
        try {
            change = begin();
        } catch {
            // Browsers close what they could not write to, and what somebody deletes.
            this.base = await opened(false);
            change = begin();
        }
        return new Promise((tell, fail) => {
            let why: Unkept["why"] = "full";
            const store = change.objectStore(kPairs);
            change.oncomplete = () => tell();
            change.onerror = change.onabort = () => fail(new Unkept(why));
            const go = (): void => {
                try {
                    write(store);
                } catch {
                    change.abort(); // none of it, if not all
                }
            };
            if (this.holder === null) return go();
            const held = store.get(kHolder);
            held.onsuccess = () => {
                if (held.result === this.holder) return go();
                why = "elsewhere";
                change.abort();
            };
        });
    }
}
