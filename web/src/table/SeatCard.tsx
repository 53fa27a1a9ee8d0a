import { scoreWords } from "../boards/face";
import { t } from "../texts";
import { Icon } from "../ui";
import { chairOf, isHere, nameOf, type Desk } from "./desk";
import { DeadlineRing } from "./DeadlineRing";
import { Figure } from "./Figure";
import { Purse } from "./Purse";
import { SeatNoteBadge } from "./SeatNoteBadge";
import "./SeatCard.css";

export interface SeatCardProps {
    desk: Desk;
    seat: number;
    purse: number | null;
    bubble: string | null; // what was just said here
    noted: boolean; // the reader keeps a note on them
    hint: string | undefined; // what else can be done with it
    onOpen: (seat: number) => void;
}

// One player: who, how rich, what the game says of them, and whether all wait for them.
export function SeatCard({ desk, seat, purse, bubble, noted, hint, onOpen }: SeatCardProps) {
    const { state, face, me } = desk;
    const chair = chairOf(state, seat);
    const game = state.game;
    if (!chair || !game) return null;
    const over = game.standing.over;
    const awaited = !over && game.awaited.includes(seat);
    const deadline = over ? undefined : game.deadlines.find((each) => each.seat === seat);
    const here = isHere(desk, seat);
    const won = over && game.standing.winners.includes(seat);
    const notes = face.seatNotes?.(game, seat, me) ?? [];
    const name = nameOf(state, seat);
    // What shapes and colours tell, in words.
    const spoken = [
        chair.minded ? t("frame.minded") : t(chair.kind === "bot" ? "frame.bot" : "frame.person"),
        chair.host ? t("frame.host") : "",
        here ? "" : t("frame.away"),
        awaited ? t("frame.thinking") : "",
    ].filter(Boolean);
    const look = [
        "tbl-seat",
        seat === me ? "tbl-seat-me" : "",
        awaited ? "tbl-seat-awaited" : "",
        won ? "tbl-seat-won" : "",
        here ? "" : "tbl-seat-away",
    ];
    return (
        <div class="tbl-seat-place" data-seat={seat}>
            <button type="button" class={look.filter(Boolean).join(" ")} title={hint} onClick={() => onOpen(seat)}>
                <span class="tbl-seat-figure">
                    <Figure kind={chair.kind} seat={seat} character={chair.character} minded={chair.minded} size={30} />
                    <span class={here ? "tbl-dot tbl-dot-here" : "tbl-dot"} />
                </span>
                <span class="tbl-seat-name">
                    <span class="tbl-seat-who">{name}</span>
                    {seat === me && <span class="tbl-seat-you">{t("frame.you")}</span>}
                    {chair.host && <Icon name="hat" size={14} />}
                    {noted && <span class="tbl-seat-noted" />}
                </span>
                <span class="tbl-seat-purse">
                    {purse !== null && <Purse amount={purse} show={face.money ?? scoreWords(game.standing, face)} />}
                </span>
                <span class="tbl-seat-notes">
                    {won && <span class="tbl-note tbl-note-good">{t("frame.won")}</span>}
                    {notes.map((note) => (
                        <SeatNoteBadge key={note.label} note={note} />
                    ))}
                </span>
                <span class="unseen">{spoken.join(t("frame.comma"))}</span>
                <span class="tbl-seat-clock">
                    {deadline ? (
                        <DeadlineRing at={deadline.at} window={state.table.clock.window} ahead={desk.ahead.value} />
                    ) : (
                        awaited && (
                            <span class="tbl-thinking">
                                <i />
                                <i />
                                <i />
                            </span>
                        )
                    )}
                </span>
            </button>
            {bubble !== null && (
                <span class="tbl-bubble" aria-hidden="true">
                    <span class="tbl-bubble-words">{bubble}</span>
                </span>
            )}
        </div>
    );
}
