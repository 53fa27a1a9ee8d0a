import type { BoardProps } from "../face";
import { t } from "../../texts";
import { Seal } from "./art/props";
import { optionsOf } from "./moves";
import type { View } from "./wire";
import "./VoteBooth.css";

// Sealed votes, and the reader's own if it is still to be cast.
export function VoteBooth(props: BoardProps & { view: View }) {
    const { game, me, view, busy, ask } = props;
    const yes = optionsOf(game.choices, "Yes")[0];
    const no = optionsOf(game.choices, "No")[0];
    const all = view.open.purse.length;
    return (
        <section class="mil-vote">
            <h3 class="mil-ask">{t("millions.vote.ask")}</h3>
            {yes && no ? (
                <div class="mil-ballots">
                    <button
                        type="button"
                        class="mil-ballot mil-ballot-yes"
                        aria-disabled={busy || undefined}
                        onClick={() => !busy && ask(yes.choice)}
                    >
                        <span class="mil-thumb" aria-hidden="true" />
                        {t("millions.vote.yes")}
                    </button>
                    <button
                        type="button"
                        class="mil-ballot mil-ballot-no"
                        aria-disabled={busy || undefined}
                        onClick={() => !busy && ask(no.choice)}
                    >
                        <span class="mil-thumb" aria-hidden="true" />
                        {t("millions.vote.no")}
                    </button>
                </div>
            ) : (
                me !== null &&
                view.open.voted.includes(me) && (
                    <p class="mil-quiet">{t(view.voted_yes ? "millions.vote.yours.yes" : "millions.vote.yours.no")}</p>
                )
            )}
            <p class="mil-seals">
                <span class="unseen">{t("millions.vote.sealed", { n: view.open.voted.length, of: all })}</span>
                {view.open.purse.map((_, seat) => (
                    <span key={seat} class={view.open.voted.includes(seat) ? "mil-seal-in" : "mil-seal-out"}>
                        <Seal />
                    </span>
                ))}
            </p>
        </section>
    );
}
