import { scoreWords, type Face } from "../../boards/face";
import type { Game } from "../../protocol";
import { Marker } from "../after/Marker";
import type { Eyes } from "./steps";

// How everybody stands at this step, in the order of the seats: rows that jump about are hard to follow.
export function SoFar(props: { game: Game; face: Face; eyes: Eyes; name: (seat: number) => string }) {
    const { game, face, eyes } = props;
    return (
        <ul class="replay-seats">
            {game.standing.score.map((score, seat) => (
                <li key={seat}>
                    <Marker seat={seat} />
                    <span class="replay-name">{props.name(seat)}</span>
                    <span class="replay-notes">
                        {face
                            .seatNotes?.(game, seat, eyes)
                            .filter((note) => note.kind !== "money")
                            .map((note) => (
                                <span key={note.label} class={`replay-note replay-note-${note.kind ?? "quiet"}`}>
                                    {note.label}
                                </span>
                            ))}
                    </span>
                    <span class="money">{scoreWords(game.standing, face)(score)}</span>
                </li>
            ))}
        </ul>
    );
}
