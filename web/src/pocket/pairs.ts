// What the house inside the page writes, in the browser's own database: pairs of texts, each change whole or not at all.

const kName = "moneybags-pocket";
const kPairs = "pairs";

export class Pairs {
    private constructor(private readonly base: IDBDatabase) {}

    static open(): Promise<Pairs> {
        return new Promise((tell, fail) => {
            const request = indexedDB.open(kName, 1);
            request.onupgradeneeded = () => request.result.createObjectStore(kPairs);
            request.onsuccess = () => tell(new Pairs(request.result));
            request.onerror = () => fail(request.error);
            request.onblocked = () => fail(new Error("blocked"));
        });
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

    put(pairs: readonly [string, string | null][]): Promise<void> {
        return new Promise((tell, fail) => {
            const change = this.base.transaction(kPairs, "readwrite", { durability: "strict" });
            const store = change.objectStore(kPairs);
            change.oncomplete = () => tell();
            change.onerror = change.onabort = () => fail(change.error);
            try {
                for (const [key, value] of pairs) {
                    if (value === null) store.delete(key);
                    else store.put(value, key);
                }
            } catch {
                change.abort(); // none of it, if not all
            }
        });
    }
}
