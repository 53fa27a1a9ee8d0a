// The one place that decides which moment of the game lies on the table. What the server sends comes in here as
// steps; out comes the moment that everything is drawn from: board, question, choices, coach, purses, story. A step
// that a board shows happening becomes the moment when its show is over. Until then the moment before it stays,
// without a question: nothing is asked or told that the board has not shown.
//
// Nobody waits long for it. All shows and bots between two decisions of the reader share a span of time, as the chosen
// speed allows; where they do not fit they are quicker, and then the oldest are passed over. A press finishes them.

import { computed, signal } from "@preact/signals";
import { lessMotion, speed, type Speed } from "../../app/preferences";
import type { TableState } from "../../net/model";
import type { Line } from "../../protocol";

export interface Beat {
    time: number; // milliseconds; 0: it changes the picture, but is not shown by itself
}

// How a game is retold. It only retells; what counts is the view.
export interface Staging<View, Cue extends Beat, Scene> {
    beats: (fresh: readonly Line[]) => readonly Cue[];
    opening: (view: View) => Scene; // the picture before the first beat
    advance: (scene: Scene, beat: Cue) => Scene;
    anew?: (beat: Cue) => boolean; // the beat starts a show of its own; others go on from the picture on stage
    // Where less motion is wanted it is told in stills, or only how it came out, or not at all.
    less?: "stills" | "outcome";
    goesOn?: (scene: Scene, beat: Cue) => boolean; // the beat belongs to the picture on stage: one still for both
    linger?: (scene: Scene) => number; // how long the last picture stays to be read
}

interface Step<Cue> {
    state: TableState;
    beats: Cue[]; // still to be shown
}

// Of a show's own time, and the most that all shows between two decisions may take, in milliseconds.
const speeds: Readonly<Record<Speed, { pace: number; most: number }>> = {
    slow: { pace: 1.5, most: 25_000 },
    normal: { pace: 1, most: 7500 },
    fast: { pace: 0.6, most: 3200 },
    once: { pace: 0, most: 0 },
};
const kReserve = 0.5; // of what is left, while others may still do more before it is the reader's turn
const kLeast = 0.3; // of a beat's time: quicker than so it could not be followed, and is passed over
const kStill = 2600; // how long a picture stays with less motion

const isAsked = (state: TableState): boolean => (state.game?.choices.length ?? 0) > 0;
const isOver = (state: TableState): boolean => state.game?.standing.over ?? false;

// Who only looks on waits for nothing.
const waitsForPeople = ({ you, game, table }: TableState): boolean =>
    you.seat === null ||
    (game?.awaited.some((seat) => table.chairs[seat]?.kind === "person" && !table.chairs[seat].minded) ?? true);

// As it was before what is being shown; what was asked then is answered.
function held(state: TableState): TableState {
    const game = state.game!;
    const awaited = game.awaited.filter((seat) => seat !== state.you.seat);
    const { hint: _, ...rest } = game;
    return { ...state, game: { ...rest, awaited, question: "", choices: [], deadlines: [], may_undo: false } };
}

export class Theatre<View, Cue extends Beat, Scene> {
    readonly moment = signal<TableState | null>(null); // what is drawn
    readonly scene = signal<Scene | null>(null); // on stage over it
    readonly playing = computed(() => this.scene.value !== null);
    readonly pace = signal(1); // of the beat on stage, for what moves by itself
    readonly outcome = signal<Scene | null>(null); // how it came out, where nothing moves

    private base: TableState | null = null; // the last step that was shown
    private steps: Step<Cue>[] = []; // those after it; the first is on stage
    private news: readonly Line[] = []; // the story's lines that have come with the moment
    private drawn = true; // … and were on the screen
    private spent = 0; // milliseconds of waiting since the reader's last decision
    private since = Date.now();
    private hastes = false; // to the reader's next turn
    private timer: ReturnType<typeof setTimeout> | undefined;
    private lingers: (() => void) | null = null; // the last picture stays; it need not

    constructor(readonly staging: Staging<View, Cue, Scene>) {
        speed.subscribe((now) => now === "once" && this.finish());
    }

    get view(): View | null {
        return (this.base?.game?.view as View | undefined) ?? null;
    }

    // What the server says. What is not a step in the game is drawn at once; and so is all where nobody looks, and
    // what another reader sees when a device is handed round.
    hear(state: TableState): void {
        const last = this.steps.at(-1)?.state ?? this.base;
        const follows = last?.game && state.game && state.stream === last.stream && state.you.seat === last.you.seat;
        if (!follows) this.news = []; // may be in another language, or another's
        if (!follows || document.hidden) return this.jump(state);
        if (state.seq === last.seq) return this.amend(state);
        this.tick();
        if (this.steps.length === 0 && isAsked(last)) this.spent = 0;
        const beats = [...this.staging.beats(state.fresh)];
        this.steps.push({ state, beats });
        if (this.scene.value === null) this.go(null);
        else if (beats.some(({ time }) => time > 0)) this.lingers?.();
    }

    // To the end of everything that has happened.
    finish(): void {
        this.stop();
        const { less, advance, opening } = this.staging;
        for (const { state, beats } of this.steps.splice(0)) {
            if (beats.length > 0 && less === "outcome" && lessMotion()) this.conclude(beats, opening, advance);
            this.commit(state);
        }
        this.rest();
    }

    // … and of what will happen before the reader is asked again.
    haste(): void {
        this.hastes = true;
        this.finish();
    }

    // The moment is on the screen.
    seen(): void {
        this.drawn = true;
    }

    // The table is left.
    close(): void {
        this.stop();
        this.steps = [];
        this.base = null;
        this.news = [];
        this.drawn = true;
        this.spent = 0;
        this.hastes = false;
        this.scene.value = null;
        this.outcome.value = null;
        this.moment.value = null;
    }

    private jump(state: TableState): void {
        this.stop();
        this.steps = [];
        this.commit(state);
        this.rest();
    }

    // Somebody came or went, or more of the story was fetched.
    private amend(state: TableState): void {
        const step = this.steps.at(-1);
        if (!step || !this.base) this.base = state;
        else {
            step.state = state;
            const first = this.base.lines[0]?.number ?? 0;
            const lines = [...state.lines.filter(({ number }) => number < first), ...this.base.lines];
            this.base = { ...this.base, presence: state.presence, bye: state.bye, lines };
        }
        this.draw();
    }

    // The next step, and those that are not shown after it.
    private go(from: Scene | null): void {
        let scene = from;
        for (let step = this.steps[0]; step; step = this.steps[0]) {
            const { beats } = step;
            const { less, opening, advance, anew } = this.staging;
            const loud = beats.some((beat) => beat.time > 0) && this.room() > 0;
            if (loud && (!lessMotion() || less === "stills")) {
                this.tick();
                const fresh = scene === null || (anew?.(beats[0]!) ?? false);
                this.scene.value = fresh ? opening(this.view!) : scene;
                this.draw();
                return this.next();
            }
            if (beats.length > 0 && less === "outcome" && lessMotion()) this.conclude(beats, opening, advance);
            if (scene !== null) scene = beats.reduce(advance, scene);
            this.steps.shift();
            this.commit(step.state);
        }
        this.rest();
    }

    private conclude(
        beats: readonly Cue[],
        opening: (view: View) => Scene,
        advance: (scene: Scene, beat: Cue) => Scene,
    ): void {
        const goes = this.staging.anew?.(beats[0]!) ? null : this.outcome.value;
        this.outcome.value = beats.reduce(advance, goes ?? opening(this.view!));
    }

    // The next picture of the step on stage; after its last the next step.
    private next(): void {
        this.tick();
        const step = this.steps[0]!;
        let scene = this.scene.value as Scene;
        for (let beat = step.beats.shift(); beat; beat = step.beats.shift()) {
            scene = this.staging.advance(scene, beat);
            const ahead = step.beats[0];
            if (beat.time === 0 || (ahead && lessMotion() && this.staging.goesOn?.(scene, ahead))) continue;
            const after = this.steps.flatMap(({ beats }) => beats).reduce((sum, { time }) => sum + this.own(time), 0);
            const fits = this.room() / (this.own(beat.time) + after);
            if (fits < kLeast && after > 0) continue;
            this.pace.value = Math.min(speeds[speed.value].pace, fits);
            this.scene.value = scene;
            this.timer = setTimeout(() => this.next(), this.own(beat.time) * this.pace.value);
            return;
        }
        // The last picture of all stays for a while; what comes meanwhile goes on from there.
        const stays = this.steps.length > 1 || lessMotion() ? 0 : (this.staging.linger?.(scene) ?? 0);
        const over = (): void => {
            this.stop();
            this.tick();
            this.steps.shift();
            this.commit(step.state);
            this.go(scene);
        };
        if (stays === 0) return over();
        this.scene.value = scene;
        this.lingers = over;
        this.timer = setTimeout(over, Math.min(stays * this.pace.value, this.room()));
    }

    private stop(): void {
        clearTimeout(this.timer);
        this.lingers = null;
    }

    private own(time: number): number {
        return time > 0 && lessMotion() ? kStill : time;
    }

    // Milliseconds that are left for all that is to be shown.
    private room(): number {
        const last = this.steps.at(-1)?.state;
        if (this.hastes || !last) return 0;
        const share = isAsked(last) || isOver(last) ? 1 : kReserve;
        return Math.max(0, share * (speeds[speed.value].most - this.spent));
    }

    // Waiting for shows and bots uses it up; while the table waits for a person it comes back.
    private tick(): void {
        const now = Date.now();
        const by = now - this.since;
        const rests = this.scene.value === null && this.base !== null && waitsForPeople(this.base);
        this.spent = Math.max(0, this.spent + (rests ? -by : by));
        this.since = now;
    }

    private commit(state: TableState): void {
        this.base = state;
        if (isAsked(state) || isOver(state)) this.hastes = false;
        if (state.fresh.length === 0) return;
        this.news = this.drawn ? state.fresh : [...this.news, ...state.fresh];
        this.drawn = false;
    }

    private rest(): void {
        this.tick();
        this.scene.value = null;
        this.draw();
    }

    private draw(): void {
        const now = this.base && this.scene.value !== null ? held(this.base) : this.base;
        this.moment.value = now && { ...now, fresh: this.news };
    }
}

// What the frame must know of it.
export type House = Pick<
    Theatre<unknown, Beat, unknown>,
    "moment" | "playing" | "hear" | "finish" | "haste" | "seen" | "close"
>;
