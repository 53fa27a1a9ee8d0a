// The money curve as geometry: where the lines run, where their names stand, which sums are marked.

import type { CurvePoint } from "../report";

export interface Box {
    width: number;
    height: number;
    left: number; // room for the sums
    right: number; // room for the names
    top: number;
    bottom: number;
}

export interface Spot {
    x: number;
    y: number;
}

export interface Track {
    seat: number;
    line: readonly Spot[];
    marks: readonly Spot[]; // where the seat's shape is drawn; the last stands at the end of the line
    label: number; // y of the name
}

export interface Tick {
    amount: number;
    y: number;
}

export interface Drawing {
    tracks: readonly Track[];
    ticks: readonly Tick[];
}

const kMarks = 6; // shapes along a line

// Round sums from the least to the most, at most `most` of them.
export function roundSums(least: number, top: number, most: number): number[] {
    const span = Math.max(1, top - least);
    const steps = [1, 2, 5].flatMap((n) => [n, n * 10, n * 100, n * 1000, n * 10_000]).sort((a, b) => a - b);
    const step = steps.find((each) => span / each <= most - 1) ?? span;
    const from = Math.floor(least / step) * step;
    const sums: number[] = [];
    for (let sum = from; ; sum += step) {
        sums.push(sum);
        if (sum >= top) return sums;
    }
}

// Names one below the other, each as near to its line as the others let it, all inside the box.
export function spread(wanted: readonly number[], gap: number, least: number, most: number): number[] {
    const order = wanted.map((_, at) => at).sort((a, b) => wanted[a]! - wanted[b]!);
    const found = [...wanted];
    let free = least;
    for (const at of order) {
        found[at] = Math.max(found[at]!, free);
        free = found[at]! + gap;
    }
    let limit = most;
    for (const at of [...order].reverse()) {
        found[at] = Math.min(found[at]!, limit);
        limit = found[at]! - gap;
    }
    return found;
}

export function draw(curve: readonly CurvePoint[], steps: number, box: Box, gap: number): Drawing {
    const players = curve[0]?.score.length ?? 0;
    const all = curve.flatMap((point) => point.score);
    const sums = roundSums(Math.min(0, ...all), Math.max(1, ...all), 6);
    const low = sums[0]!;
    const high = sums[sums.length - 1]!;
    const inner = box.width - box.left - box.right;
    const x = (step: number): number => box.left + (inner * step) / Math.max(1, steps);
    const y = (amount: number): number =>
        box.height - box.bottom - ((box.height - box.bottom - box.top) * (amount - low)) / (high - low);
    const last = curve[curve.length - 1];
    const ends = Array.from({ length: players }, (_, seat) => y(last?.score[seat] ?? 0));
    const labels = spread(ends, gap, box.top, box.height - box.bottom);
    const tracks = ends.map((end, seat) => {
        const line = [
            ...curve.map((point) => ({ x: x(point.step), y: y(point.score[seat] ?? 0) })),
            { x: x(steps), y: end },
        ];
        return { seat, line, marks: marksOf(line, seat, players), label: labels[seat]! };
    });
    return { tracks, ticks: sums.map((amount) => ({ amount, y: y(amount) })) };
}

// Shapes at even distances, not at the same places for all: lines that run together stay apart.
function marksOf(line: readonly Spot[], seat: number, players: number): Spot[] {
    const first = line[0];
    const last = line[line.length - 1];
    if (!first || !last) return [];
    const marks: Spot[] = [];
    for (let n = 0; n < kMarks; ++n) {
        const at = first.x + ((last.x - first.x) * (n + (seat + 0.5) / players)) / (kMarks + 0.5);
        marks.push(pointAt(line, at));
    }
    return [...marks, last];
}

function pointAt(line: readonly Spot[], x: number): Spot {
    for (let i = 1; i < line.length; ++i) {
        const from = line[i - 1]!;
        const to = line[i]!;
        if (x > to.x) continue;
        const part = to.x === from.x ? 1 : (x - from.x) / (to.x - from.x);
        return { x, y: from.y + (to.y - from.y) * part };
    }
    return line[line.length - 1]!;
}
