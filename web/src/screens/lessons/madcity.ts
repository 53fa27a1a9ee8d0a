// Mad Millionaire with two others and a small target: two leases wall to wall, two stunts, and FINISH. Beside the script
// it reads the phase from the view and what the reader has done from the story; which moves there are it leaves to the
// server.

import { end, options, players } from "../../../../data/lessons/mad-millionaire.json";
import { acts, isAsked, isOver, openPart, times, type Lesson } from "./lesson";

// What the reader is asked in a phase; all others are for watching.
const asked: Record<string, string> = {
    TakeSmall: "take",
    Main: "roll",
    Moving: "go",
    SixChoice: "six",
    Dealing: "deal",
    LiftingSign: "lift",
};

const kLong = 12; // turns after which even who went another way knows the game
const plan = { players, options, end };

const lesson: Lesson = {
    words: "madcity.lesson",
    scenes: "madcity.lesson.scene",
    plan,
    clauses: [
        "MM-SET-07",
        "MM-TURN-02",
        "MM-MOVE-08",
        "MM-LEASE-01",
        "MM-MOVE-05",
        "MM-RE-01",
        "MM-PAY-01",
        "MM-STUNT-01",
        "MM-STUNT-02",
        "MM-STUNT-04",
        "MM-SIX-01",
        "MM-STUNT-01",
        "MM-PAY-06",
        "MM-WIN-03",
        "MM-MOVE-07",
        "MM-MOVE-07",
        "MM-MOVE-07",
        "MM-WIN-01",
        "MM-WIN-01",
    ],
    pace: 1000,
    marks: {
        take: `${acts("Take")},.mad-tag`,
        wait: ".mad-stunt",
        roll: acts("Roll"),
        go: ".mad-target-stunt",
        deal: `${acts("Buy", "Lease")},.mad-tag`,
        six: acts("Bonus", "Miss"),
        lift: `${acts("Lift")},.mad-tag`,
    },
    at: (state) => {
        const phase = openPart(state)["phase"];
        if (typeof phase !== "string") return null;
        return isAsked(state) ? (asked[phase] ?? null) : "wait";
    },
    done: (state) => isOver(state, plan) || times(state, ["Rolled"]) >= kLong,
};

export const lessons = { "mad-millionaire": lesson };
