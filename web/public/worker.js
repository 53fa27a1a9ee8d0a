// What of the page goes on when no page is open: it keeps the page for when there is no network, and tells what the
// house has to tell.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

// ---- the page without a network ----

const kHome = new URL("./", self.location.href); // where the page is: at the top of a host's name, or in a folder
// Of caches; then the version. Pages in other folders of the same host have theirs.
const kPrefix = `moneybags-page${kHome.pathname === "/" ? "-" : kHome.pathname}`;
const isOurs = (name) => name.startsWith(kPrefix) && !name.slice(kPrefix.length).includes("/");
const ours = async () => (await caches.keys().catch(() => [])).filter(isOurs);
const kAny = { ignoreSearch: true, ignoreVary: true }; // whoever asks for a file, and however, it is the same
const at = (path) => new URL(path, kHome).href;
const kPatience = 3000; // with a network that does not answer, where the page is at hand

// Kept only for those who play offline: a page asks for it. Answered by which version is kept, and which was before.
self.addEventListener("message", (event) => {
    if (event.data === "keep") event.waitUntil(keep().then((kept) => event.ports[0]?.postMessage(kept)));
});

// The version that is whole: of one that could not be fetched there is a name at most.
async function whole() {
    for (const name of await ours()) if (await foundIn(name, kHome)) return name;
    return null;
}

async function keep() {
    const before = await whole();
    try {
        const { version, files } = await (await fetch(at("offline.json"), { cache: "no-cache" })).json();
        const kept = kPrefix + version;
        const cache = await caches.open(kept);
        // All of it or nothing, and the old one stays until the new one is whole.
        // As the house has it now: what the browser has at hand may be of another version.
        const asked = files.map((each) => new Request(at(each), { cache: "reload" }));
        if (!(await cache.match(kHome, kAny))) await cache.addAll(asked);
        for (const name of await ours()) if (name !== kept) await caches.delete(name);
        return { kept, before };
    } catch {
        return { kept: before, before }; // no network, or no room: what was kept stays
    }
}

self.addEventListener("fetch", (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== "GET" || url.origin !== self.location.origin) return;
    if (/^\/(api|ws|metrics|healthz)\b/.test(url.pathname)) return;
    event.respondWith(request.mode === "navigate" ? page(request) : part(request));
});

// As it is kept, if it is.
async function found(request) {
    for (const name of await ours()) {
        const kept = await foundIn(name, request);
        if (kept) return kept;
    }
    return undefined;
}

// What cannot be read any more is not there.
async function foundIn(name, request) {
    try {
        return await (await caches.open(name)).match(request, kAny);
    } catch {
        return undefined;
    }
}

// The house's own page if it answers, for it may be newer.
async function page(request) {
    const kept = await found(kHome);
    if (!kept) return fetch(request);
    const slow = new Promise((tell) => setTimeout(tell, kPatience, kept));
    return Promise.race([orKept(request, kept), slow]);
}

// What has a hash in its name never changes.
async function part(request) {
    const kept = await found(request);
    if (kept && request.url.startsWith(at("assets/"))) return kept;
    return kept ? orKept(request, kept) : fetch(request);
}

// A proxy answers for a house that it cannot reach.
async function orKept(request, kept) {
    const answer = await fetch(request).catch(() => kept);
    return answer.status >= 500 ? kept : answer;
}

// ---- being told ----

// The browser's push service wakes us, and we ask the house what there is to tell: nothing of it was in the message.

self.addEventListener("push", (event) => event.waitUntil(tell()));

async function tell() {
    let notices = [];
    try {
        const response = await fetch("/api/me/notices", {
            method: "POST",
            credentials: "same-origin",
            headers: { "Content-Type": "application/json" },
            body: "{}",
        });
        if (response.ok) notices = (await response.json()).notices;
    } catch {
        // The house cannot be reached just now; the browser wants something to be shown all the same.
    }
    if (notices.length === 0) notices = [{ table: "", title: "Moneybags", text: "" }];
    await Promise.all(
        notices.map((notice) =>
            self.registration.showNotification(notice.title, {
                body: notice.text,
                tag: `moneybags ${notice.table}`,
                icon: at("icon.svg"),
                data: notice.table,
            }),
        ),
    );
}

self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    const table = event.notification.data;
    event.waitUntil(show(table ? `/#/table/${encodeURIComponent(table)}` : "/#/"));
});

async function show(address) {
    const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = open.find((each) => each.url.endsWith(address)) ?? open[0];
    if (!there) return self.clients.openWindow(address);
    await there.focus();
    if (!there.url.endsWith(address)) await there.navigate(address);
}
