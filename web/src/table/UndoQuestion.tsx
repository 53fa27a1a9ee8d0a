import type { Undo } from "../protocol";
import { t } from "../texts";
import { nameOf, type Desk } from "./desk";

export function undoWords(desk: Desk, undo: Undo): string {
    if (undo.seat === desk.me) return t("frame.undo.mine", { move: undo.move });
    return t("frame.undo.asks", { who: nameOf(desk.state, undo.seat), move: undo.move });
}

// Somebody wants a move back; everybody it concerns is asked.
export function UndoQuestion({ desk, undo }: { desk: Desk; undo: Undo }) {
    const asked = desk.me !== null && undo.missing.includes(desk.me);
    const answer = (yes: boolean): void => void desk.ask({ kind: "answer-undo", yes });
    const who = undo.missing.map((seat) => nameOf(desk.state, seat)).join(t("frame.comma"));
    if (!asked) return <p class="tbl-quiet">{t("frame.waiting", { who })}</p>;
    return (
        <div class="tbl-choices">
            <button type="button" class="tbl-choice" data-pick onClick={() => answer(true)}>
                {t("frame.undo.yes")}
            </button>
            <button type="button" class="tbl-choice" data-pick onClick={() => answer(false)}>
                {t("frame.undo.no")}
            </button>
        </div>
    );
}
