// Whether this page plays in the house inside it, on this device alone. That is settled when the page is loaded: going
// from one house to the other loads it again.

declare const __POCKET__: boolean; // vite.config.ts: that house is in this build

export const hasPocket = __POCKET__;

const kPrefix = "#/pocket";

// A folder of files without a server (moneybags page --static) says so in its page.
export const isAlone = document.querySelector('meta[name="moneybags-house"][content="none"]') !== null;

// Is an address (the part behind "#") one of the house inside the page?
export const isPocketed = (hash: string): boolean => isAlone || hash === kPrefix || hash.startsWith(`${kPrefix}/`);

export const inPocket = hasPocket && isPocketed(location.hash);

// Addresses as all of the page knows them, and as they stand behind "#".
export const unpocketed = (hash: string): string => hash.replace(/^#\/pocket(?=\/|$)/, "#");
export const pocketed = (hash: string): string => (inPocket && !isAlone ? kPrefix + hash.slice(1) : hash);

// Can this page be loaded again: as the browser keeps it, or from the network?
export const mayLoad = async (): Promise<boolean> =>
    (await globalThis.caches?.match("./").catch(() => undefined)) !== undefined ||
    fetch("./", { signal: AbortSignal.timeout(10_000) }).then(
        ({ ok }) => ok,
        () => false,
    );

export const kHome = pocketed("#/");
export const kPocketHome = `${kPrefix}/`;
export const kHouseHome = "#/";
