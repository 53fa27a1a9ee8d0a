import type { Table } from "../../protocol";
import { t } from "../../texts";
import { Icon } from "../../ui";
import { Coin, Seal, Star } from "./art/props";
import { Card } from "./Card";
import { Claim } from "./Claim";
import { saidOf, type Memory } from "./memory";
import { charactersOf, ownerOf } from "./view";
import type { View } from "./wire";
import { seatName } from "../shell/words";
import { characterName, roleName } from "./words";
import "./Suspect.css";

export interface SuspectProps {
    table: Table;
    view: View;
    memory: Memory;
    me: number | null;
    character: number;
    onPress: ((character: number) => void) | null;
}

export type Standing = "picking" | "picked" | "in" | "out" | "caught" | "through";

export function standingOf(view: View, character: number): Standing {
    if (Object.keys(view.open.on_view).length === 0)
        return view.open.picked.includes(ownerOf(view, character)) ? "picked" : "picking";
    if (!view.open.in.includes(character)) return "out";
    if (view.open.alive.includes(character)) return "through";
    return view.open.shown.includes(character) ? "caught" : "in";
}

export function Suspect({ table, view, memory, me, character, onPress }: SuspectProps) {
    const seat = ownerOf(view, character);
    const mine = seat === me;
    const role = view.role[character] ?? null;
    const standing = standingOf(view, character);
    const first = charactersOf(view, seat)[0] === character;
    const said = standing === "picking" || standing === "picked" ? null : saidOf(memory, view, character);
    const peeked = me !== null && role !== null && !mine && !view.open.shown.includes(character);
    const last = view.open.last[character] ?? null;
    const known =
        role === null
            ? t("millions.unknown")
            : `${roleName(role)}, ${t(mine ? "millions.your-card" : peeked ? "millions.you-saw" : `millions.${standing === "through" ? "through" : "caught"}`)}`;
    return (
        <li class={`mil-suspect mil-is-${standing} ${mine ? "mil-mine" : ""}`} data-character={character}>
            <span class="mil-suspect-card">
                <Card role={role} />
                {peeked && (
                    <span class="mil-peeked">
                        <Icon name="eye" size={14} />
                    </span>
                )}
                {view.open.antes.includes(character) && (
                    <span class="mil-ante" title={t("millions.ante.lies")}>
                        <Coin size={16} />
                    </span>
                )}
                {view.open.phase === "Voting" && first && view.open.voted.includes(seat) && (
                    <span class="mil-voted">
                        <Seal />
                    </span>
                )}
                {(standing === "out" || standing === "caught") && (
                    <span class="mil-stamp" aria-hidden="true">
                        {t(`millions.${standing}`)}
                    </span>
                )}
                {first && view.open.ready.includes(seat) && (
                    <span class="mil-tick">
                        <Icon name="check" size={14} />
                    </span>
                )}
            </span>
            <span class="mil-plate">
                {view.open.leader === seat && first && <Star size={14} />}
                <span class="mil-plate-name">{seatName(table, seat)}</span>
                {charactersOf(view, seat).length > 1 && <span class="mil-plate-slot money">{(character % 2) + 1}</span>}
            </span>
            <span class="unseen">
                {view.open.leader === seat && first && `${t("millions.leader")}, `}
                {t(`millions.${standing}`)}, {known}
                {first && view.open.ready.includes(seat) && `, ${t("millions.ready")}`}
                {last !== null && `, ${t("millions.was", { role: roleName(last) })}`}
            </span>
            <span class="mil-suspect-claim">{said && <Claim said={said} />}</span>
            {onPress && (
                <button
                    type="button"
                    class="mil-suspect-press"
                    aria-label={t("millions.bargain", { who: characterName(table, character) })}
                    onClick={() => onPress(character)}
                />
            )}
        </li>
    );
}
