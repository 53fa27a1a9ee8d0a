// Millions of Dollars, both editions: two heists with four thieves. Beside the script it reads the phase from the view
// and what the reader has done from the story; which moves there are it leaves to the server.

import type { TableState } from "../../net/model";
import {
    end as firstEnd,
    options as firstOptions,
    players as firstPlayers,
} from "../../../../data/lessons/millions-1e.json";
import {
    end as secondEnd,
    options as secondOptions,
    players as secondPlayers,
} from "../../../../data/lessons/millions-2e.json";
import { acts, hasDone, isAsked, isOver, openPart, type Lesson, type Plan } from "./lesson";

const kTiles = ".mil-tile:not([aria-disabled])"; // the board's own things to press

const marks = {
    pick: `${acts("Pick")},${kTiles}`,
    wait: "",
    announce: `${acts("Announce")},${kTiles}`,
    listen: "",
    talk: acts("Claim"),
    deal: acts("Offer", "Ready"),
    answer: `${acts("Accept", "Decline", "Counter")},.mil-deal-asked`,
    answers: "",
    roll: `${acts("Answer")},${kTiles}`,
    vote: `${acts("Yes", "No")},.mil-ballot`,
    final: `${acts("Stay", "Leave")},.mil-door`,
    names: `${acts("Name")},${kTiles}`,
    rob: `${acts("Rob")},${kTiles}`,
    out: "",
};
type Step = keyof typeof marks;

// What the reader is asked in a phase, and what there is to see in it for those who are not asked.
const phases: Record<string, readonly [asked: Step, watching: Step]> = {
    Picking: ["pick", "wait"],
    HideCard: ["wait", "wait"],
    Announcing: ["announce", "listen"],
    Talking: ["deal", "listen"],
    Answering: ["answer", "answers"],
    RollCall: ["roll", "listen"],
    Voting: ["vote", "listen"],
    Closing: ["answer", "answers"],
    Final: ["final", "listen"],
    Naming: ["names", "listen"],
    Robbing: ["rob", "listen"],
};
const kTalk = ["Claimed", "Asked", "DealOpened", "SaidReady"];

function at(state: TableState): Step | null {
    const phase = openPart(state)["phase"];
    const found = typeof phase === "string" ? phases[phase] : undefined;
    if (!found) return null;
    const asked = isAsked(state);
    if (!asked && hasDone(state, ["Withdrew"])) return "out";
    if (asked && phase === "Talking" && !hasDone(state, kTalk)) return "talk";
    return found[asked ? 0 : 1];
}

const lesson = (plan: Plan, scenes: string, clauses: readonly string[]): Lesson => ({
    words: "millions.lesson",
    scenes: `millions.lesson.${scenes}`,
    plan,
    clauses,
    pace: 1600,
    marks,
    at,
    done: (state) => isOver(state, plan),
});

const first = lesson({ players: firstPlayers, options: firstOptions, end: firstEnd }, "m1", [
    "M1-PLAN-02",
    "M1-NEG-01",
    "M1-SHARE-02",
    "M1-HEIST-11",
    "M1-SHARE-04",
    "M1-NEG-07",
    "M1-NEG-07",
    "M1-NEG-02",
    "M1-NEG-03",
    "M1-NEG-08",
]);

const second = lesson({ players: secondPlayers, options: secondOptions, end: secondEnd }, "m2", [
    "M2-PLAN-02",
    "M2-NEG-01",
    "M2-NEG-02",
    "M2-SHARE-04",
    "M2-NEG-06",
    "M2-HEIST-09",
    "M2-NEG-01",
    "M2-HEIST-03",
    "M2-NEG-03",
    "M2-NEG-02",
]);

export const lessons = { "millions-1e": first, "millions-2e": second };
