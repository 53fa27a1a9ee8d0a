// Millions of Dollars, both editions: one heist with four thieves. It reads the phase from the view and what the
// reader has done from the story; which moves there are it leaves to the server.

import type { TableState } from "../../net/model";
import type { Lesson, Step } from "./lesson";

interface Happening {
  what?: string;
  seat?: number;
}

const acts = (...all: string[]): string => all.map((act) => `[data-act="${act}"]`).join();
// The board's own things to press.
const kTiles = ".mil-tile:not([aria-disabled])";
const kBallots = ".mil-ballot";
const kDoors = ".mil-door";

const steps = {
  pick: { id: "pick", title: "coach.pick.title", text: "coach.pick", press: "coach.pick.try", marks: `${acts("Pick")},${kTiles}` },
  wait: { id: "wait", title: "coach.wait.title", text: "coach.wait", marks: "", brief: true },
  announce: {
    id: "announce",
    title: "coach.announce.title",
    text: "coach.announce",
    press: "coach.announce.try",
    marks: `${acts("Announce")},${kTiles}`,
  },
  listen: { id: "listen", title: "coach.listen.title", text: "coach.listen", marks: "" },
  talk: { id: "talk", title: "coach.talk.title", text: "coach.talk", press: "coach.talk.try", marks: acts("Claim") },
  deal: { id: "deal", title: "coach.deal.title", text: "coach.deal", press: "coach.deal.try", marks: acts("Offer", "Ready") },
  answer: {
    id: "answer",
    title: "coach.answer.title",
    text: "coach.answer",
    press: "coach.answer.try",
    marks: `${acts("Accept", "Decline", "Counter")},.mil-deal-asked`,
  },
  answers: { id: "answers", title: "coach.answers.title", text: "coach.answers", marks: "", brief: true },
  roll: { id: "roll", title: "coach.roll.title", text: "coach.roll", press: "coach.roll.try", marks: `${acts("Answer")},${kTiles}` },
  vote: { id: "vote", title: "coach.vote.title", text: "coach.vote", press: "coach.vote.try", marks: `${acts("Yes", "No")},${kBallots}` },
  final: {
    id: "final",
    title: "coach.final.title",
    text: "coach.final",
    press: "coach.final.try",
    marks: `${acts("Stay", "Leave")},${kDoors}`,
  },
  names: { id: "names", title: "coach.name.title", text: "coach.names", press: "coach.names.try", marks: `${acts("Name")},${kTiles}` },
  rob: { id: "rob", title: "coach.rob.title", text: "coach.rob", press: "coach.rob.try", marks: `${acts("Rob")},${kTiles}` },
  out: { id: "out", title: "coach.out.title", text: "coach.out", marks: "" },
} satisfies Record<string, Step>;

// What the reader is asked in a phase, and what there is to see in it for those who are not asked.
const phases: Record<string, readonly [asked: Step, watching: Step]> = {
  Picking: [steps.pick, steps.wait],
  HideCard: [steps.wait, steps.wait],
  Announcing: [steps.announce, steps.listen],
  Talking: [steps.deal, steps.listen],
  Answering: [steps.answer, steps.answers],
  RollCall: [steps.roll, steps.listen],
  Voting: [steps.vote, steps.listen],
  Closing: [steps.answer, steps.answers],
  Final: [steps.final, steps.listen],
  Naming: [steps.names, steps.listen],
  Robbing: [steps.rob, steps.listen],
};
const kTalk = ["Claimed", "Asked", "DealOpened", "SaidReady"];

function view(state: TableState): { phase: string; round: number } | null {
  const open = (state.game?.view as { open?: { phase?: unknown; round?: unknown } } | undefined)?.open;
  if (!open || typeof open.phase !== "string") return null;
  return { phase: open.phase, round: typeof open.round === "number" ? open.round : 1 };
}

function mine(state: TableState, what: readonly string[]): boolean {
  return state.lines.some((line) => {
    const event = line.event as Happening | undefined;
    return event?.what !== undefined && what.includes(event.what) && event.seat === state.you.seat;
  });
}

function done(state: TableState): boolean {
  return state.game?.standing.over === true || (view(state)?.round ?? 0) > 1;
}

function at(state: TableState): Step | null {
  const now = view(state);
  const found = now && phases[now.phase];
  if (!found || !state.game) return null;
  const asked = state.game.choices.length > 0;
  if (!asked && mine(state, ["Withdrew"])) return steps.out;
  if (asked && now.phase === "Talking" && !mine(state, kTalk)) return steps.talk;
  return found[asked ? 0 : 1];
}

export const millions: Lesson = { players: 4, options: ["quick"], pace: 600, at, done };
