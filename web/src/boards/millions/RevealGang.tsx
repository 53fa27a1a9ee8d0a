import type { Table } from "../../protocol";
import { t } from "../../texts";
import { Card } from "./Card";
import type { Player, Stage } from "./staging";
import { listNames, seatName } from "../shell/words";
import { change, money, roleName } from "./words";
import "./RevealGang.css";

const stamps: Partial<Record<Player["fate"], () => string>> = {
    out: () => t("millions.out"),
    clashed: () => t("millions.show.clashed"),
    sold: () => t("millions.show.sold"),
};

// Everybody's cards, turning one after another, with the money each player made of it.
export function RevealGang({ table, stage }: { table: Table; stage: Stage }) {
    const seats = stage.purse.map((_, seat) => stage.gang.filter((player) => player.seat === seat));
    return (
        <ul class="mil-gang" data-count={stage.gang.length}>
            {seats.map((players, seat) => {
                const flash = stage.flash.get(seat) ?? 0;
                const gain = stage.gains.get(seat) ?? 0;
                return (
                    <li
                        key={seat}
                        class={stage.winners.includes(seat) ? "mil-gang-seat mil-gang-won" : "mil-gang-seat"}
                    >
                        <span class="mil-gang-cards">
                            {players.map((player) => (
                                <span
                                    key={player.character}
                                    class={`mil-gang-card mil-fate-${player.fate} ${stage.lit.includes(player.character) ? "mil-lit" : ""}`}
                                >
                                    <Card role={player.role} />
                                    {stamps[player.fate] && <span class="mil-stamp">{stamps[player.fate]!()}</span>}
                                </span>
                            ))}
                        </span>
                        <span class="mil-gang-name">{seatName(table, seat)}</span>
                        <span class="mil-gang-role">
                            {listNames(players.flatMap(({ role }) => (role ? [roleName(role)] : [])))}
                        </span>
                        <span
                            class={`mil-gang-money money ${flash === 0 ? "" : flash > 0 ? "mil-up" : "mil-down"}`}
                            key={`${flash} ${gain}`}
                        >
                            {flash !== 0 ? change(flash) : gain !== 0 ? change(gain) : money(stage.purse[seat] ?? 0)}
                        </span>
                    </li>
                );
            })}
        </ul>
    );
}
