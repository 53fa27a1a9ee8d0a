// The page itself is kept by the browser, so that it starts without a network (public/worker.js does it).

import { signal } from "@preact/signals";
import { t } from "../texts";
import { toast } from "../ui/toast";

export const pageKept = signal<"coming" | "kept" | "unkept">("coming");

interface Kept {
    kept: string | null;
    before: string | null;
}

async function ask(): Promise<Kept> {
    await navigator.serviceWorker.register("worker.js");
    const worker = (await navigator.serviceWorker.ready).active;
    const { port1, port2 } = new MessageChannel();
    return new Promise((tell) => {
        port1.onmessage = ({ data }: MessageEvent<Kept>) => tell(data);
        worker?.postMessage("keep", [port2]);
    });
}

export async function keepPage(): Promise<void> {
    // Browsers keep pages that came by TLS, or from this machine.
    const told = "serviceWorker" in navigator ? await ask().catch(() => null) : null;
    pageKept.value = told?.kept ? "kept" : "unkept";
    if (told?.before && told.kept !== told.before) toast(t("pocket.renewed"), "good");
    // Nothing of it is thrown away when room gets scarce, where the browser agrees.
    if (told?.kept) await navigator.storage?.persist?.().catch(() => false);
}
