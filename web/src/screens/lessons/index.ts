// Which games have a lesson.

import type { Lesson } from "./lesson";
import { millions } from "./millions";

const lessons: Record<string, Lesson> = {
  "millions-1e": millions,
  "millions-2e": millions,
};

export const lessonOf = (game: string): Lesson | undefined => lessons[game];
export const hasLesson = (game: string): boolean => game in lessons;
