// Moves, money and people in the reader's words.

import type { Choice, Table } from "../../protocol";
import { named, t } from "../../texts";
import { readMove, type Act, type Move } from "./moves";
import type { Role } from "./view";

export const money = (amount: number): string => (amount < 0 ? `−$${-amount}M` : `$${amount}M`);
export const change = (amount: number): string => (amount < 0 ? money(amount) : `+${money(amount)}`);

export const roleName = (role: Role | null): string =>
    role === null ? t("millions.nothing") : named("millions", `role.${role}`);

export const seatName = (table: Table, seat: number): string => table.chairs[seat]?.name || `#${seat + 1}`;

const slots = (table: Table): number => (table.players === 3 ? 2 : 1);

// "Bea", or with two characters each "Bea no. 2".
export function characterName(table: Table, character: number): string {
    const per = slots(table);
    const name = seatName(table, Math.floor(character / per));
    return per === 1 ? name : `${name} ${t("millions.slot", { n: (character % per) + 1 })}`;
}

export function listNames(names: readonly string[]): string {
    if (names.length < 2) return names[0] ?? "";
    return t("millions.list.and", {
        first: names.slice(0, -1).join(t("frame.comma")),
        second: names[names.length - 1]!,
    });
}

function amountOf(choice: Choice, move: Move, amount: number | null): string {
    if (choice.amount && amount === null) {
        return choice.amount.least === choice.amount.most
            ? money(choice.amount.least)
            : `$${choice.amount.least}–${choice.amount.most}M`;
    }
    return money(amount ?? move.pay.reduce((sum, each) => sum + each.amount, 0));
}

export function label(choice: Choice, table: Table, amount: number | null): string {
    const move = readMove(choice);
    const two = slots(table) > 1;
    const who = characterName(table, move.character);
    const other = seatName(table, move.proposer);
    const role = roleName(move.role);
    const second = roleName(move.second);
    const slot = (move.character % slots(table)) + 1;
    const sum = amountOf(choice, move, amount);
    const payer = move.pay.map((each) => seatName(table, each.seat)).join(t("frame.comma"));
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
            return Math.floor(move.character / slots(table)) === move.proposer
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
    const move = readMove(choice);
    // Two roles at once are many choices: by the first. With one character each is a group of its own.
    if (move.act === "Pick" || move.act === "Announce" || move.act === "Answer") {
        return `${t("millions.slot", { n: 1 })}: ${roleName(move.role)}`;
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

export function onBoard(choice: Choice): boolean {
    return byGesture.includes(readMove(choice).act);
}
