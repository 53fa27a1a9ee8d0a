// The lessons, loaded with the screens that give them.

import { guillotines } from "./guillotines";
import type { Lesson } from "./lesson";
import { madcity } from "./madcity";
import { millionsFirst, millionsSecond } from "./millions";
import type { taught } from "./which";

const lessons: Record<(typeof taught)[number], Lesson> = {
    "millions-1e": millionsFirst,
    "millions-2e": millionsSecond,
    "mad-millionaire": madcity,
    guillotines,
};

export const lessonOf = (game: string): Lesson | undefined => (lessons as Record<string, Lesson>)[game];
