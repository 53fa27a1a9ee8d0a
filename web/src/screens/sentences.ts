// The opening of a longer text: whole sentences, at least one, as long as they fit.
export function opening(text: string, limit: number): string {
    const sentences = text.match(/[^.。！？!?]+(?:[.!?]+(?=\s|$)|[。！？]+|\.(?=\S)|$)/g) ?? [text];
    let taken = "";
    for (const sentence of sentences) {
        if (taken !== "" && (taken + sentence).trim().length > limit) break;
        taken += sentence;
    }
    return taken.trim();
}
