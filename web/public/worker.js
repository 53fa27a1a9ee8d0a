// Wakes up when the browser's push service says so, and asks the house what there is to tell: nothing of it
// was in the message.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

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
                icon: "/icon.svg",
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
