// Moves, money and people in the reader's words.

import type { Choice, Table } from "../../protocol";
import { named, t } from "../../texts";
import { dollars } from "../../texts/money";
import { seatName } from "../shell/words";
import { payersOf } from "./moves";
import { theatre } from "./theatre";
import type { Act, Move, Role } from "./wire";

export const money = (amount: number): string => dollars(amount * 1_000_000);
export const change = (amount: number): string => (amount < 0 ? money(amount) : `+${money(amount)}`);

export const roleName = (role: Role | null): string =>
    role === null ? t("millions.nothing") : named("millions", `role.${role}`);

const slots = (): number => theatre.view?.facts.slots ?? 1;

// "Bea", or with two characters each "Bea no. 2".
export function characterName(table: Table, character: number): string {
    const per = slots();
    const name = seatName(table, Math.floor(character / per));
    return per === 1 ? name : `${name} ${t("millions.slot", { n: (character % per) + 1 })}`;
}

function amountOf({ amount: range, move }: Choice, amount: number | null): string {
    if (!range || amount !== null) {
        const paid = Object.values((move as Move).pay ?? {}).reduce((sum, each) => sum + each, 0);
        return money(amount ?? paid);
    }
    return range.least === range.most ? money(range.least) : `${money(range.least)}–${money(range.most)}`;
}

export function label(choice: Choice, table: Table, amount: number | null): string {
    const move = choice.move as Move;
    const { character = 0, proposer = 0 } = move;
    const two = slots() > 1;
    const who = characterName(table, character);
    const other = seatName(table, proposer);
    const role = roleName(move.role ?? null);
    const second = roleName(move.second ?? null);
    const slot = (character % slots()) + 1;
    const sum = amountOf(choice, amount);
    const payer = payersOf(move)
        .map((seat) => seatName(table, seat))
        .join(t("frame.comma"));
    switch (move.act) {
        case "Pick":
        case "Announce":
            return t(two ? `millions.do.${move.act}.two` : `millions.do.${move.act}`, { role, second });
        case "Claim":
            if (move.role === null)
                return t(two ? "millions.do.Claim.nothing.two" : "millions.do.Claim.nothing", { slot });
            return t(two ? "millions.do.Claim.two" : "millions.do.Claim", { role, slot });
        case "Answer":
            // The move leaves out a second that is "nothing"; its text does not.
            if (two && choice.text.split(" ").length > 2) return t("millions.do.Answer.two", { role, second });
            return move.role === null ? t("millions.do.Answer.nothing") : t("millions.do.Answer", { role });
        case "Ask":
        case "Intimidate":
        case "Rob":
            return t(`millions.do.${move.act}`, { who });
        case "Leave":
            return two ? t("millions.final.leave.one", { who }) : t("millions.final.leave");
        case "Offer":
            return t("millions.do.Offer", { who, amount: sum });
        case "Demand":
            return t(two ? "millions.do.Demand.two" : "millions.do.Demand", { who: payer, amount: sum, slot });
        case "Counter":
            return t("millions.do.Counter", { other, who: payer, amount: sum });
        case "Accept":
        case "Decline":
            return t(`millions.do.${move.act}`, { other });
        case "Cancel":
            return Math.floor(character / slots()) === proposer
                ? t("millions.do.Cancel.own")
                : t("millions.do.Cancel", { who });
        case "Withdraw":
            return t(two ? "millions.do.Withdraw.two" : "millions.do.Withdraw", { slot });
        case "Name":
            return t("millions.do.Name", { role });
        default:
            return t(`millions.do.${move.act}`);
    }
}

const headings = {
    Name: "millions.group.role",
    Rob: "millions.group.role",
    Claim: "millions.group.Claim",
    Ask: "millions.group.Ask",
    Offer: "millions.group.Offer",
    Demand: "millions.group.Demand",
    Counter: "millions.group.deal",
    Accept: "millions.group.deal",
    Decline: "millions.group.deal",
    Cancel: "millions.group.deal",
    Withdraw: "millions.group.Withdraw",
    Intimidate: "millions.group.Intimidate",
    Stay: "millions.group.final",
    Leave: "millions.group.final",
    LeaveBoth: "millions.group.final",
    Yes: "millions.group.vote",
    No: "millions.group.vote",
    Ready: "millions.do.Ready",
    RollCall: "millions.do.RollCall",
    Call: "millions.do.Call",
    CallVote: "millions.do.CallVote",
    Pass: "millions.do.Pass",
} as const satisfies Record<Exclude<Act, "Pick" | "Announce" | "Answer">, string>;

export function group(choice: Choice): string {
    const move = choice.move as Move;
    // Two roles at once are many choices: by the first. With one character each is a group of its own.
    if (move.act === "Pick" || move.act === "Announce" || move.act === "Answer") {
        return `${t("millions.slot", { n: 1 })}: ${roleName(move.role ?? null)}`;
    }
    return t(headings[move.act]);
}

// What the board offers by its cards and buttons; the rest is talk, which the frame lists.
const byGesture: readonly Act[] = [
    "Pick",
    "Announce",
    "Answer",
    "Name",
    "Rob",
    "Yes",
    "No",
    "Stay",
    "Leave",
    "LeaveBoth",
    "Accept",
    "Decline",
    "Counter",
    "Cancel",
];

export const onBoard = (choice: Choice): boolean => byGesture.includes((choice.move as Move).act);
