// Billionaires & Guillotines as the frame of a table needs it.

import type { Game, Line } from "../../protocol";
import { t } from "../../texts";
import type { Face, SeatNote } from "../face";
import { Board } from "./Board";
import { readEvent } from "./moves";
import { learn } from "./figures";
import { News } from "./News";
import { openHands } from "./openHands";
import { theatre } from "./theatre";
import { peopleOf, type View } from "./view";
import { about, group, label, roleName } from "./words";

// Short, for there is little room beside a name on a phone; the boards say it in words.
function seatNotes(game: Game, seat: number): SeatNote[] {
    const view = game.view as View;
    const person = peopleOf(view)[seat];
    if (!person || person.who === null) return [];
    const notes: SeatNote[] = [];
    if (view.open.answered.includes(seat)) notes.push({ label: "✓", kind: "good" });
    if (view.facts.billionaires[person.who]?.missing === 1)
        notes.push({ label: t("bg.missing", { n: 1 }), kind: "bad" });
    notes.push({ label: t("bg.hand.short", { n: person.hand }), kind: "quiet" });
    if (person.role && (person.revealed || view.me === null))
        notes.push({ label: roleName(person.role), kind: "claim" });
    if (view.open.level > 3) notes.push({ label: `✉ ${person.envelope}`, kind: "quiet" });
    return notes;
}

const kNeeds = 5;

export const face: Face = {
    Board,
    learn,
    beside: true,
    News,
    seatNotes,
    // Of the five needs, how many are filled.
    purse: (game, seat) => {
        const view = game.view as View;
        const who = peopleOf(view)[seat]?.who ?? null;
        return who ? kNeeds - (view.facts.billionaires[who]?.missing ?? 0) : null;
    },
    money: (amount) => `${amount}/${kNeeds}`,
    openHands,
    theatre,
    group,
    label,
    about,
    round: (line: Line) => {
        const event = readEvent(line);
        return event?.what === "RoundBegins" ? t("bg.round", { n: event.number }) : null;
    },
};
