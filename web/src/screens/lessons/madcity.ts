// Mad Millionaire with two others and a small target: two leases wall to wall, two stunts, and FINISH. Beside the script
// it reads the phase from the view and what the reader has done from the story; which moves there are it leaves to the
// server.

import type { TableState } from "../../net/model";
import { end, options, players } from "../../../../data/lessons/mad-millionaire.json";
import { isOver, openPart, type Lesson, type Step } from "./lesson";

const acts = (...all: string[]): string => all.map((act) => `[data-act="${act}"]`).join();

const steps = {
    take: {
        id: "take",
        title: "madcity.coach.take.title",
        text: "madcity.coach.take",
        press: "madcity.coach.take.try",
        marks: `${acts("Take")},.mad-tag`,
    },
    wait: { id: "wait", title: "madcity.coach.wait.title", text: "madcity.coach.wait", marks: ".mad-stunt" },
    roll: {
        id: "roll",
        title: "madcity.coach.roll.title",
        text: "madcity.coach.roll",
        press: "madcity.coach.roll.try",
        marks: acts("Roll"),
    },
    go: {
        id: "go",
        title: "madcity.coach.go.title",
        text: "madcity.coach.go",
        press: "madcity.coach.go.try",
        marks: ".mad-target-stunt",
    },
    deal: {
        id: "deal",
        title: "madcity.coach.deal.title",
        text: "madcity.coach.deal",
        press: "madcity.coach.deal.try",
        marks: `${acts("Buy", "Lease")},.mad-tag`,
    },
    six: {
        id: "six",
        title: "madcity.coach.six.title",
        text: "madcity.coach.six",
        press: "madcity.coach.six.try",
        marks: acts("Bonus", "Miss"),
    },
    lift: {
        id: "lift",
        title: "madcity.coach.lift.title",
        text: "madcity.coach.lift",
        press: "madcity.coach.lift.try",
        marks: `${acts("Lift")},.mad-tag`,
    },
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

const kLong = 12; // turns after which even who went another way knows the game

const rolls = (state: TableState): number =>
    state.lines.filter((line) => {
        const event = line.event as { what?: string; seat?: number } | undefined;
        return event?.what === "Rolled" && event.seat === state.you.seat;
    }).length;

function at(state: TableState): Step | null {
    const phase = openPart(state)["phase"];
    if (!state.game || typeof phase !== "string") return null;
    return state.game.choices.length > 0 ? (asked[phase] ?? null) : steps.wait;
}

const plan = { players, options, end };

const lesson: Lesson = {
    plan,
    scenes: [
        { text: "madcity.scene.take", clause: "MM-SET-07" },
        { text: "madcity.scene.roll", clause: "MM-TURN-02" },
        { text: "madcity.scene.shop", clause: "MM-MOVE-08" },
        { text: "madcity.scene.lease", clause: "MM-LEASE-01" },
        { text: "madcity.scene.again", clause: "MM-MOVE-05" },
        { text: "madcity.scene.estate", clause: "MM-RE-01" },
        { text: "madcity.scene.chain", clause: "MM-PAY-01" },
        { text: "madcity.scene.hunt", clause: "MM-STUNT-01" },
        { text: "madcity.scene.stunt", clause: "MM-STUNT-02" },
        { text: "madcity.scene.paid", clause: "MM-STUNT-04" },
        { text: "madcity.scene.towards", clause: "MM-SIX-01" },
        { text: "madcity.scene.second", clause: "MM-STUNT-01" },
        { text: "madcity.scene.second.go", clause: "MM-PAY-06" },
        { text: "madcity.scene.enough", clause: "MM-WIN-03" },
        { text: "madcity.scene.lane", clause: "MM-MOVE-07" },
        { text: "madcity.scene.roll.lane", clause: "MM-MOVE-07" },
        { text: "madcity.scene.in", clause: "MM-MOVE-07" },
        { text: "madcity.scene.last", clause: "MM-WIN-01" },
        { text: "madcity.scene.finish", clause: "MM-WIN-01" },
    ],
    pace: 1000,
    at,
    done: (state) => isOver(state, plan) || rolls(state) >= kLong,
    learn: {
        title: "madcity.learn.title",
        lead: "madcity.learn.lead",
        points: ["madcity.learn.one", "madcity.learn.two", "madcity.learn.three", "madcity.learn.four"],
    },
    end: { title: "madcity.coach.done.title", text: "madcity.coach.done" },
};

export const lessons = { "mad-millionaire": lesson };
