// Millions of Dollars, both editions: one heist with four thieves. It reads the phase from the view and what the
// reader has done from the story; which moves there are it leaves to the server.

import type { TableState } from "../../net/model";
import type { Lesson, Step } from "./lesson";

interface Happening {
  what?: string;
  seat?: number;
}

const step = (id: string, title: Step["title"], text: Step["text"], press?: Step["press"], acts: readonly string[] = []): Step =>
  press === undefined ? { id, title, text, acts } : { id, title, text, press, acts };

const steps = {
  pick: step("pick", "coach.pick.title", "coach.pick", "coach.pick.try", ["Pick"]),
  wait: step("wait", "coach.wait.title", "coach.wait"),
  announce: step("announce", "coach.announce.title", "coach.announce", "coach.announce.try", ["Announce"]),
  listen: step("listen", "coach.listen.title", "coach.listen"),
  talk: step("talk", "coach.talk.title", "coach.talk", "coach.talk.try", ["Claim"]),
  deal: step("deal", "coach.deal.title", "coach.deal", "coach.deal.try", ["Offer", "Ready"]),
  answer: step("answer", "coach.answer.title", "coach.answer", "coach.answer.try", ["Accept", "Decline", "Counter"]),
  answers: step("answers", "coach.answers.title", "coach.answers"),
  roll: step("roll", "coach.roll.title", "coach.roll", "coach.roll.try", ["Answer"]),
  vote: step("vote", "coach.vote.title", "coach.vote", "coach.vote.try", ["Yes", "No"]),
  final: step("final", "coach.final.title", "coach.final", "coach.final.try", ["Stay", "Leave"]),
  names: step("names", "coach.name.title", "coach.names", "coach.names.try", ["Name"]),
  rob: step("rob", "coach.rob.title", "coach.rob", "coach.rob.try", ["Rob"]),
  out: step("out", "coach.out.title", "coach.out"),
} as const;

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
