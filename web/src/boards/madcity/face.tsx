// Mad Millionaire, as the frame of a table needs it.

import type { Game } from "../../protocol";
import { t } from "../../texts";
import type { Face, SeatNote } from "../face";
import { shapeLetter } from "../../table/seatShapes";
import { about } from "./about";
import { Board } from "./Board";
import { learn } from "./city";
import { readEvent } from "./moves";
import { sceneOf, theatre } from "./theatre";
import type { View } from "./wire";
import { group, label, money, placeName } from "./words";

// Short, for there is little room beside a name on a phone: the mark of the car, whether a turn will be
// missed, what a stunt brings, and who only needs to land on FINISH.
function seatNotes(game: Game, seat: number): SeatNote[] {
    const view = game.view as View;
    const { facts } = view;
    const income = facts.income[seat] ?? 0;
    const notes: SeatNote[] = [{ label: shapeLetter(seat), kind: "claim" }];
    if (sceneOf(view).open.waiting.includes(seat)) notes.push({ label: t("madcity.misses"), kind: "bad" });
    if (income > 0) notes.push({ label: t("madcity.earns", { amount: money(income) }), kind: "money" });
    if ((facts.counts[seat] ?? 0) >= facts.target) notes.push({ label: placeName("finish"), kind: "good" });
    notes.push({ label: t("madcity.signs", { n: facts.signs[seat] ?? 0 }), kind: "quiet" });
    return notes;
}

export const face: Face = {
    Board,
    learn,
    beside: true,
    seatNotes,
    purse: (game, seat) => sceneOf(game.view as View).open.cash[seat] ?? null,
    money,
    theatre,
    group,
    label,
    about,
    round: (line) => {
        const event = readEvent(line);
        return event?.what === "TurnBegins" ? t("madcity.round", { n: event.number }) : null;
    },
};
