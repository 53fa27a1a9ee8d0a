// After the lesson: what it was about, and the ways on.

import { useState } from "preact/hooks";
import { gameOf } from "../app/house";
import { address } from "../app/router";
import type { TableState } from "../net/model";
import { t } from "../texts";
import { Button, Dialog, Icon } from "../ui";
import { coach } from "./coaching";
import { kPoints, word, type Lesson } from "./lessons/lesson";
import { playNow } from "./seat";

export function CoachEnd(props: { state: TableState; lesson: Lesson }) {
    const { state, lesson } = props;
    const { id, game } = state.table;
    const [busy, setBusy] = useState(false);
    const info = gameOf(game);
    const end = (): void => coach(id, false);
    const start = (): void => {
        if (!info) return;
        setBusy(true);
        playNow(info).then(end, () => setBusy(false));
    };
    return (
        <Dialog
            open
            title={word(lesson, "done.title")}
            onClose={end}
            actions={
                <>
                    <Button icon="book" href={address({ at: "rules", game, clause: "" })} onClick={end}>
                        {t("coach.rules")}
                    </Button>
                    {state.game?.standing.over !== true && <Button onClick={end}>{t("coach.playon")}</Button>}
                    {info ? (
                        <Button kind="primary" icon="play" busy={busy} onClick={start}>
                            {t("coach.real")}
                        </Button>
                    ) : (
                        <Button kind="primary" icon="play" href={address({ at: "new", game })} onClick={end}>
                            {t("coach.real")}
                        </Button>
                    )}
                </>
            }
        >
            <p>{word(lesson, "done")}</p>
            <ul class="coach-learnt">
                {kPoints.map((point) => (
                    <li key={point}>
                        <Icon name="check" size={18} /> {word(lesson, point)}
                    </li>
                ))}
            </ul>
        </Dialog>
    );
}
