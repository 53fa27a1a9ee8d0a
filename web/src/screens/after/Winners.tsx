import { t } from "../../texts";
import { bag } from "./bag";
import { Confetti } from "./Confetti";
import type { Scene } from "./scene";

// Who won, as a poster.
export function Winners({ scene }: { scene: Scene }) {
    const { winners, score } = scene;
    const sums = new Set(winners.map((seat) => score[seat] ?? 0));
    const names = winners.map(scene.name).join(t("ui.list"));
    const mine = winners.length === 1 && winners[0] === scene.me;
    const first = winners[0];
    const headline =
        first === undefined
            ? t("after.title") // nobody won
            : mine
              ? t("after.won.you")
              : t(winners.length > 1 ? "after.won.many" : "after.won", { who: names });
    return (
        <header class="after-winners">
            <svg class="after-rays" viewBox="0 0 400 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
                {Array.from({ length: 9 }, (_, n) => (
                    <path key={n} d={`M200 210L${n * 60 - 70}-20h30z`} />
                ))}
            </svg>
            <svg class="after-bag" viewBox="0 0 96 104" width="96" height="104" aria-hidden="true">
                <path class="after-bag-body" d={bag.body} />
                <path class="after-bag-band" d={bag.band} />
                <path class="after-bag-sign" d={bag.sign} />
            </svg>
            <h2>{headline}</h2>
            {first !== undefined && sums.size === 1 && (
                <p class="after-sum money">
                    {t(winners.length > 1 ? "after.each" : "after.with", { money: scene.money(score[first] ?? 0) })}
                </p>
            )}
            <Confetti table={scene.table.id} />
        </header>
    );
}
