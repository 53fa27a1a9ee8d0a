// Mad Millionaire: a few turns with two others, until the reader has done a stunt and got a second business. It
// reads the phase from the view and what the reader has done from the story; which moves there are it leaves to the
// server.

import type { TableState } from "../../net/model";
import "../../texts/madcityLesson";
import type { Lesson, Step } from "./lesson";

const acts = (...all: string[]): string => all.map((act) => `[data-act="${act}"]`).join();

const steps = {
  take: { id: "take", title: "madcity.coach.take.title", text: "madcity.coach.take", press: "madcity.coach.take.try", marks: `${acts("Take")},.mad-tag` },
  wait: { id: "wait", title: "madcity.coach.wait.title", text: "madcity.coach.wait", marks: ".mad-stunt" },
  roll: { id: "roll", title: "madcity.coach.roll.title", text: "madcity.coach.roll", press: "madcity.coach.roll.try", marks: acts("Roll") },
  go: { id: "go", title: "madcity.coach.go.title", text: "madcity.coach.go", press: "madcity.coach.go.try", marks: ".mad-target-stunt" },
  deal: {
    id: "deal",
    title: "madcity.coach.deal.title",
    text: "madcity.coach.deal",
    press: "madcity.coach.deal.try",
    marks: `${acts("Buy", "Lease")},.mad-tag`,
  },
  six: { id: "six", title: "madcity.coach.six.title", text: "madcity.coach.six", press: "madcity.coach.six.try", marks: acts("Bonus", "Miss") },
  lift: { id: "lift", title: "madcity.coach.lift.title", text: "madcity.coach.lift", press: "madcity.coach.lift.try", marks: `${acts("Lift")},.mad-tag` },
} satisfies Record<string, Step>;

// What the reader is asked in a phase; all others are for watching.
const asked: Record<string, Step> = {
  TakeSmall: steps.take,
  Main: steps.roll,
  Moving: steps.go,
  SixChoice: steps.six,
  Dealing: steps.deal,
  LiftingSign: steps.lift,
};

const kLong = 8; // turns after which even the unlucky know the game

function mine(state: TableState, ...what: string[]): number {
  return state.lines.filter((line) => {
    const event = line.event as { what?: string; seat?: number } | undefined;
    return event?.what !== undefined && what.includes(event.what) && event.seat === state.you.seat;
  }).length;
}

function done(state: TableState): boolean {
  if (state.game?.standing.over === true) return true;
  return mine(state, "Rolled") >= kLong || (mine(state, "StuntDone") > 0 && mine(state, "Bought", "Leased") > 0);
}

function at(state: TableState): Step | null {
  const phase = (state.game?.view as { open?: { phase?: unknown } } | undefined)?.open?.phase;
  if (!state.game || typeof phase !== "string") return null;
  return state.game.choices.length > 0 ? (asked[phase] ?? null) : steps.wait;
}

export const madcity: Lesson = {
  players: 3,
  options: [],
  pace: 900,
  at,
  done,
  learn: {
    title: "madcity.learn.title",
    lead: "madcity.learn.lead",
    points: ["madcity.learn.one", "madcity.learn.two", "madcity.learn.three", "madcity.learn.four"],
  },
  end: { title: "madcity.coach.done.title", text: "madcity.coach.done" },
};
