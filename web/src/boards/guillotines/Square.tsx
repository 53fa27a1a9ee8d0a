import type { Choice } from "../../protocol";
import { t } from "../../texts";
import { Guillotine } from "./art/Guillotine";
import { Sign } from "./art/Sign";
import type { View } from "./view";
import { policyName } from "./words";

export interface SquareProps {
    view: View;
    draw: Choice | null;
    ask: (choice: Choice) => void;
    onOpen: () => void;
}

// The middle: the Guillotine with its crowd, the deck, and the Policy in force.
export function Square({ view, draw, ask, onOpen }: SquareProps) {
    const { rebels, rebels_in_all: reserve, panic_at: panic } = view.facts;
    const words = [
        t("bg.square"),
        view.open.level > 1 ? t("bg.rebels", { n: rebels, of: reserve }) : "",
        view.open.level > 1 && view.open.panic === "Ahead" ? t("bg.rebels.panic", { n: panic }) : "",
        view.open.level > 3 ? (view.open.policy ? policyName(view.open.policy) : t("bg.policy.none")) : "",
    ];
    return (
        <div class="bg-square">
            <button type="button" class="bg-square-middle" onClick={onOpen}>
                <span class="unseen">{words.filter(Boolean).join(". ")}</span>
                <Guillotine rebels={rebels} of={reserve} fallen={view.open.reason === "Revolution"} />
                {view.open.level > 1 && (
                    <span
                        class={`bg-square-rebels ${view.open.panic === "Due" || view.open.panic === "UnderWay" ? "bg-square-panic" : ""}`}
                        aria-hidden="true"
                    >
                        <Sign of="Rebel" size={12} /> {rebels}/{reserve}
                    </span>
                )}
                {view.open.policy && (
                    <span class="bg-square-policy" aria-hidden="true">
                        <Sign of={view.open.policy} size={13} /> <span>{policyName(view.open.policy)}</span>
                    </span>
                )}
            </button>
            {draw ? (
                <button
                    type="button"
                    class="bg-deck bg-deck-lit"
                    data-act="Draw"
                    aria-label={`${t("bg.draw")}. ${t("bg.deck.n", { n: view.deck })}`}
                    onClick={() => ask(draw)}
                >
                    <b>{view.deck}</b>
                </button>
            ) : (
                <span class="bg-deck" role="img" aria-label={t("bg.deck.n", { n: view.deck })}>
                    <b>{view.deck}</b>
                </span>
            )}
            <span class="bg-round" aria-hidden="true">
                {t("bg.round", { n: view.open.round })}
            </span>
        </div>
    );
}
