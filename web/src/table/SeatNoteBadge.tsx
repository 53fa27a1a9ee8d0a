import type { SeatNote } from "../boards/face";
import { LineIcon } from "./LineIcon";
import "./SeatNoteBadge.css";

// What the game says of a player. In the strip of a phone its brief form is shown and the other spoken.
export function SeatNoteBadge({ note }: { note: SeatNote }) {
    const brief = note.brief !== undefined;
    return (
        <span class={`tbl-note tbl-note-${note.kind ?? "quiet"} ${brief ? "tbl-note-two" : ""}`} title={note.label}>
            <span class="tbl-note-long">{note.label}</span>
            {brief && (
                <span class="tbl-note-brief" aria-hidden="true">
                    {note.icon && <LineIcon name={note.icon} />}
                    {note.brief}
                </span>
            )}
        </span>
    );
}
