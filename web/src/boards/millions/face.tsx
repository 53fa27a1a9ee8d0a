// Millions of Dollars, both editions, as the frame of a table needs it.

import type { Game, Line } from "../../protocol";
import { t } from "../../texts";
import type { Claim, Face, SeatNote } from "../face";
import { Board } from "./Board";
import { Deals } from "./Deals";
import { later } from "../../ui/later";
import { optionsOf, readEvent } from "./moves";
import { priceOf } from "./price";
import { purseOf, theatre } from "./theatre";
import { charactersOf, toBeHad } from "./view";
import type { View } from "./wire";
import { change, group, label, money, onBoard, roleName } from "./words";

const Dealing = later(() => import("./Dealing").then((module) => module.Dealing));

// Short, for there is little room beside a name on a phone; the gang on the board says it in words.
function seatNotes(game: Game, seat: number): SeatNote[] {
    const view = game.view as View;
    const notes: SeatNote[] = [];
    const add = (label: string, kind: NonNullable<SeatNote["kind"]>, more: Partial<SeatNote> = {}): number =>
        notes.push({ label, kind, ...more });
    const leads = (): void => {
        if (view.open.leader === seat) add("★", "claim");
    };
    const shown = theatre.scene.value;
    if (shown) {
        const gain = shown.gains.get(seat) ?? 0;
        if (gain !== 0) add(change(gain), gain > 0 ? "good" : "bad");
        leads();
        return notes;
    }
    const own = charactersOf(view, seat);
    if (view.open.phase === "Picking") {
        const picked = view.open.picked.includes(seat);
        add(t(picked ? "millions.picked" : "millions.picking"), picked ? "good" : "quiet", {
            brief: picked ? "✓" : "…",
        });
    } else if (Object.keys(view.open.on_view).length > 0 && view.open.phase !== "Over") {
        const inside = own.filter((character) => view.open.in.includes(character)).length;
        if (inside === 0) add(t("millions.out"), "bad");
        else add(own.length > 1 ? `${t("millions.in")} ×${inside}` : t("millions.in"), "good");
    }
    leads();
    if (view.open.ready.includes(seat)) add("✓", "good");
    if (view.open.phase === "Voting" && view.open.voted.includes(seat))
        add(t("millions.voted"), "quiet", { brief: "", icon: "vote" });
    if ((view.open.cards[seat] ?? 0) > 0)
        add(t("millions.looks", { n: view.open.cards[seat]! }), "quiet", {
            brief: String(view.open.cards[seat]),
            icon: "look",
        });
    if (view.open.phase === "Talking" || view.open.phase === "Answering")
        add(t("millions.talk", { n: view.open.talk[seat] ?? 0 }), "quiet", {
            brief: String(view.open.talk[seat] ?? 0),
            icon: "talk",
        });
    return notes;
}

function claim(line: Line): Claim | null {
    const event = readEvent(line);
    if ((event?.what !== "Claimed" && event?.what !== "Announced") || event.role === null) return null;
    return { by: event.seat, about: String(event.character), says: roleName(event.role) };
}

export const face: Face = {
    Board,
    Deals,
    Dealing,
    dealsWith: (game, seat) => toBeHad(game, seat).length > 0,
    dealsWaiting: (game) => optionsOf(game.choices, "Accept").length,
    seatNotes,
    purse: (game, seat) => purseOf(game.view as View, seat),
    money,
    theatre,
    onBoard,
    group,
    label,
    price: priceOf,
    round: (line) => {
        const event = readEvent(line);
        return event?.what === "RoundBegins" ? t("millions.heist.round", { n: event.number }) : null;
    },
    claim,
};
