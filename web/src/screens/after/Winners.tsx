import { t } from "../../texts";
import { Confetti } from "./Confetti";
import type { Scene } from "./scene";

// Who won, as a poster.
export function Winners({ scene }: { scene: Scene }) {
  const { winners, score } = scene;
  const sums = new Set(winners.map((seat) => score[seat] ?? 0));
  const names = winners.map(scene.name).join(t("ui.list"));
  const mine = winners.length === 1 && winners[0] === scene.me;
  const first = winners[0];
  return (
    <header class="after-winners">
      <svg class="after-rays" viewBox="0 0 400 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {Array.from({ length: 9 }, (_, n) => (
          <path key={n} d={`M200 210L${n * 60 - 70}-20h30z`} />
        ))}
      </svg>
      <svg class="after-bag" viewBox="0 0 96 104" width="96" height="104" aria-hidden="true">
        <path class="after-bag-body" d="M34 6h28l-7 19c22 10 35 31 35 50 0 20-16 27-42 27S6 95 6 75c0-19 13-40 35-50z" />
        <path class="after-bag-band" d="M37 24h22v7H37z" />
        <path
          class="after-bag-sign"
          d="M44 44h8v5c5 1 9 4 11 8l-6 4c-2-3-4-5-9-5-4 0-6 2-6 4 0 7 21 2 21 16 0 6-4 10-11 11v6h-8v-6c-6-1-10-4-12-9l7-4c2 4 5 6 10 6 4 0 7-2 7-4 0-7-21-2-21-16 0-6 4-10 9-11z"
        />
      </svg>
      <h2>{mine ? t("after.won.you") : t(winners.length > 1 ? "after.won.many" : "after.won", { who: names })}</h2>
      {first !== undefined && sums.size === 1 && (
        <p class="after-sum money">{t(winners.length > 1 ? "after.each" : "after.with", { money: scene.money(score[first] ?? 0) })}</p>
      )}
      <Confetti table={scene.table.id} />
    </header>
  );
}
