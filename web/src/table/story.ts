// The story as it is read: without empty lines, under the headings of its rounds, by kind, and with
// the claims that do not go together.

import type { Face, LineIconName } from "../boards/face";
import type { Line } from "../protocol";

export type Filter = "all" | "talk" | "money";

export interface Part {
    heading: string | null;
    lines: Line[];
}

const byWhat: Record<string, LineIconName> = {
    say: "talk",
    chat: "talk",
    react: "talk",
    sit: "chair",
    stand: "chair",
    knock: "chair",
    "turn-away": "chair",
    withdraw: "chair",
    vote: "vote",
    bot: "bot",
    mind: "bot",
    back: "back",
    summary: "bot",
    undo: "back",
    "undo-asked": "back",
    "undo-agreed": "back",
    "undo-refused": "back",
    start: "round",
    rematch: "round",
};

export function iconOf(line: Line): LineIconName | null {
    return (line.what === "event" ? (line.icon as LineIconName | undefined) : byWhat[line.what]) ?? null;
}

export function matches(line: Line, filter: Filter): boolean {
    if (line.text === "") return false;
    if (filter === "all") return true;
    const icon = iconOf(line);
    return filter === "talk" ? icon === "talk" || icon === "claim" : icon === "money" || icon === "deal";
}

// Rounds in which nothing is left after filtering are left out.
export function parts(lines: readonly Line[], filter: Filter, face: Face): Part[] {
    const list: Part[] = [{ heading: null, lines: [] }];
    for (const line of lines) {
        const heading = line.what === "event" ? (face.round?.(line) ?? null) : null;
        if (heading !== null) list.push({ heading, lines: [] });
        // The heading says it already.
        if (heading === null && matches(line, filter)) list[list.length - 1]!.lines.push(line);
    }
    return list.filter((part) => part.lines.length > 0 || (filter === "all" && part.heading !== null));
}

// Lines whose claim differs from what the same seat said of the same thing earlier in the round, with
// what it said then.
export function contradictions(lines: readonly Line[], face: Face): Map<number, string> {
    const marks = new Map<number, string>();
    if (!face.claim) return marks;
    let said = new Map<string, string>();
    for (const line of lines) {
        if (line.what !== "event") continue;
        if (face.round?.(line)) said = new Map();
        const claim = face.claim(line);
        if (!claim) continue;
        const key = `${claim.by} ${claim.about}`;
        const before = said.get(key);
        if (before !== undefined && before !== claim.says) marks.set(line.number, before);
        said.set(key, claim.says);
    }
    return marks;
}

// Only the reader was told this. "to" is how events say who hears of them.
export function isPrivate(line: Line): boolean {
    if (line.what === "summary") return true;
    const to = (line.event as { to?: unknown } | undefined)?.to;
    return Array.isArray(to);
}

// The step of the replay at which it happened, where the server tells.
export const stepOf = (line: Line): number | null => line.step ?? null;

// The last thing worth a glance, for the ticker on a phone.
export function latest(lines: readonly Line[]): Line | null {
    for (let i = lines.length - 1; i >= 0; --i)
        if (lines[i]!.text !== "" && lines[i]!.what !== "react") return lines[i]!;
    return null;
}
