// Being told of what happens at a table one does not look at. Off until asked for, table by table; with quiet
// hours, which are this device's. While a page lives it tells itself; where the house has TLS the browser's push
// service wakes us otherwise.

import { signal } from "@preact/signals";
import { api } from "./house";
import { lang, read, write } from "./preferences";

export interface Quiet {
    from: number; // hours of the day, here
    to: number; // the same as `from`: never quiet
}

function keptQuiet(): Quiet {
    const [from, to] = (read("quiet") ?? "22-8").split("-").map(Number);
    return { from: from ?? 22, to: to ?? 8 };
}

export const quiet = signal<Quiet>(keptQuiet());
const wanted = signal<readonly string[]>((read("alerts") ?? "").split(" ").filter(Boolean));

export function isQuiet(now: Date, { from, to }: Quiet = quiet.value): boolean {
    const hour = now.getHours();
    return from <= to ? hour >= from && hour < to : hour >= from || hour < to;
}

export const isWanted = (table: string): boolean => wanted.value.includes(table);

// Browsers notify for pages that came by TLS, or from this machine.
export const canTell = (): boolean => "Notification" in globalThis && isSecureContext;

function keep(tables: readonly string[]): void {
    wanted.value = tables.slice(-50);
    write("alerts", wanted.value.join(" ") || null);
}

export function changeQuiet(to: Quiet): void {
    quiet.value = to;
    write("quiet", `${to.from}-${to.to}`);
    for (const table of wanted.value) void subscribe(table).catch(() => {});
}

// In the minutes of a day as the house counts them.
function minutes(hour: number): number {
    return (((hour * 60 + new Date().getTimezoneOffset()) % 1440) + 1440) % 1440;
}

// The house pushes to this browser, where it can.
async function subscribe(table: string): Promise<void> {
    if (!("serviceWorker" in navigator)) return;
    const { key } = await api.push();
    if (key === null) return;
    const worker = await navigator.serviceWorker.register("worker.js");
    const held =
        (await worker.pushManager.getSubscription()) ??
        (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
    await api.alert(table, {
        endpoint: held.endpoint,
        lang: lang.value,
        quiet_from: minutes(quiet.value.from),
        quiet_to: minutes(quiet.value.to),
    });
}

// True if the browser lets us.
export async function turnOn(table: string): Promise<boolean> {
    if (!canTell() || (await Notification.requestPermission()) !== "granted") return false;
    keep([...wanted.value.filter((each) => each !== table), table]);
    await subscribe(table).catch(() => {}); // a page that lives tells itself
    return true;
}

export async function turnOff(table: string): Promise<void> {
    keep(wanted.value.filter((each) => each !== table));
    if (!("serviceWorker" in navigator)) return;
    const worker = await navigator.serviceWorker.getRegistration("worker.js");
    const held = await worker?.pushManager.getSubscription();
    if (!held) return;
    await api.alert(table, { endpoint: held.endpoint, off: true });
    if (wanted.value.length === 0) await held.unsubscribe();
}

// A page in the background speaks up.
export function tell(table: string, title: string, text: string): void {
    if (!document.hidden || !isWanted(table) || !canTell() || isQuiet(new Date())) return;
    if (Notification.permission !== "granted") return;
    const shown = new Notification(title, { body: text, tag: `moneybags ${table}`, icon: "icon.svg" });
    shown.onclick = () => {
        focus();
        shown.close();
    };
}
