// Three small sounds, made on the spot; silent unless the reader wants them.

import { sound } from "../app/preferences";

export type Sound = "turn" | "money" | "reveal";

// Pitch in hertz, when it starts and how long it lasts in seconds.
type Tone = readonly [number, number, number];
const tunes: Record<Sound, readonly Tone[]> = {
    turn: [
        [523, 0, 0.09],
        [784, 0.1, 0.16],
    ],
    money: [
        [1319, 0, 0.05],
        [1760, 0.06, 0.12],
    ],
    reveal: [
        [196, 0, 0.12],
        [196, 0.14, 0.12],
        [294, 0.28, 0.3],
    ],
};

let context: AudioContext | null = null;

export function blip(which: Sound): void {
    if (sound.peek() !== "on" || typeof AudioContext === "undefined") return;
    context ??= new AudioContext();
    // A browser lets no page sound before the reader has touched it: then it stays silent.
    if (context.state === "suspended") void context.resume();
    const now = context.currentTime;
    for (const [pitch, start, length] of tunes[which]) {
        const tone = context.createOscillator();
        const volume = context.createGain();
        tone.type = "triangle";
        tone.frequency.value = pitch;
        volume.gain.setValueAtTime(0.0001, now + start);
        volume.gain.exponentialRampToValueAtTime(0.12, now + start + 0.01);
        volume.gain.exponentialRampToValueAtTime(0.0001, now + start + length);
        tone.connect(volume).connect(context.destination);
        tone.start(now + start);
        tone.stop(now + start + length + 0.02);
    }
}
