import { useEffect, useState } from "preact/hooks";
import type { BoardProps } from "../boards/face";
import { keepNote, note } from "../app/preferences";
import { levelName } from "../screens/levels";
import { maybe, open, t } from "../texts";
import { Button, Sheet } from "../ui";
import { chairOf, isHere, nameOf, type Desk } from "./desk";
import { Figure } from "./Figure";
import { KeepOrder } from "./KeepOrder";
import { ReactionIcon } from "./ReactionIcon";
import { SeatNoteBadge } from "./SeatNoteBadge";
import { reactions, type Reaction } from "./reactions";
import "./SeatSheet.css";

export interface SeatSheetProps {
    desk: Desk;
    board: BoardProps;
    seat: number | null;
    onClose: () => void;
    onPass: ((seat: number) => void) | null;
}

// What one may do about a player: deal with them, think (notes nobody else sees) and throw things.
export function SeatSheet({ desk, board, seat, onClose, onPass }: SeatSheetProps) {
    const { state, me } = desk;
    const table = state.table.id;
    const [text, setText] = useState("");
    useEffect(() => setText(seat === null ? "" : note(table, seat)), [table, seat]);
    const chair = chairOf(state, seat);
    useEffect(() => void open("cast/names"), []);
    const react = async (what: Reaction): Promise<void> => {
        if (seat === null) return;
        onClose();
        await desk.ask({ kind: "react", at: seat, what });
    };
    const about = chair && [
        chair.kind === "bot" ? t("frame.bot.level", { level: levelName(chair.level ?? "") }) : t("frame.person"),
        chair.host ? t("frame.host") : "",
        chair.minded ? t("frame.minded") : "",
        chair.muted ? t("frame.muted") : "",
        isHere(desk, chair.seat) ? "" : t("frame.away"),
    ];
    const { Dealing } = desk.face;
    const notes = (seat !== null && state.game && desk.face.seatNotes?.(state.game, seat, me)) || [];
    return (
        <Sheet open={seat !== null} title={seat === null ? "" : nameOf(state, seat)} onClose={onClose}>
            {seat !== null && (
                <div class="tbl-seat-sheet">
                    {Dealing && <Dealing key={seat} {...board} seat={seat} onDone={onClose} />}
                    {chair?.character && (
                        <p class="tbl-seat-cast">
                            <Figure kind={chair.kind} seat={chair.seat} character={chair.character} size={96} />
                            <span>{maybe(`cast:${chair.character}`)}</span>
                        </p>
                    )}
                    <p class="tbl-quiet">{about?.filter(Boolean).join(" · ")}</p>
                    {notes.length > 0 && (
                        <p class="tbl-seat-says">
                            {notes.map((each) => (
                                <SeatNoteBadge key={each.label} note={each} />
                            ))}
                        </p>
                    )}
                    {seat === me && chair?.minded && (
                        <Button kind="primary" wide onClick={() => void desk.ask({ kind: "back" }).then(onClose)}>
                            {t("frame.take-back")}
                        </Button>
                    )}
                    {onPass && (
                        <Button kind="accent" icon="people" wide onClick={() => (onClose(), onPass(seat))}>
                            {t("frame.pass-to", { who: nameOf(state, seat) })}
                        </Button>
                    )}
                    {me !== null && seat !== me && (
                        <div class="tbl-reactions" role="group" aria-label={t("frame.react")}>
                            {reactions.map((each) => (
                                <button
                                    key={each}
                                    type="button"
                                    class="tbl-reaction-button"
                                    onClick={() => void react(each)}
                                >
                                    <ReactionIcon name={each} />
                                    <span>{t(`frame.react.${each}`)}</span>
                                </button>
                            ))}
                        </div>
                    )}
                    <KeepOrder key={seat} desk={desk} seat={seat} onDone={onClose} />
                    {seat !== me && (
                        <label class="tbl-notes">
                            <span class="ui-label">{t("frame.notes")}</span>
                            <textarea
                                class="ui-input"
                                rows={4}
                                maxLength={500}
                                value={text}
                                placeholder={t("frame.notes.hint")}
                                onInput={(event) => {
                                    setText(event.currentTarget.value);
                                    keepNote(table, seat, event.currentTarget.value);
                                }}
                            />
                        </label>
                    )}
                </div>
            )}
        </Sheet>
    );
}
