// What a game adds to the frame. A game without a face of its own is played through the plain one:
// its view as text, its moves as buttons and forms. Everything but the board may be left out; the
// frame then goes by what every game has: names, scores, the texts of moves and lines.

import type { ComponentType } from "preact";
import type { Choice, Game, Line, Standing, Table } from "../protocol";
import { dollars } from "../texts/money";
import type { House } from "./shell/theatre";

export interface BoardProps {
    table: Table;
    game: Game;
    fresh: readonly Line[]; // what has just happened, to be shown happening
    me: number | null; // seat of the reader, null for spectators and replays
    open: boolean; // all hands are open (replay)
    ask: (choice: Choice, amount?: number) => void; // one of game.choices
    busy: boolean; // a move is on its way
}

export interface DealingProps extends BoardProps {
    seat: number; // whom it is about
    onDone: () => void;
}

export interface SeatNote {
    label: string; // "$5M", "in", "talk 8": short, for people
    // The same where there is hardly any room, as in a phone's strip of seats ("8"), beside a picture if
    // that says what it counts. The label is still spoken.
    brief?: string;
    icon?: LineIconName;
    kind?: "money" | "good" | "bad" | "quiet" | "claim";
}

// The pictures the frame can draw beside a line of its story (table/LineIcon.tsx). Lines with
// "money" and "deal" are found under the filter for money, "talk" and "claim" under that for talk;
// "reveal" also has a sound.
export const lineIcons = [
    "round",
    "talk",
    "claim",
    "deal",
    "money",
    "reveal",
    "look",
    "card",
    "vote",
    "luck",
    "clock",
    "in",
    "out",
    "ready",
    "win",
    "chair",
    "bot",
    "back",
] as const;
export type LineIconName = (typeof lineIcons)[number];

// What somebody said to be true: by whom, about what, and what they said. Two claims by the same
// seat about the same thing in one round that differ are marked as a contradiction.
export interface Claim {
    by: number;
    about: string;
    says: string;
}

// What an amount means to whoever names it: where it begins, and what to say beside it.
export interface Price {
    start: number;
    says: (amount: number) => string;
}

export interface Face {
    // The middle of the table. It knows no rule: it draws the view and offers game.choices.
    Board: ComponentType<BoardProps>;
    // Takes the figures of the server's data file, once, before anything is drawn.
    learn?: (figures: unknown) => void;
    // The board wants the whole middle: the seats stand beside it, not round it (shell/beside.css).
    beside?: boolean;
    // A line on what is new, or to talk about: below the answers, where it covers nothing.
    News?: ComponentType<BoardProps>;
    // Open offers, where a game has them: a sheet over the table on a phone, a tab beside it elsewhere.
    Deals?: ComponentType<BoardProps>;
    // How many of them wait for the reader's answer, for the badge on that sheet's button.
    dealsWaiting?: (game: Game, me: number | null) => number;
    // What may be said to one player, where their seat is pressed or one's own money is dropped on it.
    Dealing?: ComponentType<DealingProps>;
    dealsWith?: (game: Game, seat: number) => boolean;
    // What stands beside a name in the ring of seats.
    seatNotes?: (game: Game, seat: number, me: number | null) => SeatNote[];
    // Money or points of a seat, for the purse that counters tick on.
    purse?: (game: Game, seat: number) => number | null;
    // An amount of a purse or a move as people write it: 5 -> "$5M". Scores have their own unit (scoreWords).
    money?: (amount: number) => string;
    // All hands open (replay): the views of all seats, and what none of them sees, as one, where a game's views hide things in a way of
    // their own (else screens/replay/openHands.ts).
    openHands?: (views: readonly unknown[], open: unknown) => unknown;
    // Where the board shows what happened happening: it says which moment of the game is drawn.
    theatre: House;
    // Choices the board offers itself, by gesture; the frame lists the others. All are reachable as text too.
    onBoard?: (choice: Choice) => boolean;
    // How choices are grouped in the frame's list, in order of appearance: the heading people read.
    // A group of one is a button of its own.
    group?: (choice: Choice) => string;
    // A choice in the reader's own words, with the amount if one is open; else choice.text is shown.
    label?: (choice: Choice, table: Table, amount: number | null) => string;
    // What one should know before taking it, in a few words under the label; null: the label says it all.
    about?: (choice: Choice, game: Game, table: Table) => string | null;
    // Of a choice with an open amount.
    price?: (choice: Choice, game: Game) => Price | null;
    // The heading under which this line opens a new part of the story ("Heist 3"); null: it opens none.
    round?: (line: Line) => string | null;
    claim?: (line: Line) => Claim | null;
}

// A score as people write it: money with the unit that it came with, or the game's points.
export const scoreWords =
    ({ unit }: Pick<Standing, "unit">, face: Face) =>
    (score: number): string =>
        unit > 0 ? dollars(score * unit) : (face.money ?? String)(score);
