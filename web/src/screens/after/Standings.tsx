import { t } from "../../texts";
import { Card, Icon } from "../../ui";
import { Marker } from "./Marker";
import type { Scene } from "./scene";
import { placed } from "./standings";

export function Standings({ scene }: { scene: Scene }) {
    const most = Math.max(1, ...scene.score);
    return (
        <Card title={t("after.standings")} tone="tomato">
            <ol class="after-standings">
                {placed(scene.score, scene.winners).map((row) => (
                    <li key={row.seat} class={`after-standing after-tint-${row.seat % 8}`}>
                        <span class="after-place">
                            <span class="unseen">{t("after.place", { n: row.place })}</span>
                            <span aria-hidden="true">{row.place}</span>
                        </span>
                        <Marker seat={row.seat} />
                        <span class="after-who">
                            {scene.name(row.seat)}
                            {row.seat === scene.me && <span class="after-tag">{t("after.you")}</span>}
                            {row.won && <Icon name="star" size={18} label={t("after.winner")} />}
                        </span>
                        <span class="money after-money">{scene.money(row.score)}</span>
                        <span class="after-bar" style={{ width: `${Math.max(0, (100 * row.score) / most)}%` }} />
                    </li>
                ))}
            </ol>
        </Card>
    );
}
