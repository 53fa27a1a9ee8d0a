// Billionaires & Guillotines as the frame of a table needs it.

import type { Game, Line } from "../../protocol";
import { t } from "../../texts";
import type { Face, SeatNote } from "../face";
import { Board } from "./Board";
import { readEvent } from "./events";
import { learn } from "./figures";
import { openHands } from "./openHands";
import { theatre } from "./theatre";
import { needsOf, readView } from "./view";
import { group, label, roleName } from "./words";

// Short, for there is little room beside a name on a phone; the boards say it in words.
function seatNotes(game: Game, seat: number): SeatNote[] {
    const now = readView(game.view);
    const person = now.people[seat];
    if (!person || person.who === null) return [];
    const view = theatre.drawn(now);
    const notes: SeatNote[] = [];
    if (view.answered.includes(seat)) notes.push({ label: "✓", kind: "good" });
    if (needsOf(view, person.who).missing === 1) notes.push({ label: t("bg.missing", { n: 1 }), kind: "bad" });
    notes.push({ label: t("bg.hand.short", { n: view.people[seat]!.hand }), kind: "quiet" });
    if (person.role && (person.revealed || view.me === null))
        notes.push({ label: roleName(person.role), kind: "claim" });
    if (view.level > 3) notes.push({ label: `✉ ${person.envelope}`, kind: "quiet" });
    return notes;
}

const kNeeds = 5;

export const face: Face = {
    Board,
    learn,
    beside: true,
    seatNotes,
    // Of the five needs, how many are filled.
    purse: (game, seat) => {
        const now = readView(game.view);
        const who = now.people[seat]?.who ?? null;
        return who ? kNeeds - needsOf(theatre.drawn(now), who).missing : null;
    },
    money: (amount) => `${amount}/${kNeeds}`,
    openHands,
    theatre,
    telling: () => theatre.scene.value !== null,
    group,
    label,
    round: (line: Line) => {
        const event = readEvent(line);
        return event?.what === "RoundBegins" ? t("bg.round", { n: event.number }) : null;
    },
};
