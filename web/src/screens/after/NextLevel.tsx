// After a game of a campaign: on to the next level.

import { useEffect } from "preact/hooks";
import { fetchGames, gameOf } from "../../app/house";
import { lang, reach } from "../../app/preferences";
import { t } from "../../texts";
import { Button, Complaint } from "../../ui";
import { levelAfter, levelOf } from "../campaign";
import { playNow } from "../seat";
import { useAsk } from "../useAsk";
import { useTask } from "../useTask";
import type { Scene } from "./scene";

export function NextLevel({ scene }: { scene: Scene }) {
    const { table, me } = scene;
    useAsk(fetchGames, [lang.value]);
    const level = me === null ? null : levelOf(table.game, table.options);
    const { busy, error, run } = useTask();
    useEffect(() => {
        if (level !== null) reach(table.game, level);
    }, [level]);
    const game = gameOf(table.game);
    const next = game && level !== null ? levelAfter(game, level) : null;
    if (!game || !next) return null;
    return (
        <>
            <Button
                size="big"
                icon="star"
                busy={busy}
                onClick={() => void run(() => playNow(game, { options: next.options }))}
            >
                {t("campaign.next", { level: next.title, brings: next.brings })}
            </Button>
            <Complaint text={error} />
        </>
    );
}
