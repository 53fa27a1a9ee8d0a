// A language is a folder of data/texts. What it is called and what else goes by its own custom stands in its
// language.json; the page knows of no other.

export interface Language {
    tag: string; // the name of its folder, and what browser and server call it
    name: string; // in its own tongue
    short: string; // the same where there is hardly any room
    order: number; // in which it is offered; the first stands in where another one lacks a word
    also: readonly string[]; // other tags that mean it
    locale: string; // by whose custom the browser writes the time of day
}

export type LanguageFiles = Readonly<Record<string, Omit<Language, "tag">>>;

export const languagesIn = (files: LanguageFiles): Language[] =>
    Object.entries(files)
        .map(([path, told]) => ({ ...told, tag: path.split("/").at(-2)! }))
        .sort((one, other) => one.order - other.order);

// The first wish that some language answers to; "zh-TW" also asks for "zh". Else the first language.
export function chosen(languages: readonly Language[], wishes: readonly string[]): Language {
    for (const wish of wishes) {
        const parts = wish.toLowerCase().split("-");
        for (let count = parts.length; count > 0; --count) {
            const tag = parts.slice(0, count).join("-");
            const found = languages.find((each) => [each.tag, ...each.also].some((own) => own.toLowerCase() === tag));
            if (found) return found;
        }
    }
    return languages[0]!;
}

export const languages = languagesIn(
    import.meta.glob("../../../data/texts/*/language.json", { eager: true, import: "default" }),
);
