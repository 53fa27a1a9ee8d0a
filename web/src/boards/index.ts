// The page's list of games: what each has of its own. A game without a line here is played at the plain board,
// under a poster composed from its name, and has no lesson. Posters stand on the front page; boards and lessons
// are loaded when a table needs them.

import type { ComponentType } from "preact";
import { api } from "../app/house";
import { Guillotines } from "../art/Guillotines";
import { MadMillionaire } from "../art/MadMillionaire";
import { MillionsFirst } from "../art/MillionsFirst";
import { MillionsSecond } from "../art/MillionsSecond";
import type { Lesson } from "../screens/lessons/lesson";
import { open } from "../texts";
import type { Face } from "./face";
import "./shell/beside.css"; // what all boards share comes with the frame
import "./shell/Show.css";

interface Own {
    book: string; // its texts: data/texts/<language>/<book>
    board: () => Promise<{ face: Face }>;
    poster: ComponentType;
    campaign?: string; // the option that grows from game to game
    lesson?: () => Promise<{ lessons: Readonly<Record<string, Lesson>> }>;
}

const thieves = () => import("./millions/face");
const heists = () => import("../screens/lessons/millions");

export const games: Readonly<Record<string, Own>> = {
    "millions-1e": { book: "millions", board: thieves, poster: MillionsFirst, lesson: heists },
    "millions-2e": { book: "millions", board: thieves, poster: MillionsSecond, lesson: heists },
    guillotines: {
        book: "guillotines",
        board: () => import("./guillotines/face"),
        poster: Guillotines,
        campaign: "level",
        lesson: () => import("../screens/lessons/guillotines"),
    },
    "mad-millionaire": {
        book: "mad-millionaire",
        board: () => import("./madcity/face"),
        poster: MadMillionaire,
        lesson: () => import("../screens/lessons/madcity"),
    },
};

// A board that cannot be fetched must not keep anybody from playing.
export async function faceOf(game: string, figuresOf = api.figures): Promise<Face> {
    try {
        const own = games[game];
        if (own) {
            const texts = open(`${own.book}/names`, `${own.book}/page`);
            const [{ face }, figures] = await Promise.all([own.board(), figuresOf(game), texts]);
            face.learn?.(figures);
            return face;
        }
    } catch (problem) {
        console.error(problem);
    }
    return (await import("./plain/face")).face;
}

export const campaignOf = (game: string): string | null => games[game]?.campaign ?? null;

export const hasLesson = (game: string): boolean => games[game]?.lesson !== undefined;

export async function lessonOf(game: string): Promise<Lesson | null> {
    const own = games[game];
    if (!own?.lesson) return null;
    const [{ lessons }] = await Promise.all([own.lesson(), open(`${own.book}/lesson`)]);
    return lessons[game] ?? null;
}
