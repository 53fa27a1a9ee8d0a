// Moments of made-up games, as the server would send them to seat 0.

import type { Choice } from "../../../protocol";
import { made, type Moment, type Scene, sceneIn } from "../../shell/gallery/moments";

interface Open {
    phase: string;
    active: number;
    die: number;
    cash: number[];
    car: string[];
    bought: string[][];
    leased: string[][];
    face_up: (string | null)[];
}

function openOf(players: number, changes: Partial<Open>): unknown {
    const none = (): string[][] => Array.from({ length: players }, () => []);
    return {
        phase: "Main",
        active: 0,
        die: 0,
        landed: false,
        slot: 0,
        business: null,
        leasing: false,
        waiting: [],
        to_roll: [],
        highest: [],
        best_roll: 0,
        winners: [],
        turns: 12,
        cash: Array.from({ length: players }, () => 1),
        car: Array.from({ length: players }, () => "DEPOT"),
        bought: none(),
        leased: none(),
        face_up: ["P06a", "P10b"],
        pile: ["P01a", "P02a"],
        ...changes,
    };
}

const factsOf = (players: number): unknown => {
    const each = (value: (seat: number) => number): number[] =>
        Array.from({ length: players }, (_, seat) => value(seat));
    return {
        note: 10000,
        target: 100,
        income: each((seat) => [14, 11, 17, 10, 5, 2][seat] ?? 0),
        signs: each((seat) => 1 + seat),
        counts: each((seat) => 40 + 15 * seat),
    };
};

const choose = (...moves: { act: string; place?: string; business?: string; seat?: number }[]): Choice[] =>
    moves.map((move) => ({
        move,
        text: `${move.act} ${move.place ?? move.business ?? move.seat ?? ""}`.toLowerCase().trim(),
        question: 1,
    }));

const moment = (
    players: number,
    changes: Partial<Open>,
    question = "",
    choices: Choice[] = [],
    events: readonly object[] = [],
): Moment =>
    made({
        game: "mad-millionaire",
        name: "Mad Millionaire",
        players,
        view: { me: 0, open: openOf(players, changes), facts: factsOf(players) },
        question,
        choices,
        events,
        over: changes.phase === "Over",
    });

const middle: Partial<Open> = {
    cash: [38, 12, 95, 4, 21, 60],
    car: ["J05", "GA5", "GA5", "MS8", "DEPOT", "ES5"],
    bought: [["S1", "E3", "D4"], ["S2", "G4", "G5"], ["S6", "F3"], ["S4"], ["S5"], ["S3", "E7"]],
    leased: [["E1", "E2", "D3"], ["G3", "A3"], ["F1", "F2", "F4"], ["B1", "B2", "B3"], ["C4", "C5"], []],
    face_up: ["P05a", "P08a", "P04b", "P15b"],
};
const out = ["WP2", "WP5", "CR2", "CR5", "BS2", "BS5", "GA8", "KS8", "MS2", "MS5", "GA3", "GA5", "KS1"];

export const scenes: readonly Scene[] = [
    {
        name: "take",
        now: moment(
            3,
            { phase: "TakeSmall" },
            "Take one of the small businesses, free of charge.",
            choose(...["S1", "S2", "S3", "S4", "S5", "S6"].map((business) => ({ act: "Take", business }))),
        ),
    },
    {
        name: "roll",
        now: moment(
            6,
            middle,
            "Your turn: roll and drive, or sell a business.",
            choose(
                { act: "Roll" },
                { act: "Sell", business: "S1" },
                { act: "Sell", business: "E3" },
                { act: "Sell", business: "D4" },
                { act: "End", business: "E1" },
                { act: "End", business: "E2" },
                { act: "End", business: "D3" },
            ),
        ),
    },
    {
        name: "go",
        now: moment(
            6,
            { ...middle, phase: "Moving", die: 6 },
            "You rolled 6. Where to?",
            choose(...out.map((place) => ({ act: "Go", place }))),
        ),
    },
    {
        name: "deal",
        now: moment(
            6,
            { ...middle, phase: "Dealing", die: 6, car: ["KS8", "GA5", "GA5", "MS8", "DEPOT", "ES5"] },
            "You are at the Bakery. Buy it?",
            choose({ act: "Buy", business: "B2" }, { act: "End", business: "E1" }, { act: "Done" }),
        ),
    },
    {
        name: "estate",
        now: moment(
            4,
            {
                ...middle,
                phase: "Dealing",
                die: 4,
                cash: [40, 12, 95, 4],
                car: ["GA1", "GA5", "GA5", "MS8"],
                bought: middle.bought!.slice(0, 4),
                leased: middle.leased!.slice(0, 4),
                face_up: ["P05a", "P08a", "P04b"],
            },
            "Real Estate: buy, lease or sell one business anywhere.",
            choose(
                ...[
                    "A1",
                    "A2",
                    "A4",
                    "B4",
                    "B5",
                    "C1",
                    "C2",
                    "C3",
                    "C4",
                    "C6",
                    "D1",
                    "D2",
                    "D5",
                    "E5",
                    "E6",
                    "G1",
                    "G2",
                    "G7",
                    "G5",
                ].flatMap((business) => [
                    { act: "Buy", business },
                    ...(business === "C6" || business === "G5" ? [] : [{ act: "Lease", business }]),
                ]),
                { act: "Done" },
            ),
        ),
    },
    {
        name: "drive",
        before: moment(6, middle),
        now: moment(
            6,
            {
                ...middle,
                cash: [54, 12, 95, 4, 21, 60],
                car: ["KS1", "DEPOT", "DEPOT", "MS8", "DEPOT", "ES5"],
                face_up: ["P05a", "P08b", "P09b", "P15b"],
            },
            "",
            [],
            [
                { what: "Rolled", seat: 0, number: 6 },
                { what: "Drove", seat: 0, from: "J05", place: "KS1", number: 3 },
                { what: "GroupPaid", seat: 0, businesses: ["E1", "E2", "E3"], amount: 9 },
                { what: "GroupPaid", seat: 0, businesses: ["D3", "D4"], amount: 4 },
                { what: "GroupPaid", seat: 0, businesses: ["S1"], amount: 1 },
                { what: "StuntDone", seat: 0, place: "KS1", card: "P04b", slot: 2, amount: 14 },
                { what: "CardTurnedUp", card: "P08b", place: "GA5", slot: 2 },
                { what: "CarReturned", seat: 1, from: "GA5", place: "DEPOT" },
                { what: "CarReturned", seat: 2, from: "GA5", place: "DEPOT" },
                { what: "Rolled", seat: 3, number: 2 },
                { what: "Drove", seat: 3, from: "MS8", place: "MS10", number: 2 },
                { what: "Leased", seat: 3, business: "F4", amount: 3 },
                { what: "SaleNominated", seat: 4, business: "S5" },
                { what: "Sold", seat: 4, business: "S5", number: 5, amount: 6 },
            ],
        ),
    },
    {
        name: "win",
        before: moment(6, { ...middle, phase: "Moving", die: 3, car: ["J12", "GA5", "GA5", "MS8", "DEPOT", "ES5"] }),
        now: moment(
            6,
            {
                ...middle,
                phase: "Over",
                car: ["SL3", "GA5", "GA5", "MS8", "DEPOT", "ES5"],
                cash: [104, 12, 95, 4, 21, 60],
            },
            "",
            [],
            [
                { what: "Drove", seat: 0, from: "J12", place: "SL3", number: 3 },
                { what: "Won", seat: 0, amount: 104 },
            ],
        ),
    },
];

export const scene = (name: string): Scene => sceneIn(scenes, name);
