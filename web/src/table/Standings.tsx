import { t } from "../texts";
import { scoreWords, type Face } from "../boards/face";
import type { TableState } from "../net/model";
import { nameOf } from "./desk";
import { Figure } from "./Figure";

// Who won, and how everybody came out.
export function Standings({ state, face }: { state: TableState; face: Face }) {
    const standing = state.game?.standing;
    if (!standing) return null;
    const order = state.table.chairs
        .map((chair) => ({ chair, score: standing.score[chair.seat] ?? 0, won: standing.winners.includes(chair.seat) }))
        .sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score);
    const names = standing.winners.map((seat) => nameOf(state, seat)).join(t("frame.comma"));
    return (
        <section class="tbl-standings">
            <h2>{names === "" ? t("frame.over") : t("frame.winner", { who: names })}</h2>
            <ol>
                {order.map(({ chair, score, won }) => (
                    <li key={chair.seat} class={won ? "tbl-standing tbl-standing-won" : "tbl-standing"}>
                        <Figure kind={chair.kind} seat={chair.seat} character={chair.character} />
                        <span class="tbl-standing-name">{nameOf(state, chair.seat)}</span>
                        {won && <span class="tbl-note tbl-note-good">{t("frame.won")}</span>}
                        <span class="money tbl-standing-score">{scoreWords(standing, face)(score)}</span>
                    </li>
                ))}
            </ol>
        </section>
    );
}
