// Sizes for text in letters of equal width.

const kLargest = 18;
const kSmallest = 10; // smaller than that nobody reads it: lines are broken instead
const kPerLetter = 0.62; // width of a letter of one pixel's size, a little more than fonts have

const isWide = (letter: string): boolean =>
    /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/.test(letter);

// Chinese letters and their like take two places.
export function columns(line: string): number {
    let count = 0;
    for (const letter of line) count += isWide(letter) ? 2 : 1;
    return count;
}

const bare = (line: string): string => line.replace(/[─\s]+$/, ""); // without the rule it may end with

export interface Fit {
    size: number; // of the letters, in pixels
    text: string;
}

// The picture at the size at which its widest line just fits; the rules between its parts are cut to
// the width there is.
export function fit(picture: string, width: number): Fit {
    const lines = picture.replace(/\s+$/, "").split("\n");
    const widest = Math.max(1, ...lines.map((line) => columns(bare(line))));
    const ideal = Math.floor((width / (widest * kPerLetter)) * 10) / 10;
    const size = Math.min(kLargest, Math.max(kSmallest, ideal));
    const room = Math.max(1, Math.floor(width / (size * kPerLetter)));
    const cut = (line: string): string => {
        const words = bare(line);
        if (words === line || !line.endsWith("─")) return words;
        const rule = Math.min(room, columns(line)) - columns(words);
        return rule > 1 ? `${words} ${"─".repeat(rule - 1)}` : words;
    };
    return { size, text: lines.map(cut).join("\n") };
}
