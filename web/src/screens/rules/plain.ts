// The rules for people: the parts of the guide, each with a picture, an example, and the clauses behind it.

import type { RulesSection } from "../../net/api";
import { maybe } from "../../texts";
import { guideParts, type GuidePart } from "../guidetext";

// data/rules/<ruleset>.json
export interface Outline {
    guide?: number; // that part of the guide; else `more`: a text of our own
    more?: string;
    picture: string;
    clauses: readonly string[];
}

export interface Part extends GuidePart {
    picture: string;
    clauses: readonly string[];
    example: string | null;
}

const outlines = import.meta.glob<Outline[]>("../../../../data/rules/*.json", { import: "default" });

export const games = Object.keys(outlines).map((path) => path.replace(/^.*\/|\.json$/g, ""));

export async function outlineOf(game: string): Promise<Outline[]> {
    const fetch = outlines[`../../../../data/rules/${game}.json`];
    return fetch ? fetch() : [];
}

export function partsOf(game: string, overview: string, outline: readonly Outline[]): Part[] {
    const guide = guideParts(overview).filter((part) => part.title !== "");
    if (outline.length === 0) return guide.map((part) => ({ ...part, picture: "", clauses: [], example: null }));
    return outline.flatMap(({ guide: at, more, picture, clauses }) => {
        const key = `plain.${game}.${more ?? at}`;
        const text: GuidePart | undefined =
            more === undefined
                ? guide[at ?? 0]
                : { title: maybe(`${key}.title`) ?? "", lines: [{ kind: "text", text: maybe(key) ?? "" }] };
        return text ? [{ ...text, picture, clauses, example: maybe(`${key}.example`) }] : [];
    });
}

// Parts with every word of what is looked for.
export function matching(parts: readonly Part[], words: readonly string[]): Part[] {
    return parts.filter((part) => {
        const text = [part.title, ...part.lines.map((line) => Object.values(line).join(" ")), part.example ?? ""]
            .join(" ")
            .toLowerCase();
        return words.every((word) => text.includes(word.toLowerCase()));
    });
}

// The clauses of a book by their ids.
export const textsOf = (sections: readonly RulesSection[]): ReadonlyMap<string, string> =>
    new Map(
        sections.flatMap((section) =>
            section.passages
                .filter((each) => each.id !== "")
                .map((each) => [each.id, each.cells[0]?.text.replaceAll("`", "") ?? ""] as const),
        ),
    );
