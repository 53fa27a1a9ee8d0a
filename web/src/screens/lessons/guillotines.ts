// Billionaires & Guillotines at Level 1 with two others, until the reader has bought something and has had a few
// turns. It reads the phase from the view and what the reader has done from the story; which moves there are it leaves
// to the server.

import type { TableState } from "../../net/model";
import "../../texts/guillotinesLesson";
import type { Lesson, Step } from "./lesson";

const acts = (...all: string[]): string => all.map((act) => `[data-act="${act}"]`).join();

const steps = {
  pick: { id: "pick", title: "bg.lesson.pick.title", text: "bg.lesson.pick", press: "bg.lesson.pick.try", marks: acts("Pick") },
  wait: { id: "wait", title: "bg.lesson.wait.title", text: "bg.lesson.wait", marks: "" },
  draw: { id: "draw", title: "bg.lesson.draw.title", text: "bg.lesson.draw", press: "bg.lesson.draw.try", marks: acts("Draw") },
  act: { id: "act", title: "bg.lesson.act.title", text: "bg.lesson.act", press: "bg.lesson.act.try", marks: ".bg-hand-card,.bg-market-lit" },
  claim: { id: "claim", title: "bg.lesson.claim.title", text: "bg.lesson.claim", press: "bg.lesson.claim.try", marks: acts("Claim") },
  special: { id: "special", title: "bg.lesson.special.title", text: "bg.lesson.special", marks: "" },
} satisfies Record<string, Step>;

// What the reader is asked in a phase.
const asked: Record<string, Step> = {
  PickBillionaire: steps.pick,
  DrawStep: steps.draw,
  Action: steps.act,
  GamedBuy: steps.act,
  Claim: steps.claim,
};

const kTurns = 3; // enough to know a turn …
const kLong = 6; // … even for who never bought anything

function mine(state: TableState, what: string): number {
  return state.lines.filter((line) => {
    const event = line.event as { what?: string; seat?: number } | undefined;
    return event?.what === what && event.seat === state.you.seat;
  }).length;
}

function done(state: TableState): boolean {
  if (state.game?.standing.over === true) return true;
  const turns = mine(state, "TurnBegins");
  return turns > kLong || (turns > kTurns && mine(state, "AssetClaimed") > 0);
}

function at(state: TableState): Step | null {
  const phase = (state.game?.view as { open?: { phase?: unknown } } | undefined)?.open?.phase;
  if (!state.game || typeof phase !== "string") return null;
  return state.game.choices.length > 0 ? (asked[phase] ?? steps.special) : steps.wait;
}

export const guillotines: Lesson = {
  players: 3,
  options: [],
  pace: 1200,
  at,
  done,
  learn: {
    title: "bg.lesson.title",
    lead: "bg.lesson.lead",
    points: ["bg.lesson.one", "bg.lesson.two", "bg.lesson.three", "bg.lesson.four"],
  },
  end: { title: "bg.lesson.done.title", text: "bg.lesson.done" },
};
