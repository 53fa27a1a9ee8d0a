// Room that a text takes on a line: wide signs, as of Chinese, take two places.
export const room = (text: string): number => [...text].reduce((sum, sign) => sum + (sign > "\u2e7f" ? 2 : 1), 0);

// The opening of a longer text: whole sentences, at least one, as long as they fit.
export function opening(text: string, limit: number): string {
    const sentences = text.match(/[^.。！？!?]+(?:[.!?]+(?=\s|$)|[。！？]+|\.(?=\S)|$)/g) ?? [text];
    let taken = "";
    for (const sentence of sentences) {
        if (taken !== "" && room((taken + sentence).trim()) > limit) break;
        taken += sentence;
    }
    return taken.trim();
}
