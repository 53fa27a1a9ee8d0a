// What this browser remembers of the reader's wishes at this game; nothing of it leaves it.

import { signal } from "@preact/signals";

function read(key: string): string {
    try {
        return localStorage.getItem(`moneybags.guillotines.${key}`) ?? "";
    } catch {
        return ""; // a browser may forbid storage; then it lasts as long as the page
    }
}

function write(key: string, value: string): void {
    try {
        localStorage.setItem(`moneybags.guillotines.${key}`, value);
    } catch {
        // as above
    }
}

// Introductions already read: "2.1", "p.3" (Puppets).
export const met = signal<ReadonlySet<string>>(new Set(read("met").split(",").filter(Boolean)));

export function meet(what: readonly string[]): void {
    met.value = new Set([...met.value, ...what]);
    write("met", [...met.value].join());
}

// Questions of closed Markets are wanted.
export const questions = signal(read("questions") !== "off");

export function wantQuestions(wanted: boolean): void {
    questions.value = wanted;
    write("questions", wanted ? "on" : "off");
}
