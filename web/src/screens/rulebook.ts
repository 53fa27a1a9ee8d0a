// The rulebook as text: pieces of a sentence, what a word finds, where a clause stands. Pure.

import type { Passage, RulesSection } from "../net/api";

export type Piece =
    | { kind: "text"; text: string }
    | { kind: "code"; text: string }
    | { kind: "strong"; text: string }
    | { kind: "clause"; text: string; id: string };

const kClause = /[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+/;
const kSplit = /(`[^`]+`|\*\*[^*]+\*\*|\b[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+\b)/;

// Backticks and stars are taken out; a clause of this book becomes a link, another word in capitals does not.
export function pieces(text: string, clauses: ReadonlySet<string>): Piece[] {
    return text
        .split(kSplit)
        .filter((part) => part !== "")
        .map((part): Piece => {
            if (/^`[^`]+`$/.test(part)) return { kind: "code", text: part.slice(1, -1) };
            if (/^\*\*[^*]+\*\*$/.test(part)) return { kind: "strong", text: part.slice(2, -2) };
            if (kClause.test(part) && clauses.has(part)) return { kind: "clause", text: part, id: part };
            return { kind: "text", text: part };
        });
}

export function clausesOf(sections: readonly RulesSection[]): Set<string> {
    const all = new Set<string>();
    for (const section of sections) for (const passage of section.passages) if (passage.id !== "") all.add(passage.id);
    return all;
}

const fold = (text: string): string => text.toLowerCase();

export const searchWords = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

// A text cut where a word was found.
export function marked(text: string, words: readonly string[]): { text: string; hit: boolean }[] {
    if (words.length === 0) return [{ text, hit: false }];
    const safe = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
    return text
        .split(new RegExp(`(${safe})`, "gi"))
        .map((part, at) => ({ text: part, hit: at % 2 === 1 }))
        .filter((part) => part.text !== "");
}

export function matches(passage: Passage, words: readonly string[]): boolean {
    const all = fold([passage.id, ...passage.cells.map((cell) => `${cell.head} ${cell.text}`)].join(" "));
    return words.every((word) => all.includes(word));
}

// The sections with what has all the words; a title that has them brings its whole section.
export function find(sections: readonly RulesSection[], query: string): RulesSection[] {
    const words = searchWords(query);
    if (words.length === 0) return [...sections];
    return sections.flatMap((section) => {
        if (words.every((word) => fold(`${section.number} ${section.title}`).includes(word))) return [section];
        const passages = section.passages.filter((passage) => matches(passage, words));
        return passages.length === 0 ? [] : [{ ...section, passages }];
    });
}

// Rows under the same heads make a table; a clause stands alone, so that it can be found and linked.
export type Block = { kind: "table"; heads: string[]; rows: Passage[] } | { kind: "alone"; passage: Passage };
export function blocks(passages: readonly Passage[]): Block[] {
    const made: Block[] = [];
    for (const passage of passages) {
        if (passage.id !== "" || passage.cells.length < 2) {
            made.push({ kind: "alone", passage });
            continue;
        }
        const heads = passage.cells.map((cell) => cell.head);
        const last = made[made.length - 1];
        if (last?.kind === "table" && last.heads.join("\n") === heads.join("\n")) last.rows.push(passage);
        else made.push({ kind: "table", heads, rows: [passage] });
    }
    return made;
}

// What a section is called in an address.
export function anchor(section: RulesSection): string {
    return section.number !== ""
        ? section.number
        : section.title
              .toLowerCase()
              .replace(/[^\p{L}\p{N}]+/gu, "-")
              .replace(/^-|-$/g, "");
}
