// A solution as the program writes it (src/app/study_solve.cpp).

import { fill } from "../texts/library";
import type { Words } from "./words";

export interface Solved {
    name: string; // of the Loot card
    sides: string[]; // "all", or each seat
    choices: string[][];
    play: number[][]; // how likely each choice is
    worth: number[][];
    value: number[];
    exploitability: number;
}
export interface Solution {
    format: string;
    game: string;
    texts: string;
    name: string;
    called: Record<string, string>; // by language
    players: number;
    score_unit: number;
    solved: Solved[];
}

const kFormat = "moneybags solution 1";

export function readSolution(text: string): Solution | null {
    try {
        const told = JSON.parse(text) as Solution;
        return told.format === kFormat && Array.isArray(told.solved) ? told : null;
    } catch {
        return null;
    }
}

// "role.Snitch>role.Brute", "role.Brute+role.Crook".
export function choiceName(words: Words, solution: Solution, key: string): string {
    const name = (each: string): string => words.find(solution.texts, each) ?? each;
    const [picked = "", named] = key.split(">");
    const choice = picked.split("+").map(name).join(" + ");
    return named ? fill(words.find("study", "page.naming") ?? "{choice}", { choice, named: name(named) }) : choice;
}
