import type { Table } from "../../protocol";
import { t } from "../../texts";
import { Icon } from "../../ui";
import { Seal } from "./art/props";
import type { Stage } from "./staging";
import { seatName } from "../shell/words";
import "./RevealVote.css";

// All votes turn at once, after a drum.
export function RevealVote({ table, votes }: { table: Table; votes: Stage["votes"] }) {
    if (!votes) return null;
    return (
        <div class="mil-light" key="vote">
            <h3 class="mil-billing">{t("millions.vote.ask")}</h3>
            <ul class="mil-tokens">
                {Array.from({ length: votes.all }, (_, seat) => {
                    const yes = votes.yes.includes(seat);
                    return (
                        <li key={seat}>
                            <span class="mil-token">
                                <span class="mil-token-seal">
                                    <Seal />
                                </span>
                                <span class={yes ? "mil-token-face mil-token-yes" : "mil-token-face mil-token-no"}>
                                    <Icon name={yes ? "check" : "close"} size={22} />
                                    <span>{t(yes ? "millions.show.yes" : "millions.show.no")}</span>
                                </span>
                            </span>
                            <span class="mil-token-name">{seatName(table, seat)}</span>
                        </li>
                    );
                })}
            </ul>
        </div>
    );
}
