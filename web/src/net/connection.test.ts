import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ClientMessage, ServerMessage } from "../protocol";
import { Connection, type Answer } from "./connection";
import { delta, line, snapshot } from "./samples";

class FakeSocket {
    static readonly OPEN = 1;
    static all: FakeSocket[] = [];
    readyState = 0;
    sent: ClientMessage[] = [];
    onopen: (() => void) | null = null;
    onclose: (() => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;

    constructor(readonly url: string) {
        FakeSocket.all.push(this);
    }
    send(text: string): void {
        this.sent.push(JSON.parse(text) as ClientMessage);
    }
    close(): void {
        this.readyState = 3;
    }
    opens(): void {
        this.readyState = FakeSocket.OPEN;
        this.onopen?.();
    }
    breaks(): void {
        this.readyState = 3;
        this.onclose?.();
    }
    says(message: ServerMessage): void {
        this.onmessage?.({ data: JSON.stringify(message) + "   " });
    }
    heard = (kind: string): ClientMessage[] => this.sent.filter((message) => message.kind === kind);
}

const socket = (): FakeSocket => FakeSocket.all[FakeSocket.all.length - 1]!;
const idOf = (message: ClientMessage | undefined): string => (message as { id: string }).id;
let line_: Connection;

function connect(token: string | null = null): FakeSocket {
    line_ = new Connection({ table: "T", token, lang: "en" });
    socket().opens();
    return socket();
}

function seated(): FakeSocket {
    const first = connect();
    first.says(snapshot());
    return first;
}

beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(() => {
    line_.end();
    vi.unstubAllGlobals();
    vi.useRealTimers();
});

describe("a connection", () => {
    it("says hello with the seat's token and is open after the snapshot", () => {
        connect("secret").says(snapshot());
        expect(socket().heard("hello")).toEqual([{ kind: "hello", table: "T", lang: "en", token: "secret" }]);
        expect(line_.line.value).toBe("open");
        expect(line_.state.value?.seq).toBe(7);
    });

    it("goes on after a cut where it stopped", () => {
        const first = seated();
        first.says(delta(7, 8, [line(2)]));
        first.breaks();
        expect(line_.line.value).toBe("lost");
        vi.advanceTimersByTime(300);
        const second = socket();
        expect(second).not.toBe(first);
        second.opens();
        expect(second.heard("hello")[0]).toMatchObject({ stream: "seat0.1", since: 8 });
        second.says(delta(8, 8));
        expect(line_.line.value).toBe("open");
        expect(line_.state.value?.lines).toHaveLength(3);
    });

    it("waits longer after every failure, and not at all once it is back", () => {
        seated().breaks();
        vi.advanceTimersByTime(300);
        socket().breaks();
        const tries = FakeSocket.all.length;
        vi.advanceTimersByTime(500);
        expect(FakeSocket.all).toHaveLength(tries);
        vi.advanceTimersByTime(100);
        expect(FakeSocket.all).toHaveLength(tries + 1);
        socket().opens();
        socket().says(delta(7, 7));
        socket().breaks();
        vi.advanceTimersByTime(300);
        expect(FakeSocket.all).toHaveLength(tries + 2);
    });

    it("asks whether anybody is there when nothing answers, and comes by another line", async () => {
        const first = seated();
        const answered = line_.ask({ kind: "say", words: "hm" });
        vi.advanceTimersByTime(3000);
        const pings = first.heard("ping").length;
        expect(pings).toBe(2); // one when it opened
        vi.advanceTimersByTime(1500);
        vi.advanceTimersByTime(10);
        expect(socket()).not.toBe(first);
        socket().opens();
        socket().says(delta(7, 7));
        const again = socket().heard("say")[0];
        socket().says({ kind: "ack", id: idOf(again), seq: 8 });
        expect(await answered).toEqual({ ok: true });
    });

    it("waits on for an answer where anything else is heard", () => {
        const first = seated();
        void line_.ask({ kind: "say", words: "hm" });
        vi.advanceTimersByTime(1000);
        first.says(delta(7, 8, [line(2)]));
        vi.advanceTimersByTime(4000);
        expect(socket()).toBe(first);
    });

    it("asks for everything when it has missed something", () => {
        const first = seated();
        first.says(delta(9, 10, [line(4)]));
        const hello = first.heard("hello")[1];
        expect(hello).toBeDefined();
        expect(hello).not.toHaveProperty("since");
    });

    it("counts a line without any sign of life as cut", () => {
        seated();
        vi.advanceTimersByTime(60_001);
        expect(line_.line.value).toBe("lost");
    });

    it("looks at once whether the line lives when the page comes back into sight", () => {
        const first = seated();
        const pings = first.heard("ping").length;
        document.dispatchEvent(new Event("visibilitychange"));
        expect(first.heard("ping")).toHaveLength(pings + 1);
        vi.advanceTimersByTime(1501);
        expect(socket()).not.toBe(first);
    });

    it("knows how far the server's clock is ahead", () => {
        vi.setSystemTime(50_000);
        const first = seated();
        vi.setSystemTime(50_200);
        first.says({ kind: "pong", now: 60_100 });
        expect(line_.ahead.value).toBe(10_000);
    });

    it("tells why it was not let in, and tries a full house's storage again by itself", () => {
        const first = connect();
        first.says({ kind: "nack", id: "", reason: "storage", text: "later" });
        expect(line_.refused.value).toBeNull();
        vi.advanceTimersByTime(1000);
        expect(first.heard("hello")).toHaveLength(2);
        first.says({ kind: "nack", id: "", reason: "no-such-table", text: "There is no such table." });
        expect(line_.refused.value?.reason).toBe("no-such-table");
    });

    it("says hello without a place in the stream after a change of language", () => {
        const first = seated();
        line_.speak("zh");
        expect(first.heard("hello")[1]).toEqual({ kind: "hello", table: "T", lang: "zh" });
        first.says(delta(7, 8, [line(2, { text: "still English" })]));
        expect(line_.state.value?.lines).toHaveLength(2);
        first.says(snapshot({ seq: 8, lines: [line(0, { text: "零" })] }));
        expect(line_.state.value?.lines.map((each) => each.text)).toEqual(["零"]);
    });

    it("does not come back once it was ended", () => {
        seated();
        line_.end();
        vi.advanceTimersByTime(60_000);
        expect(FakeSocket.all).toHaveLength(1);
        expect(line_.line.value).toBe("closed");
    });
});

describe("a command", () => {
    const listen = (): Answer[] => {
        const answers: Answer[] = [];
        void line_.ask({ kind: "say", words: "hello" }).then((answer) => answers.push(answer));
        return answers;
    };

    it("is answered by the server's ack or nack", async () => {
        const first = seated();
        const granted = listen();
        first.says({ kind: "ack", id: idOf(first.heard("say")[0]), seq: 8 });
        const refused = listen();
        first.says({ kind: "nack", id: idOf(first.heard("say")[1]), reason: "rules", text: "No." });
        await vi.advanceTimersByTimeAsync(0);
        expect(granted).toEqual([{ ok: true }]);
        expect(refused[0]).toMatchObject({ ok: false, nack: { text: "No." } });
    });

    it("is sent again with the same id when the line broke before its answer, and answered once", async () => {
        const first = seated();
        const answers = listen();
        first.breaks();
        vi.advanceTimersByTime(300);
        const second = socket();
        second.opens();
        expect(second.heard("say")).toEqual([]);
        second.says(delta(7, 7));
        expect(second.heard("say")).toEqual(first.heard("say"));
        second.says({ kind: "ack", id: idOf(second.heard("say")[0]), seq: 8 });
        await vi.advanceTimersByTimeAsync(0);
        expect(answers).toEqual([{ ok: true }]);
        second.breaks();
        vi.advanceTimersByTime(600);
        socket().opens();
        socket().says(delta(7, 8));
        expect(socket().heard("say")).toEqual([]);
    });

    it("waits for the answer to hello", () => {
        const first = connect();
        listen();
        expect(first.heard("say")).toEqual([]);
        first.says(snapshot());
        expect(first.heard("say")).toHaveLength(1);
    });

    it("is sent again after a storage nack, which leaves open whether it counted", async () => {
        const first = seated();
        const answers = listen();
        first.says({ kind: "nack", id: idOf(first.heard("say")[0]), reason: "storage", text: "?" });
        await vi.advanceTimersByTimeAsync(1000);
        expect(answers).toEqual([]);
        expect(first.heard("say")[1]).toEqual(first.heard("say")[0]);
    });
});
