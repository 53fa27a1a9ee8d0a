// The page itself is kept by the browser, so that it starts without a network (public/worker.js does it).

import { computed, signal } from "@preact/signals";
import { t } from "../texts";
import { toast } from "../ui/toast";

export const pageKept = signal<"coming" | "kept" | "unkept">("coming");

const kPatience = 60_000; // then it is not kept yet; what comes later counts all the same

interface Kept {
    kept: string | null;
    before: string | null;
}

// What browsers that can install a page hand out, once and early (no standard names it yet).
interface InstallOffer extends Event {
    prompt: () => Promise<{ outcome: "accepted" | "dismissed" }>;
}
const offer = signal<InstallOffer | null>(null);
export const mayInstall = computed(() => offer.value !== null);
addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer.value = event as InstallOffer;
});

export async function install(): Promise<void> {
    const taken = offer.value;
    offer.value = null; // it can be used only once
    const answer = await taken?.prompt().catch(() => null);
    if (answer?.outcome !== "accepted") toast(t("pocket.refused"));
}

// The one of an older version may not know what is asked for: the new one takes its place first, if it can be had.
async function newest(registration: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
    await registration.update().catch(() => {});
    const fresh = registration.installing ?? registration.waiting;
    while (fresh && fresh.state !== "activated" && fresh.state !== "redundant") {
        await new Promise((go) => fresh.addEventListener("statechange", go, { once: true }));
    }
    return registration.active;
}

async function ask(): Promise<Kept> {
    const worker = await newest(await navigator.serviceWorker.register("worker.js"));
    if (!worker) throw new Error("it was not installed");
    const { port1, port2 } = new MessageChannel();
    return new Promise((tell) => {
        port1.onmessage = ({ data }: MessageEvent<Kept>) => tell(data);
        worker.postMessage("keep", [port2]);
    });
}

export async function keepPage(): Promise<void> {
    // Browsers keep pages that came by TLS, or from this machine.
    const late = setTimeout(() => {
        pageKept.value = "unkept";
    }, kPatience);
    const told = "serviceWorker" in navigator ? await ask().catch(() => null) : null;
    clearTimeout(late);
    pageKept.value = told?.kept ? "kept" : "unkept";
    if (told?.before && told.kept !== told.before) toast(t("pocket.renewed"), "good");
    // Nothing of it is thrown away when room gets scarce, where the browser agrees.
    if (told?.kept) await navigator.storage?.persist?.().catch(() => false);
}
