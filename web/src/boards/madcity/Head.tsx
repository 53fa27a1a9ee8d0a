import type { Table } from "../../protocol";
import { t } from "../../texts";
import { Die } from "./art/Die";
import { shapeLetter } from "../../table/seatShapes";
import { Rolling } from "./Rolling";
import type { Scene } from "./staging";
import { seatName } from "../shell/words";
import { businessName, money } from "./words";

export interface HeadProps {
    scene: Scene;
    target: number; // notes that win
    table: Table;
    pace: number;
    roll: (() => void) | null; // the reader may roll the die
}

// Above the city: whose turn it is, and the die, to be pressed when it is the reader's to roll.
export function Head({ scene, target, table, pace, roll }: HeadProps) {
    const { open, thrown } = scene;
    const over = open.phase === "Over";
    const says = thrown?.business
        ? t("madcity.sold-for", { business: businessName(thrown.business), amount: money(thrown.amount) })
        : thrown
          ? t("madcity.rolled", { who: seatName(table, thrown.seat), n: thrown.face })
          : t(`madcity.phase.${open.phase}`);
    const who = open.winners[0] ?? thrown?.seat ?? open.active;
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
                <span class={`mad-head-die ${thrown || open.die > 0 ? "" : "mad-head-idle"}`}>
                    {thrown ? <Rolling thrown={thrown} pace={pace} /> : <Die face={open.die > 0 ? open.die : 6} />}
                </span>
            )}
            <span class="mad-head-words">
                <b class={`mad-head-who mad-seat-${who}`}>
                    <i>{shapeLetter(who)}</i> {seatName(table, who)}
                </b>
                <span class="mad-head-says">{says}</span>
            </span>
            {!over && <span class="mad-goal money">{t("madcity.goal", { amount: money(target) })}</span>}
        </header>
    );
}
