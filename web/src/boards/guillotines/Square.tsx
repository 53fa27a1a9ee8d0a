import type { Choice } from "../../protocol";
import { t } from "../../texts";
import { Guillotine } from "./art/Guillotine";
import { Sign } from "./art/Sign";
import { figures } from "./figures";
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
    const { reserve, panic } = figures;
    const words = [
        t("bg.square"),
        view.level > 1 ? t("bg.rebels", { n: view.rebels, of: reserve }) : "",
        view.level > 1 && view.panic === "Ahead" ? t("bg.rebels.panic", { n: panic }) : "",
        view.level > 3 ? (view.policy ? policyName(view.policy) : t("bg.policy.none")) : "",
    ];
    return (
        <div class="bg-square">
            <button type="button" class="bg-square-middle" onClick={onOpen}>
                <span class="unseen">{words.filter(Boolean).join(". ")}</span>
                <Guillotine rebels={view.rebels} of={reserve} fallen={view.reason === "Revolution"} />
                {view.level > 1 && (
                    <span
                        class={`bg-square-rebels ${view.panic === "Due" || view.panic === "UnderWay" ? "bg-square-panic" : ""}`}
                        aria-hidden="true"
                    >
                        <Sign of="Rebel" size={12} /> {view.rebels}/{reserve}
                    </span>
                )}
                {view.policy && (
                    <span class="bg-square-policy" aria-hidden="true">
                        <Sign of={view.policy} size={13} />{" "}
                        <span class="bg-square-word">{policyName(view.policy)}</span>
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
                {t("bg.round", { n: view.round })}
            </span>
        </div>
    );
}
