// Billionaires & Guillotines at Level 1 with two others: three purchases, and what others do about them. Beside the
// script it reads the phase from the view; which moves there are it leaves to the server.

import type { TableState } from "../../net/model";
import { end, options, players } from "../../../../data/lessons/guillotines.json";
import { isOver, openPart, type Lesson, type Step } from "./lesson";

const acts = (...all: string[]): string => all.map((act) => `[data-act="${act}"]`).join();

const steps = {
    pick: {
        id: "pick",
        title: "bg.lesson.pick.title",
        text: "bg.lesson.pick",
        press: "bg.lesson.pick.try",
        marks: acts("Pick"),
    },
    wait: { id: "wait", title: "bg.lesson.wait.title", text: "bg.lesson.wait", marks: "" },
    draw: {
        id: "draw",
        title: "bg.lesson.draw.title",
        text: "bg.lesson.draw",
        press: "bg.lesson.draw.try",
        marks: acts("Draw"),
    },
    act: {
        id: "act",
        title: "bg.lesson.act.title",
        text: "bg.lesson.act",
        press: "bg.lesson.act.try",
        marks: ".bg-hand-card,.bg-market-lit",
    },
    claim: {
        id: "claim",
        title: "bg.lesson.claim.title",
        text: "bg.lesson.claim",
        press: "bg.lesson.claim.try",
        marks: acts("Claim"),
    },
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

function at(state: TableState): Step | null {
    const phase = openPart(state)["phase"];
    if (!state.game || typeof phase !== "string") return null;
    return state.game.choices.length > 0 ? (asked[phase] ?? steps.special) : steps.wait;
}

const plan = { players, options, end };

const lesson: Lesson = {
    plan,
    scenes: [
        { text: "bg.lesson.s0", clause: "BG-WIN-01" },
        { text: "bg.lesson.s1", clause: "BG-TRN-02" },
        { text: "bg.lesson.s2", clause: "BG-BUY-05" },
        { text: "bg.lesson.s3", clause: "BG-BUY-08" },
        { text: "bg.lesson.s4", clause: "BG-INV-01" },
        { text: "bg.lesson.s5", clause: "BG-BUY-07" },
        { text: "bg.lesson.s6", clause: "BG-BUY-13" },
        { text: "bg.lesson.s7", clause: "BG-BUY-12" },
        { text: "bg.lesson.s8", clause: "BG-EXC-01" },
        { text: "bg.lesson.s9", clause: "BG-INV-04" },
        { text: "bg.lesson.s10", clause: "BG-BUY-10" },
        { text: "bg.lesson.s11", clause: "BG-BUY-08" },
    ],
    pace: 1600,
    at,
    done: (state) => isOver(state, plan),
    learn: {
        title: "bg.lesson.title",
        lead: "bg.lesson.lead",
        points: ["bg.lesson.one", "bg.lesson.two", "bg.lesson.three", "bg.lesson.four"],
    },
    end: { title: "bg.lesson.done.title", text: "bg.lesson.done" },
};

export const lessons = { guillotines: lesson };
