// The one place that knows what the board has shown. A delta brings a new view and what happened on the way to
// it; a board that shows it happening keeps the old view on the table meanwhile. Nobody has to wait for it: it is
// shortened when the table waits for the reader or the story falls behind, and left out on a page nobody looks at.

import { signal } from "@preact/signals";
import { lessMotion } from "../../app/preferences";
import type { Game, Line } from "../../protocol";

export interface Beat {
    time: number; // milliseconds; 0: it changes the picture, but is not shown by itself
    steady?: boolean; // takes its time even when the table waits for the reader
}

// How a game is retold. It only retells; what counts is the view.
export interface Staging<View, Cue extends Beat, Scene> {
    beats: (fresh: readonly Line[]) => readonly Cue[];
    opening: (view: View) => Scene; // the picture before the first beat
    advance: (scene: Scene, beat: Cue) => Scene;
    // The beat starts a show of its own: what is still on gives way to it.
    anew?: (beat: Cue) => boolean;
    // Where less motion is wanted it is told in stills, or only how it came out, or not at all.
    less?: "stills" | "outcome";
    goesOn?: (scene: Scene, beat: Cue) => boolean; // the beat belongs to the picture on stage: one still for both
    linger?: (scene: Scene) => number; // how long the last picture stays to be read
    most?: number; // beats that may wait: the oldest beyond are passed over; from half of them on it hurries
}

const kHurry = 0.6; // of its time, when the table waits for the reader
const kCrowd = 0.5; // … and when many beats wait
const kStill = 2600; // how long a picture stays with less motion

export class Theatre<View extends { me: number | null }, Cue extends Beat, Scene> {
    readonly scene = signal<Scene | null>(null); // on stage now
    readonly last = signal(false); // everything is told; the last picture stays
    readonly pace = signal(1); // of the beat on stage, for what moves by itself
    readonly outcome = signal<Scene | null>(null); // how it came out, where nothing moves
    latest: View | null = null; // on the table now, shown or not

    private shown: View | null = null; // what the board shows while a scene is on
    private fresh: readonly Line[] = [];
    private queue: Cue[] = [];
    private wanted = false;
    private beat: Cue | null = null;
    private timer: ReturnType<typeof setTimeout> | undefined;
    private lingers = false;
    private waits = false;

    constructor(readonly staging: Staging<View, Cue, Scene>) {}

    // The view to draw. Never another reader's: a device may be handed round in the middle of a show, and what a
    // seat knows is its own.
    drawn(now: View): View {
        return this.scene.value !== null && this.shown?.me === now.me ? this.shown : now;
    }

    // Called before anything is drawn, so that nothing shows the end before its story. Calls with the same view and
    // the same story do nothing.
    hear(game: Game, fresh: readonly Line[], me: number | null): void {
        const view = game.view as View;
        this.wanted = me !== null && game.awaited.includes(me);
        const before = this.latest;
        const news = before === null || fresh === this.fresh ? [] : this.staging.beats(fresh);
        this.latest = view;
        this.fresh = fresh;
        if (before === null || before.me !== view.me || document.hidden) return this.end();
        if (this.scene.value === null && !news.some((beat) => beat.time > 0)) this.shown = view;
        else if (news[0]) this.tell(news, this.staging.anew?.(news[0]) ? before : null);
    }

    // To the next picture; after the last, to the table.
    next(): void {
        let scene = this.scene.value;
        for (let beat = this.queue.shift(); beat && scene; beat = this.queue.shift()) {
            scene = this.staging.advance(scene, beat);
            const ahead = this.queue[0];
            const waits = this.queue.filter((each) => each.time > 0).length;
            const quiet = beat.time === 0 || waits >= (this.staging.most ?? Infinity);
            if (quiet || (ahead && lessMotion() && this.staging.goesOn?.(scene, ahead))) continue;
            const hurry = this.wanted && !beat.steady ? kHurry : 1;
            this.pace.value = hurry * (2 * waits > (this.staging.most ?? Infinity) ? kCrowd : 1);
            return this.show(scene, beat);
        }
        this.end();
    }

    // To the last picture; from there to the table.
    skip(): void {
        const [beat, scene] = [this.queue.at(-1), this.scene.value];
        if (!beat || scene === null) return this.end();
        this.show(this.queue.splice(0).reduce(this.staging.advance, scene), beat);
    }

    // To the table as it stands.
    end(): void {
        this.stop();
        this.queue = [];
        this.beat = null;
        this.shown = this.latest;
        this.scene.value = null;
        this.last.value = false;
    }

    // The reader looks at something else meanwhile.
    wait(waits: boolean): void {
        if (this.waits === waits) return;
        this.waits = waits;
        this.wind();
    }

    // The table is left.
    close(): void {
        this.end();
        this.latest = null;
        this.shown = null;
        this.waits = false;
        this.outcome.value = null;
    }

    // From a view, or from where it stands.
    private tell(news: readonly Cue[], from: View | null): void {
        const { less, opening, advance } = this.staging;
        if (lessMotion() && less !== "stills") {
            const start = (from ? null : this.outcome.value) ?? opening(from ?? this.shown!);
            if (less === "outcome") this.outcome.value = news.reduce(advance, start);
            return this.end();
        }
        const idle = this.scene.value === null || this.lingers || from !== null;
        if (from) this.queue = [];
        this.queue.push(...news);
        this.shown = from ?? this.shown!;
        if (this.scene.value === null || from) this.scene.value = opening(this.shown);
        if (idle) this.next();
    }

    private show(scene: Scene, beat: Cue): void {
        this.scene.value = scene;
        this.last.value = this.queue.length === 0;
        this.beat = beat;
        this.lingers = false;
        this.wind();
    }

    private stop(): void {
        clearTimeout(this.timer);
        this.lingers = false;
    }

    private wind(): void {
        this.stop();
        if (this.waits || !this.beat) return;
        const time = lessMotion() ? kStill : this.beat.time;
        this.timer = setTimeout(() => this.done(), time * this.pace.value);
    }

    // The beat has had its time. The last picture stays for a while; what comes meanwhile goes on from there.
    private done(): void {
        const scene = this.scene.value;
        const stays = this.queue.length === 0 && scene !== null ? (this.staging.linger?.(scene) ?? 0) : 0;
        if (stays === 0 || lessMotion()) return this.next();
        this.lingers = true;
        this.timer = setTimeout(() => this.next(), stays * this.pace.value);
    }
}
