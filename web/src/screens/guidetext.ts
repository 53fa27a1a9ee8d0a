// The guide is written for a terminal: heads in lines of their own, numbered steps, two columns. On the page these are
// headings and lists.

export type GuideLine =
    | { kind: "step"; text: string }
    | { kind: "pair"; term: string; text: string }
    | { kind: "text"; text: string };
export interface GuidePart {
    title: string;
    lines: GuideLine[];
}

// What a head has in brackets says how to ask a terminal for more.
const kHelp = /\s*[(（][^()（）]*[)）]\s*$/;

function line(text: string): GuideLine {
    const step = /^\d+\.\s+(.*)$/.exec(text);
    if (step) return { kind: "step", text: step[1]! };
    const pair = /^(\S.*?)\s{2,}(\S.*)$/.exec(text) ?? /^(.+?)\s+—+\s+(.+)$/.exec(text);
    if (pair) return { kind: "pair", term: pair[1]!, text: pair[2]! };
    return { kind: "text", text };
}

// A short first line without a full stop, with more below, is a head.
const isHead = (first: string, more: number): boolean =>
    more > 0 && first.length <= 40 && !/[.。:：;；]$/.test(first) && line(first.replace(kHelp, "")).kind === "text";

export function guideParts(text: string): GuidePart[] {
    return text
        .split(/\n\s*\n/)
        .map((block) =>
            block
                .split("\n")
                .map((each) => each.trim())
                .filter((each) => each !== ""),
        )
        .filter((lines) => lines.length > 0)
        .map((lines) => {
            const [first = "", ...rest] = lines;
            return isHead(first, rest.length)
                ? { title: first.replace(kHelp, ""), lines: rest.map(line) }
                : { title: "", lines: lines.map(line) };
        });
}

// Lines of a kind that follow one another belong in one list.
export function runs(lines: readonly GuideLine[]): GuideLine[][] {
    const made: GuideLine[][] = [];
    for (const each of lines) {
        const last = made[made.length - 1];
        if (last && last[0]!.kind === each.kind) last.push(each);
        else made.push([each]);
    }
    return made;
}
