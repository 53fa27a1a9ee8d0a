import type { Table } from "../../protocol";
import { t } from "../../texts";
import { Die } from "./art/Die";
import { seatShapes } from "./art/SeatMark";
import { Rolling } from "./Rolling";
import type { Scene } from "./staging";
import { businessName, money, seatName } from "./words";

export interface HeadProps {
    scene: Scene;
    table: Table;
    pace: number;
    roll: (() => void) | null; // the reader may roll the die
}

// Above the city: whose turn it is, and the die, to be pressed when it is the reader's to roll.
export function Head({ scene, table, pace, roll }: HeadProps) {
    const { view, thrown } = scene;
    const over = view.phase === "Over";
    const says = thrown?.business
        ? t("madcity.sold-for", { business: businessName(thrown.business), amount: money(thrown.amount) })
        : thrown
          ? t("madcity.rolled", { who: seatName(table, thrown.seat), n: thrown.face })
          : t(`madcity.phase.${view.phase}`);
    const who = view.winners[0] ?? thrown?.seat ?? view.active;
    return (
        <header class="mad-head">
            {roll ? (
                <button
                    type="button"
                    class="mad-head-die mad-head-roll"
                    data-act="Roll"
                    aria-label={t("madcity.do.Roll")}
                    title={t("madcity.do.Roll")}
                    onClick={roll}
                >
                    <Die face={6} />
                </button>
            ) : (
                <span class={`mad-head-die ${thrown || view.die > 0 ? "" : "mad-head-idle"}`}>
                    {thrown ? <Rolling thrown={thrown} pace={pace} /> : <Die face={view.die > 0 ? view.die : 6} />}
                </span>
            )}
            <span class="mad-head-words">
                <b class={`mad-head-who mad-seat-${who}`}>
                    <i>{seatShapes[who % seatShapes.length]}</i> {seatName(table, who)}
                </b>
                <span class="mad-head-says">{says}</span>
            </span>
            {!over && <span class="mad-goal money">{t("madcity.goal", { amount: money(view.target) })}</span>}
        </header>
    );
}
