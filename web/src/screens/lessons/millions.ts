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
import { isOver, openPart, type Lesson, type Plan, type Scene, type Step } from "./lesson";

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
    pick: {
        id: "pick",
        title: "coach.pick.title",
        text: "coach.pick",
        press: "coach.pick.try",
        marks: `${acts("Pick")},${kTiles}`,
    },
    wait: { id: "wait", title: "coach.wait.title", text: "coach.wait", marks: "" },
    announce: {
        id: "announce",
        title: "coach.announce.title",
        text: "coach.announce",
        press: "coach.announce.try",
        marks: `${acts("Announce")},${kTiles}`,
    },
    listen: { id: "listen", title: "coach.listen.title", text: "coach.listen", marks: "" },
    talk: { id: "talk", title: "coach.talk.title", text: "coach.talk", press: "coach.talk.try", marks: acts("Claim") },
    deal: {
        id: "deal",
        title: "coach.deal.title",
        text: "coach.deal",
        press: "coach.deal.try",
        marks: acts("Offer", "Ready"),
    },
    answer: {
        id: "answer",
        title: "coach.answer.title",
        text: "coach.answer",
        press: "coach.answer.try",
        marks: `${acts("Accept", "Decline", "Counter")},.mil-deal-asked`,
    },
    answers: { id: "answers", title: "coach.answers.title", text: "coach.answers", marks: "" },
    roll: {
        id: "roll",
        title: "coach.roll.title",
        text: "coach.roll",
        press: "coach.roll.try",
        marks: `${acts("Answer")},${kTiles}`,
    },
    vote: {
        id: "vote",
        title: "coach.vote.title",
        text: "coach.vote",
        press: "coach.vote.try",
        marks: `${acts("Yes", "No")},${kBallots}`,
    },
    final: {
        id: "final",
        title: "coach.final.title",
        text: "coach.final",
        press: "coach.final.try",
        marks: `${acts("Stay", "Leave")},${kDoors}`,
    },
    names: {
        id: "names",
        title: "coach.name.title",
        text: "coach.names",
        press: "coach.names.try",
        marks: `${acts("Name")},${kTiles}`,
    },
    rob: {
        id: "rob",
        title: "coach.rob.title",
        text: "coach.rob",
        press: "coach.rob.try",
        marks: `${acts("Rob")},${kTiles}`,
    },
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

function mine(state: TableState, what: readonly string[]): boolean {
    return state.lines.some((line) => {
        const event = line.event as Happening | undefined;
        return event?.what !== undefined && what.includes(event.what) && event.seat === state.you.seat;
    });
}

function at(state: TableState): Step | null {
    const phase = openPart(state)["phase"];
    const found = typeof phase === "string" ? phases[phase] : undefined;
    if (!found || !state.game) return null;
    const asked = state.game.choices.length > 0;
    if (!asked && mine(state, ["Withdrew"])) return steps.out;
    if (asked && phase === "Talking" && !mine(state, kTalk)) return steps.talk;
    return found[asked ? 0 : 1];
}

const lesson = (plan: Plan, scenes: readonly Scene[]): Lesson => ({
    plan,
    scenes,
    pace: 1600,
    at,
    done: (state) => isOver(state, plan),
    learn: {
        title: "learn.title",
        lead: "learn.lead",
        points: ["learn.one", "learn.two", "learn.three", "learn.four"],
    },
    end: { title: "coach.done.title", text: "coach.done" },
});

const first = lesson({ players: firstPlayers, options: firstOptions, end: firstEnd }, [
    { text: "coach.m1.0", clause: "M1-PLAN-02" },
    { text: "coach.m1.1", clause: "M1-NEG-01" },
    { text: "coach.m1.2", clause: "M1-SHARE-02" },
    { text: "coach.m1.3", clause: "M1-HEIST-11" },
    { text: "coach.m1.4", clause: "M1-SHARE-04" },
    { text: "coach.m1.5", clause: "M1-NEG-07" },
    { text: "coach.m1.6", clause: "M1-NEG-07" },
    { text: "coach.m1.7", clause: "M1-NEG-02" },
    { text: "coach.m1.8", clause: "M1-NEG-03" },
    { text: "coach.m1.9", clause: "M1-NEG-08" },
]);

const second = lesson({ players: secondPlayers, options: secondOptions, end: secondEnd }, [
    { text: "coach.m2.0", clause: "M2-PLAN-02" },
    { text: "coach.m2.1", clause: "M2-NEG-01" },
    { text: "coach.m2.2", clause: "M2-NEG-02" },
    { text: "coach.m2.3", clause: "M2-SHARE-04" },
    { text: "coach.m2.4", clause: "M2-NEG-06" },
    { text: "coach.m2.5", clause: "M2-HEIST-09" },
    { text: "coach.m2.6", clause: "M2-NEG-01" },
    { text: "coach.m2.7", clause: "M2-HEIST-03" },
    { text: "coach.m2.8", clause: "M2-NEG-03" },
    { text: "coach.m2.9", clause: "M2-NEG-02" },
]);

export const lessons = { "millions-1e": first, "millions-2e": second };
