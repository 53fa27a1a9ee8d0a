import { t } from "../../texts";
import { Toggle } from "../../ui";
import { CrisisIcon } from "./art/CrisisIcon";
import { Sign } from "./art/Sign";
import { CardFace } from "./CardFace";
import { questions, wantQuestions } from "./kept";
import { Panel } from "./Panel";
import type { View } from "./view";
import { cardSays, crisisName, policyName } from "./words";

// What lies round the Guillotine: Crises with their Rebels, the Policy, the piles; and whether closed Markets
// may ask (BG-OPT-05), which is put off where they do.
export function SquareSheet({ view, asks, onClose }: { view: View; asks: boolean; onClose: () => void }) {
    const { activated, discard: pile } = view.open;
    return (
        <Panel title={t("bg.square")} onClose={onClose} focus>
            <div class="bg-square-sheet">
                {view.open.level > 1 && (
                    <section>
                        <h3>
                            {t("bg.crises")} · {t("bg.rebels", { n: view.facts.rebels, of: view.facts.rebels_in_all })}
                        </h3>
                        {activated.length === 0 && <p class="bg-quiet">{t("bg.crises.none")}</p>}
                        <ul class="bg-crises">
                            {activated.map((crisis) => (
                                <li key={crisis} class="bg-crisis">
                                    <span class="bg-tile-crisis">
                                        <CrisisIcon crisis={crisis} size={28} />
                                    </span>
                                    <span>{crisisName(crisis)}</span>
                                    <span
                                        class="bg-crisis-rebels"
                                        role="img"
                                        aria-label={String(view.open.rebels[crisis] ?? 0)}
                                    >
                                        {Array.from({ length: view.open.rebels[crisis] ?? 0 }, (_, at) => (
                                            <Sign key={at} of="Rebel" size={16} />
                                        ))}
                                    </span>
                                </li>
                            ))}
                        </ul>
                        <p class="bg-quiet">{t("bg.aside", { n: view.aside })}</p>
                    </section>
                )}
                {view.open.level > 3 && (
                    <section>
                        <h3>{t("bg.policy")}</h3>
                        {view.open.policy ? (
                            <p class="bg-policy-line">
                                <Sign of={view.open.policy} size={22} /> <b>{policyName(view.open.policy)}</b>{" "}
                                {t(`bg.policy.does.${view.open.policy}`)}
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
                            <li key={at} title={cardSays(kind, view.facts.values)}>
                                <CardFace kind={kind} values={view.facts.values} />
                                <span class="unseen">{cardSays(kind, view.facts.values)}</span>
                            </li>
                        ))}
                    </ul>
                </section>
                {asks && <Toggle label={t("bg.ask.wanted")} value={questions.value} onChange={wantQuestions} />}
            </div>
        </Panel>
    );
}
