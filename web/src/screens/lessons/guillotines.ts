// Billionaires & Guillotines at Level 1 with two others: three purchases, and what others do about them. Beside the
// script it reads the phase from the view; which moves there are it leaves to the server.

import { end, options, players } from "../../../../data/lessons/guillotines.json";
import { acts, isAsked, isOver, openPart, type Lesson } from "./lesson";

// What the reader is asked in a phase.
const asked: Record<string, string> = {
    PickBillionaire: "pick",
    DrawStep: "draw",
    Action: "act",
    GamedBuy: "act",
    Claim: "claim",
};

const plan = { players, options, end };

const guillotines: Lesson = {
    words: "bg.lesson",
    scenes: "bg.lesson.scene",
    plan,
    clauses: [
        "BG-WIN-01",
        "BG-TRN-02",
        "BG-BUY-05",
        "BG-BUY-08",
        "BG-INV-01",
        "BG-BUY-07",
        "BG-BUY-13",
        "BG-BUY-12",
        "BG-EXC-01",
        "BG-INV-04",
        "BG-BUY-10",
        "BG-BUY-08",
    ],
    pace: 1600,
    marks: {
        pick: acts("Pick"),
        wait: "",
        draw: acts("Draw"),
        act: ".bg-hand-card,.bg-market-lit",
        claim: acts("Claim"),
        special: "",
    },
    at: (state) => {
        const phase = openPart(state)["phase"];
        if (typeof phase !== "string") return null;
        return isAsked(state) ? (asked[phase] ?? "special") : "wait";
    },
    done: (state) => isOver(state, plan),
};

export const lessons = { guillotines };
