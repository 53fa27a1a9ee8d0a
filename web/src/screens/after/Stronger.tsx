// After a game against bots: how often one has won in a row, and then the same once more against better ones.

import { useEffect } from "preact/hooks";
import { fetchGames, gameOf } from "../../app/house";
import { lang, streakOf } from "../../app/preferences";
import { Complaint } from "../../ui";
import { coached } from "../coaching";
import { OneMore } from "../OneMore";
import { playNow } from "../seat";
import { against, count, ended, oneMore } from "../streak";
import { useAsk } from "../useAsk";
import { useTask } from "../useTask";
import type { Scene } from "./scene";

export function Stronger({ scene }: { scene: Scene }) {
    const { table, me, winners, score } = scene;
    useAsk(fetchGames, [lang.value]);
    const { busy, error, run } = useTask();
    const known = score.length > 0; // how it came out; who is taught to play has won nothing yet
    const level = me === null || !known || coached(table.id) ? null : against(table, me);
    const won = me !== null && winners.includes(me);
    useEffect(() => {
        if (level !== null) count(table.game, level, table.id, won);
    }, [level, won]);
    const game = gameOf(table.game);
    if (!game || level === null) return null;
    const next = oneMore(game, ended(streakOf(game.id), level, table.id, won));
    if (next === null) return null;
    const options = table.options as Record<string, unknown>;
    const play = (): Promise<void> => playNow(game, { options, players: table.players, level: next });
    return (
        <>
            <OneMore level={next} busy={busy} onTry={() => void run(play)} />
            <Complaint text={error} />
        </>
    );
}
