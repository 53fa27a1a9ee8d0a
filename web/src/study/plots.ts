// The pictures of a study, by Observable Plot.

import * as Plot from "@observablehq/plot";
import type { Cell, Question, Study } from "./study";
import { choiceName, type Solution } from "./solution";
import { shapeOf } from "./study";
import { axis, called, figure, say, type Words } from "./words";

interface Point {
    row: string;
    column: string;
    setting: string;
    value: number;
    low: number;
    high: number;
}

const kColours = ["var(--teal)", "var(--tomato)", "var(--mustard)", "var(--plum)", "var(--good)", "var(--ink-soft)"];
const kMostHeats = 4; // one below the other

const unitOf = (question: Question): string => (question.kind === "part" ? "share" : question.unit);
const present = (points: readonly Point[], all: readonly string[], of: "row" | "column"): string[] =>
    all.filter((each) => points.some((point) => point[of] === each));

// Room for names of rows: the longest as it is, if it does not take half of the picture. Scripts without spaces do not
// wrap, and their signs are as wide as high.
const kLetter = 6.6;
const kSign = 12;
const widthOf = (text: string): number =>
    [...text].reduce((sum, sign) => sum + (sign.codePointAt(0)! > 0x2e80 ? kSign : kLetter), 0);
const marginFor = (names: readonly string[], width: number): number =>
    Math.round(Math.min(190, width * 0.5, Math.max(width * 0.2, 16 + Math.max(0, ...names.map(widthOf)))));

export const settingNames = (words: Words, study: Study): string[] =>
    study.about.settings.map((each) => each.name || say(words, "page.setting"));

function pointsOf(words: Words, study: Study, question: Question): Point[] {
    const names = settingNames(words, study);
    const point = (cell: Cell, setting: string): Point => ({
        row: called(words, study, question.rows[cell.row]!),
        column: called(words, study, question.columns[cell.column]!),
        setting,
        value: cell.value,
        low: cell.low,
        high: cell.high,
    });
    return question.settings.flatMap((cells, i) => cells.map((cell) => point(cell, names[i]!)));
}

// Styles come from our own sheet: a house lets none in that stand in the page.
function finished(drawn: SVGSVGElement | HTMLElement, label: string): SVGSVGElement | HTMLElement {
    for (const style of drawn.querySelectorAll("style")) style.remove();
    const svg = drawn instanceof SVGSVGElement ? drawn : drawn.querySelector(":scope > svg");
    for (const part of drawn.querySelectorAll("g[aria-label]")) part.removeAttribute("aria-label");
    svg?.setAttribute("role", "img");
    svg?.setAttribute("aria-label", label);
    return drawn;
}

export function draw(words: Words, study: Study, question: Question, width: number): (SVGSVGElement | HTMLElement)[] {
    const points = pointsOf(words, study, question);
    const label = say(words, `ask.${question.id}`);
    const shape = shapeOf(question);
    const rows = question.rows.map((each) => called(words, study, each));
    const columns = question.columns.map((each) => called(words, study, each));
    const settings = settingNames(words, study);
    const unit = unitOf(question);
    const tick = (value: number): string => figure(words, study, unit, value);
    const common = { width, className: "study-plot", style: {} };
    const colour = { domain: settings, range: kColours };
    if (shape === "heat") {
        const all = points.map((each) => each.value);
        const most = Math.max(...all.map(Math.abs)); // on which dark cells are
        const fill: Plot.ScaleOptions =
            Math.min(...all) < 0
                ? { type: "diverging", pivot: 0, scheme: "BrBG", domain: [-most, most] }
                : { type: "linear", scheme: "YlGn", domain: [0, Math.max(...all)] };
        return settings.slice(0, kMostHeats).flatMap((setting) => {
            const own = points.filter((each) => each.setting === setting);
            if (own.length === 0) return [];
            const named = settings.length > 1 ? `${label}: ${setting}` : label;
            const shown = present(own, rows, "row");
            const height = 60 + 30 * shown.length;
            const margin = marginFor(shown, width);
            const drawn = Plot.plot({
                ...common,
                height,
                marginLeft: margin,
                marginTop: 42,
                marginBottom: 6,
                caption: settings.length > 1 ? setting : "",
                color: fill,
                x: { domain: present(own, columns, "column"), axis: null },
                y: { domain: shown, axis: null },
                marks: [
                    Plot.axisX({ anchor: "top", label: null, tickSize: 0, lineWidth: 7 }),
                    Plot.axisY({ label: null, tickSize: 0, lineWidth: margin / 12 }),
                    Plot.cell(own, { x: "column", y: "row", fill: "value", inset: 1 }),
                    Plot.text(own, {
                        x: "column",
                        y: "row",
                        text: (each: Point) => tick(each.value),
                        fill: (each: Point) => (Math.abs(each.value) > 0.55 * most ? "#fff" : "#1a1a1a"),
                    }),
                ],
            });
            return [finished(drawn, named)];
        });
    }
    // One thing along the axis: rows, or the columns of the only row.
    const by: "row" | "column" = question.rows.length === 1 && question.columns.length > 1 ? "column" : "row";
    const domain = present(points, by === "row" ? rows : columns, by);
    if (shape === "steps") {
        const drawn = Plot.plot({
            ...common,
            height: 260,
            marginLeft: 52,
            color: { ...colour, legend: settings.length > 1 },
            x: { type: "point", domain, label: null },
            y: { label: axis(words, unit), tickFormat: tick, grid: true, zero: true, ticks: 5 },
            marks: [
                Plot.ruleY([0]),
                Plot.lineY(points, { x: by, y: "value", stroke: "setting", strokeWidth: 2 }),
                Plot.ruleX(points, { x: by, y1: "low", y2: "high", stroke: "setting", strokeWidth: 3, opacity: 0.6 }),
                Plot.dot(points, { x: by, y: "value", fill: "setting", r: 4 }),
            ],
        });
        return [finished(drawn, label)];
    }
    const several = settings.length > 1;
    const byName = settings.length > kColours.length; // too many to tell them by their colours
    const margin = Math.min(marginFor(domain, width), byName ? 0.32 * width : width);
    const drawn = Plot.plot({
        ...common,
        height: 64 + domain.length * (several ? 10 + 14 * settings.length : 28),
        marginLeft: margin,
        marginRight: byName ? marginFor(settings, width) : 24,
        marginBottom: 44,
        color: { ...colour, legend: several && !byName },
        x: {
            label: axis(words, unit),
            labelOffset: 40,
            tickFormat: tick,
            grid: true,
            inset: 8,
            ticks: Math.max(2, Math.floor(width / 160)),
        },
        y: several ? { domain: settings, axis: null } : { domain, axis: null },
        fy: several ? { domain, axis: null } : {},
        marks: [
            several
                ? Plot.axisFy({ anchor: "left", label: null, lineWidth: margin / 12 })
                : Plot.axisY({ label: null, tickSize: 0, lineWidth: margin / 12 }),
            byName ? Plot.axisY({ anchor: "right", label: null, tickSize: 0 }) : null,
            Plot.ruleY(points, {
                y: several ? "setting" : by,
                ...(several ? { fy: by } : {}),
                x1: "low",
                x2: "high",
                stroke: "setting",
                strokeWidth: 3,
                opacity: 0.6,
            }),
            Plot.dot(points, {
                y: several ? "setting" : by,
                ...(several ? { fy: by } : {}),
                x: "value",
                fill: "setting",
                r: 4.5,
            }),
        ],
    });
    return [finished(drawn, label)];
}

// A table of colours: for every Loot card how often to choose what. Seats with choices of their own stand one below the
// other.
export function drawSolution(words: Words, solution: Solution, width: number): (SVGSVGElement | HTMLElement)[] {
    const sides = solution.solved[0]?.sides ?? [];
    return sides.map((side, i) => {
        const points = solution.solved.flatMap((heist) =>
            heist.choices[i]!.map((choice, k) => ({
                loot: heist.name,
                choice: choiceName(words, solution, choice),
                chance: heist.play[i]![k]!,
            })),
        );
        const used = points.filter((each) => each.chance >= 0.0005);
        const rows = [...new Set(points.map((each) => each.choice))].filter((row) =>
            used.some((p) => p.choice === row),
        );
        const margin = marginFor(rows, width);
        const drawn = Plot.plot({
            width,
            className: "study-plot",
            height: 60 + 30 * rows.length,
            marginLeft: margin,
            marginTop: 42,
            marginBottom: 6,
            caption: side === "all" ? "" : say(words, "row.seat", { n: i + 1 }),
            color: { type: "linear", scheme: "YlGn", domain: [0, Math.max(...used.map((each) => each.chance))] },
            x: { domain: solution.solved.map((heist) => heist.name), axis: null },
            y: { domain: rows, axis: null },
            marks: [
                Plot.axisX({ anchor: "top", label: null, tickSize: 0, lineWidth: width < 600 ? 2.4 : 7 }),
                Plot.axisY({ label: null, tickSize: 0, lineWidth: margin / 12 }),
                Plot.cell(used, { x: "loot", y: "choice", fill: "chance", inset: 1 }),
                Plot.text(used, {
                    x: "loot",
                    y: "choice",
                    text: (each: { chance: number }) => Math.round(100 * each.chance).toString(),
                    fill: (each: { chance: number }) =>
                        each.chance > 0.55 * Math.max(...used.map((one) => one.chance)) ? "#fff" : "#1a1a1a",
                }),
            ],
        });
        return finished(drawn, say(words, "page.solved"));
    });
}
