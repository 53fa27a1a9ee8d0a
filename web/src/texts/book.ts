// A part's words in both languages: a key that one of them lacks does not compile.
export function book<K extends string>(
    en: Record<K, string>,
    zh: Record<K, string>,
): { en: Record<K, string>; zh: Record<K, string> } {
    return { en, zh };
}
