// Mad Millionaire, as the frame of a table needs it.

import type { Game } from "../../protocol";
import { t } from "../../texts";
import "../../texts/madcity";
import type { Face, LineIconName, SeatNote } from "../face";
import { seatShapes } from "./art/SeatMark";
import { Board } from "./Board";
import { chainsOf, incomeOf } from "./chains";
import { city } from "./city";
import { readEvent } from "./events";
import { drawn, isTelling } from "./theatre";
import { ownersOf, readView, signsOf } from "./view";
import { dollars, group, label, money } from "./words";

// Short, for there is little room beside a name on a phone: the mark of the car, what a stunt brings, and
// whether a turn will be missed.
function seatNotes(game: Game, seat: number): SeatNote[] {
  const now = readView(game.view);
  if (!now) return [];
  const view = drawn(now);
  const income = incomeOf(chainsOf(city, ownersOf(signsOf(view))), seat);
  const out = (view.bought[seat]?.length ?? 0) + (view.leased[seat]?.length ?? 0);
  const notes: SeatNote[] = [{ label: seatShapes[seat % seatShapes.length]!, kind: "claim" }];
  if (view.waiting.includes(seat)) notes.push({ label: t("madcity.misses"), kind: "bad" });
  if (income > 0) notes.push({ label: t("madcity.earns", { amount: dollars(income) }), kind: "money" });
  notes.push({ label: t("madcity.signs", { n: city.signs - out }), kind: "quiet" });
  return notes;
}

const icons: Readonly<Record<string, LineIconName>> = {
  CardLaid: "card",
  SmallTaken: "deal",
  StartRolled: "luck",
  RollAgain: "luck",
  Begins: "chair",
  TurnBegins: "round",
  TurnMissed: "clock",
  Rolled: "luck",
  Drove: "in",
  GroupPaid: "money",
  StuntDone: "money",
  Reshuffled: "card",
  CardTurnedUp: "reveal",
  CarReturned: "back",
  SixBonus: "money",
  SixMiss: "clock",
  Bought: "deal",
  Leased: "deal",
  Upgraded: "deal",
  BoughtOut: "out",
  LeaseEnded: "out",
  SignLifted: "out",
  SaleNominated: "talk",
  Sold: "money",
  DealDeclined: "ready",
  ReachedFinish: "in",
  Won: "win",
  LimitReached: "clock",
};

export const face: Face = {
  Board,
  seatNotes,
  purse: (game, seat) => {
    const view = readView(game.view);
    return view && (drawn(view).cash[seat] ?? null);
  },
  money,
  telling: (game) => {
    const view = readView(game.view);
    return view !== null && view.phase === "Over" && isTelling(view);
  },
  group,
  label,
  icon: (line) => icons[readEvent(line)?.what ?? ""] ?? null,
  round: (line) => {
    const event = readEvent(line);
    return event?.what === "TurnBegins" ? t("madcity.round", { n: event.number }) : null;
  },
};
