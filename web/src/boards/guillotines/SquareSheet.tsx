import { t } from "../../texts";
import { Toggle } from "../../ui";
import { CrisisIcon } from "./art/CrisisIcon";
import { Sign } from "./art/Sign";
import { CardFace } from "./CardFace";
import { figures } from "./figures";
import { questions, wantQuestions } from "./kept";
import { Panel } from "./Panel";
import { kinds } from "./things";
import type { View } from "./view";
import { cardSays, crisisName, policyName } from "./words";

// What lies round the Guillotine: Crises with their Rebels, the Policy, the piles; and whether closed Markets
// may ask (BG-OPT-05), which is put off where they do.
export function SquareSheet({ view, asks, onClose }: { view: View; asks: boolean; onClose: () => void }) {
    const pile = [...view.discard].sort((one, other) => kinds.indexOf(one) - kinds.indexOf(other));
    return (
        <Panel title={t("bg.square")} onClose={onClose} focus>
            <div class="bg-square-sheet">
                {view.level > 1 && (
                    <section>
                        <h3>
                            {t("bg.crises")} · {t("bg.rebels", { n: view.rebels, of: figures.reserve })}
                        </h3>
                        {view.crises.length === 0 && <p class="bg-quiet">{t("bg.crises.none")}</p>}
                        <ul class="bg-crises">
                            {view.crises.map(({ crisis, rebels }) => (
                                <li key={crisis} class="bg-crisis">
                                    <span class="bg-tile-crisis">
                                        <CrisisIcon crisis={crisis} size={28} />
                                    </span>
                                    <span>{crisisName(crisis)}</span>
                                    <span class="bg-crisis-rebels" role="img" aria-label={String(rebels)}>
                                        {Array.from({ length: rebels }, (_, at) => (
                                            <Sign key={at} of="Rebel" size={16} />
                                        ))}
                                    </span>
                                </li>
                            ))}
                        </ul>
                        <p class="bg-quiet">{t("bg.aside", { n: view.aside })}</p>
                    </section>
                )}
                {view.level > 3 && (
                    <section>
                        <h3>{t("bg.policy")}</h3>
                        {view.policy ? (
                            <p class="bg-policy-line">
                                <Sign of={view.policy} size={22} /> <b>{policyName(view.policy)}</b>{" "}
                                {t(`bg.policy.does.${view.policy}`)}
                            </p>
                        ) : (
                            <p class="bg-quiet">{t("bg.policy.none")}</p>
                        )}
                    </section>
                )}
                <section>
                    <h3>
                        {t("bg.deck.n", { n: view.deck })} · {t("bg.discard")} {pile.length}
                    </h3>
                    {pile.length === 0 && <p class="bg-quiet">{t("bg.discard.none")}</p>}
                    <ul class="bg-pile">
                        {pile.map((kind, at) => (
                            <li key={at} title={cardSays(kind, view.values)}>
                                <CardFace kind={kind} values={view.values} />
                                <span class="unseen">{cardSays(kind, view.values)}</span>
                            </li>
                        ))}
                    </ul>
                </section>
                {asks && <Toggle label={t("bg.ask.wanted")} value={questions.value} onChange={wantQuestions} />}
            </div>
        </Panel>
    );
}
