// The page's own words, a file per part of the page. What games say comes from the server in the
// reader's language.

import { lang } from "../app/preferences";
import type { after } from "./after";
import type { coach } from "./coach";
import { frame } from "./frame";
import { home } from "./home";
import type { guillotines } from "./guillotines";
import type { guillotinesLesson } from "./guillotinesLesson";
import type { guillotinesMore } from "./guillotinesMore";
import type { madcity } from "./madcity";
import type { madcityLesson } from "./madcityLesson";
import type { millions } from "./millions";
import type { rooms } from "./rooms";

export type Key =
    | keyof typeof home.en
    | keyof typeof frame.en
    | keyof typeof rooms.en
    | keyof typeof coach.en
    | keyof typeof millions.en
    | keyof typeof guillotines.en
    | keyof typeof guillotinesLesson.en
    | keyof typeof guillotinesMore.en
    | keyof typeof madcity.en
    | keyof typeof madcityLesson.en
    | keyof typeof after.en;
type Figures = Record<string, string | number>;

type Books = Record<"en" | "zh", Record<Key, string>>;
// Words of what is loaded later come with it, by way of teach.
const books = {
    en: { ...home.en, ...frame.en },
    zh: { ...home.zh, ...frame.zh },
} as Books;

export function teach(book: { en: Record<string, string>; zh: Record<string, string> }): void {
    Object.assign(books.en, book.en);
    Object.assign(books.zh, book.zh);
}

// "{n} players": figures are put in once and never read again, so a player called "{n}" does no harm.
export function t(key: Key, figures: Figures = {}): string {
    return books[lang.value][key].replace(/\{(\w+)\}/g, (whole, name: string) => String(figures[name] ?? whole));
}
