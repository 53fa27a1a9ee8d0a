// The page's own words, from data/texts. What games say comes from the server in the reader's language.
//   t("frame.waiting", { who })              a word of the page
//   named("millions", "role.Driver")         what a thing of a game is called, by page and program alike
//   await open("millions/names", …)          before anybody reads what is fetched later
// The types of the keys are those of the first language (tsconfig.json says which); a test compares the others.

import type common from "first-language/common/names.json";
import type more from "first-language/page/more.json";
import type page from "first-language/page/page.json";
import type talk from "first-language/talk/names.json";
import { lang } from "../app/preferences";
import { languages } from "./languages";
import { fill, Library, type Texts } from "./library";

// Each game declares in its own folder (boards/<game>/texts.ts) which words it adds, and what its things are called.
export interface Books {
    page: { words: typeof page & typeof more; names: object };
    common: { words: object; names: typeof common };
    talk: { words: object; names: typeof talk };
}
export type Key = { [Book in keyof Books]: keyof Books[Book]["words"] }[keyof Books];
type Figures = Readonly<Record<string, string | number>>;

const files = import.meta.glob<Texts>("../../../data/texts/*/*/{names,page,more,lesson,plain}.json", {
    import: "default",
});
export const shelf = Object.fromEntries(
    Object.entries(files).map(([path, fetch]) => [path.split("/").slice(-3).join("/").replace(".json", ""), fetch]),
);
const library = new Library(shelf, languages[0]!.tag);

export const open = (...names: readonly string[]): Promise<void> => library.open(lang.peek(), names);

// The page changes its language when all its words are here.
export async function speak(tag: string): Promise<void> {
    await library.speak(tag);
    lang.value = tag;
}

export const t = (key: Key, figures: Figures = {}): string => fill(library.word(key), figures);
// Where a key is made of what the server says, there may be none.
export function maybe(key: string, figures: Figures = {}): string | null {
    const found = library.find(key);
    return found === null ? null : fill(found, figures);
}
export type Name<Book extends keyof Books> = keyof Books[Book]["names"] & string;
export const named = <Book extends keyof Books>(book: Book, key: Name<Book>): string => library.word(`${book}:${key}`);
