// One socket to one table. It says hello, goes on where it stopped after a cut, and answers every
// command with what the server said of it, however often the line broke meanwhile.

import { signal } from "@preact/signals";
import type { Advice, ClientMessage, Nack, ServerMessage } from "../protocol";
import { next, type TableState } from "./model";
import { wire } from "./wire";

export type Line = "connecting" | "open" | "lost" | "closed";
export type Answer = { ok: true; advice?: Advice } | { ok: false; nack: Nack };

// A command with an id: it may be sent again without harm.
type Commanding = Exclude<ClientMessage, { kind: "hello" | "earlier" | "ping" }>;
// Omit on each member of the union, not on what they share.
export type Command = Commanding extends infer Each ? (Each extends Commanding ? Omit<Each, "id"> : never) : never;

export interface Place {
    table: string;
    token: string | null;
    lang: string;
}

const kFirstWait = 300;
const kLongestWait = 8000;
const kPing = 20_000;
const kSilence = 45_000; // without any sign of life the line counts as cut
const kWake = 1500; // a socket that woke with the phone answers within this, or is dead
const kAnswer = 3000; // without an answer, or anything else, for so long we ask whether anybody is there
const kAgain = 1000; // after a nack that leaves open whether it counted

export class Connection {
    readonly state = signal<TableState | null>(null);
    readonly line = signal<Line>("connecting");
    readonly refused = signal<Nack | null>(null); // hello itself was not granted
    readonly ahead = signal(0); // by how many milliseconds the server's clock is ahead of ours

    private socket: WebSocket | null = null;
    private waiting = new Map<string, { message: ClientMessage; tell: (answer: Answer) => void }>();
    private retry = kFirstWait;
    private timer: ReturnType<typeof setTimeout> | undefined;
    private pulse: ReturnType<typeof setInterval> | undefined;
    private later = new Set<ReturnType<typeof setTimeout>>();
    private heard = 0;
    private pinged = 0;
    private greeted = false; // hello was answered on this socket
    private ended = false;
    private serial = 0;
    private readonly prefix = Math.random().toString(36).slice(2, 10);

    constructor(private place: Place) {
        document.addEventListener("visibilitychange", this.wake);
        window.addEventListener("online", this.wake);
        this.open();
    }

    ask(command: Command): Promise<Answer> {
        const id = `${this.prefix}.${++this.serial}`;
        const message = { ...command, id } as ClientMessage;
        return new Promise((tell) => {
            this.waiting.set(id, { message, tell });
            if (this.greeted) this.put(message);
            const asked = Date.now();
            this.after(kAnswer, () => {
                if (this.waiting.has(id) && this.greeted && this.heard <= asked) this.knock();
            });
        });
    }

    earlier(before: number): void {
        this.put({ kind: "earlier", before });
    }

    speak(lang: string): void {
        if (lang === this.place.lang) return;
        this.place = { ...this.place, lang };
        const state = this.state.value;
        if (state) this.state.value = { ...state, stream: "" }; // every line again, in the other language
        this.hello();
    }

    end(): void {
        this.ended = true;
        document.removeEventListener("visibilitychange", this.wake);
        window.removeEventListener("online", this.wake);
        clearTimeout(this.timer);
        clearInterval(this.pulse);
        this.later.forEach(clearTimeout);
        this.drop();
        this.line.value = "closed";
    }

    // A phone that was locked finds its socket dead: look at once, do not wait for the timer.
    private wake = (): void => {
        if (this.ended || document.visibilityState === "hidden") return;
        if (this.socket?.readyState === WebSocket.OPEN) return this.knock();
        this.retry = kFirstWait;
        this.cut(0);
    };

    // Is anybody there?
    private knock(): void {
        this.ping();
        const before = this.heard;
        this.after(kWake, () => {
            if (this.heard === before) this.cut(0);
        });
    }

    private after(wait: number, then: () => void): void {
        const timer = setTimeout(() => {
            this.later.delete(timer);
            then();
        }, wait);
        this.later.add(timer);
    }

    private open(): void {
        const socket = wire.socket();
        this.socket = socket;
        socket.onopen = () => {
            this.heard = Date.now();
            this.hello();
            this.ping();
            clearInterval(this.pulse);
            this.pulse = setInterval(() => {
                if (Date.now() - this.heard > kSilence) this.cut();
                else this.ping();
            }, kPing);
        };
        socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as ServerMessage);
        socket.onclose = () => this.cut();
    }

    private drop(): void {
        this.greeted = false;
        if (!this.socket) return;
        this.socket.onopen = null;
        this.socket.onclose = null;
        this.socket.onmessage = null;
        this.socket.close();
        this.socket = null;
    }

    private cut(wait: number = this.retry): void {
        this.drop();
        clearInterval(this.pulse);
        clearTimeout(this.timer);
        this.line.value = this.state.value ? "lost" : "connecting";
        this.timer = setTimeout(() => this.open(), wait);
        this.retry = Math.min(this.retry * 2, kLongestWait);
    }

    private hello(): void {
        this.greeted = false;
        const state = this.state.value;
        const message: ClientMessage = { kind: "hello", table: this.place.table, lang: this.place.lang };
        if (this.place.token) message.token = this.place.token;
        if (state && state.stream !== "") {
            message.stream = state.stream;
            message.since = state.seq;
        }
        this.put(message);
    }

    private ping(): void {
        this.pinged = Date.now();
        this.put({ kind: "ping" });
    }

    private put(message: ClientMessage): void {
        if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
    }

    private hear(message: ServerMessage): void {
        this.heard = Date.now();
        switch (message.kind) {
            case "ack":
                return this.answer(message.id, { ok: true });
            case "advice":
                return this.answer(message.id, { ok: true, advice: message });
            case "nack":
                return this.objected(message);
            case "pong":
                // The answer was written half way between the question and now.
                this.ahead.value = Math.round(message.now - (this.pinged + this.heard) / 2);
                return;
            case "bye":
                if (message.back !== undefined) this.retry = Math.min(message.back, 1000);
                break;
        }
        // Between a change of language and the answer to it, what still comes is in the other one.
        if (message.kind === "delta" && this.state.value?.stream === "") return;
        const state = next(this.state.value, message);
        if (state === null) {
            if (message.kind !== "delta") return;
            this.state.value = null; // we missed something: everything again
            this.hello();
            return;
        }
        this.state.value = state;
        if (!this.greeted && (message.kind === "snapshot" || message.kind === "delta")) {
            this.greeted = true;
            this.line.value = "open";
            this.retry = kFirstWait;
            this.refused.value = null;
            for (const held of this.waiting.values()) this.put(held.message);
        }
    }

    private objected(nack: Nack): void {
        // Not known whether it counted, or not done for now only: sent again when the table is back.
        const passes = nack.reason === "storage" || nack.reason === "closing" || nack.reason === "no-hello";
        const held = this.waiting.get(nack.id);
        if (passes && held) {
            this.after(kAgain, () => {
                if (this.greeted && this.waiting.has(nack.id)) this.put(held.message);
            });
        } else if (nack.id !== "") {
            this.answer(nack.id, { ok: false, nack });
        } else if (passes) {
            this.after(kAgain, () => this.hello());
        } else if (!this.greeted) {
            this.refused.value = nack;
        }
    }

    private answer(id: string, answer: Answer): void {
        const held = this.waiting.get(id);
        this.waiting.delete(id);
        held?.tell(answer);
    }
}
