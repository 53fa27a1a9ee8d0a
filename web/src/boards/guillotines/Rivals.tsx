import type { Table } from "../../protocol";
import { t } from "../../texts";
import { MarketSign } from "./art/MarketSign";
import { Portrait } from "./art/Portrait";
import { Sign } from "./art/Sign";
import { boardsOf, personOf, slotsOf, type View } from "./view";
import { seatName } from "../shell/words";
import { whoName } from "./words";

// Everybody's five needs at a glance; a press opens their boards.
export function Rivals({ table, view, onOpen }: { table: Table; view: View; onOpen: () => void }) {
    const all = boardsOf(view);
    const words = all.map(({ seat, who, puppet, missing }) => {
        const name = puppet ? t("bg.puppet-of", { who: seatName(table, seat) }) : seatName(table, seat);
        return `${name}, ${whoName(who)}: ${t("bg.missing", { n: missing })}`;
    });
    return (
        <button
            type="button"
            class="bg-rivals"
            data-count={all.length}
            aria-label={`${t("bg.boards.open")}. ${words.join(". ")}`}
            onClick={onOpen}
        >
            {all.map(({ seat, who, puppet, missing }) => {
                const look = [
                    "bg-rival",
                    seat === view.me && !puppet ? "bg-rival-me" : "",
                    seat === view.open.current && !puppet ? "bg-rival-turn" : "",
                    missing <= 1 ? "bg-rival-close" : "",
                ];
                return (
                    <span key={who} class={look.filter(Boolean).join(" ")}>
                        <Portrait of={who} />
                        {puppet && <Sign of="Puppet" size={11} class="bg-rival-puppet" />}
                        {!puppet && personOf(view, seat)?.bunker && (
                            <Sign of="Bunker" size={11} class="bg-rival-puppet" />
                        )}
                        <span class="bg-pips">
                            {slotsOf(view, who).map((slot, at) => (
                                <i
                                    key={at}
                                    class={`bg-pip ${slot.asset === null ? "" : `bg-pip-full bg-ground-${slot.type}`}`}
                                >
                                    <MarketSign market={slot.type} size={9} />
                                </i>
                            ))}
                        </span>
                    </span>
                );
            })}
        </button>
    );
}
