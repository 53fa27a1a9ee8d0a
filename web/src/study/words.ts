// What the things of a study are called, by page and report alike.

import { fill } from "../texts/library";
import type { Study } from "./study";

export interface Words {
    tag: string; // of their language
    find(book: string, key: string): string | null; // what a thing of a book is called
}

export const say = (words: Words, key: string, figures: Record<string, string | number> = {}): string =>
    fill(words.find("study", key) ?? key, figures);

// "role.Driver", "others.3", "L1-03".
export function called(words: Words, study: Study, key: string): string {
    const own = words.find("study", `row.${key}`) ?? words.find(study.about.texts, key);
    if (own) return own;
    const numbered = /^(.*)\.(\d+)$/.exec(key);
    const pattern = numbered && words.find("study", `row.${numbered[1]}`);
    return pattern ? fill(pattern, { n: numbered[2]! }) : key;
}

// A few digits, and no more than are needed.
const short = (value: number): string => String(Number(value.toPrecision(3)));

export function figure(words: Words, study: Study, unit: string, value: number): string {
    if (unit === "share") return `${short(100 * value)} %`;
    if (unit === "count") return short(value);
    if (study.about.score_unit === 0) return `${short(value)} ${say(words, "page.points")}`;
    return money(words, value * study.about.score_unit);
}

export function money(words: Words, dollars: number): string {
    const units = (words.find("common", "money.units") ?? "1").split(" ");
    const size = Math.abs(dollars);
    const best = units.filter((each) => size >= Number.parseInt(each, 10)).at(-1) ?? units[0]!;
    const count = Number.parseInt(best, 10);
    const n = `${short(size / count)}${best.replace(String(count), "")}`;
    return `${dollars < 0 ? "−" : ""}${fill(words.find("common", "money") ?? "{n}", { n })}`;
}

export const axis = (words: Words, unit: string): string =>
    say(words, unit === "share" ? "page.chance" : unit === "score" ? "page.money" : "page.count");
