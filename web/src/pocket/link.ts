// The page's end of the line to the house inside it: requests and sockets as if they went over the network.

import type { Wire } from "../net/wire";
import type { Nack } from "../protocol";
import { t } from "../texts";
import { toast } from "../ui/toast";
import { keepPage } from "./keepPage";
import type { FromHouse, ToHouse, Trouble } from "./messages";

let trouble: Trouble | null = null; // there is no house
let serial = 0;
const waiting = new Map<number, (answer: Response) => void>();
const sockets = new Map<number, PocketSocket>();
const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
const say = (message: ToHouse): void => {
    if (!trouble) worker.postMessage(message);
};

function refused(why: Trouble): Response {
    return Response.json({ error: { reason: why, text: t(`pocket.${why}`) } }, { status: 503 });
}

function noHouse(why: Trouble): void {
    if (trouble) return;
    trouble = why;
    worker.terminate(); // whatever of it still runs would answer who tries again
    for (const tell of waiting.values()) tell(refused(why));
    waiting.clear();
    for (const socket of sockets.values()) socket.shut(); // who tries again is told
}

worker.onerror = () => noHouse("broken");
worker.onmessage = ({ data }: MessageEvent<FromHouse>) => {
    if ("reply" in data) {
        waiting.get(data.reply)?.(new Response(data.body, { status: data.status }));
        waiting.delete(data.reply);
    } else if ("frame" in data) {
        sockets.get(data.socket)?.hear(data.frame);
    } else if ("shut" in data) {
        sockets.get(data.shut)?.shut();
    } else if (data.trouble === "full" || data.trouble === "network") {
        toast(t(`pocket.${data.trouble}`), "bad");
    } else {
        noHouse(data.trouble);
    }
};

class PocketSocket {
    readyState = 0;
    onopen: (() => void) | null = null;
    onclose: (() => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;
    private readonly number = ++serial;

    constructor() {
        sockets.set(this.number, this);
        say({ open: this.number });
        queueMicrotask(() => {
            this.readyState = WebSocket.OPEN;
            this.onopen?.();
            if (!trouble) return;
            const nack: Nack = { kind: "nack", id: "", reason: "no-house", text: t(`pocket.${trouble}`) };
            this.hear(JSON.stringify(nack));
        });
    }
    send(frame: string): void {
        say({ hear: this.number, frame });
    }
    close(): void {
        this.readyState = WebSocket.CLOSED;
        if (sockets.delete(this.number)) say({ close: this.number });
    }
    hear(data: string): void {
        this.onmessage?.({ data });
    }
    shut(): void {
        this.close();
        this.onclose?.();
    }
}

export const wire: Wire = {
    fetch: (path, how) => {
        if (trouble) return Promise.resolve(refused(trouble));
        const url = new URL(path, location.origin);
        const request = ++serial;
        const headers = new Headers(how.headers);
        return new Promise((tell) => {
            waiting.set(request, tell);
            say({
                request,
                method: how.method ?? "GET",
                path: decodeURIComponent(url.pathname),
                query: url.search.slice(1),
                body: typeof how.body === "string" ? how.body : "",
                table: (headers.get("Authorization") ?? "").replace(/^Table /, ""),
                ...(how.credentials === "omit" ? { apart: true } : {}),
            });
        });
    },
    socket: () => new PocketSocket() as unknown as WebSocket,
};

void keepPage();
