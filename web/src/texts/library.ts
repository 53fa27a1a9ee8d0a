// The texts of all languages, by file: "en/millions/page" is data/texts/en/millions/page.json. What is read is
// fetched in the reader's language only; the first language comes as well once a word is missing.

import { signal } from "@preact/signals";

export type Texts = Readonly<Record<string, string>>;
export type Shelf = Readonly<Record<string, () => Promise<Texts>>>;

// "{n} players": figures are put in once and never read again, so a player called "{n}" does no harm.
export const fill = (text: string, figures: Readonly<Record<string, string | number>>): string =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => String(figures[name] ?? whole));

// What things are called stands under the book's own name: each game has its roles and phases.
const own = (file: string, key: string): string => {
    const [book, part] = file.split("/");
    return part === "names" ? `${book}:${key}` : key;
};

export class Library {
    private readonly files = new Set<string>(); // what somebody reads: "millions/page"
    private readonly words = signal<Texts>({});
    private lacking = false; // the language spoken does not have every word
    private wanted = "";

    constructor(
        private readonly shelf: Shelf,
        private readonly first: string, // tag of the language that has every word
    ) {}

    // From now on these files are read too. A book need not have all of them.
    async open(tag: string, files: readonly string[]): Promise<void> {
        for (const file of files) this.files.add(file);
        await this.speak(tag);
    }

    // Resolves when every open file is here in this language.
    async speak(tag: string): Promise<void> {
        if (tag !== this.wanted) this.lacking = false;
        this.wanted = tag;
        const words = { ...(this.lacking ? await this.gather(this.first) : {}), ...(await this.gather(tag)) };
        if (tag === this.wanted) this.words.value = words; // else another language was asked for meanwhile
    }

    find(key: string): string | null {
        return this.words.value[key] ?? null;
    }

    // A word that there must be: where the language has none, that of the first is on its way.
    word(key: string): string {
        const found = this.find(key);
        if (found === null && !this.lacking && this.wanted !== this.first) {
            this.lacking = true;
            void this.speak(this.wanted);
        }
        return found ?? key;
    }

    private async gather(tag: string): Promise<Record<string, string>> {
        const texts = await Promise.all(
            [...this.files].map(async (file) => {
                const found = (await this.shelf[`${tag}/${file}`]?.()) ?? {};
                return Object.entries(found).map(([key, text]) => [own(file, key), text] as const);
            }),
        );
        return Object.fromEntries(texts.flat());
    }
}
