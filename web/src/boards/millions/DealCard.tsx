import { useState } from "preact/hooks";
import type { BoardProps } from "../face";
import { DeadlineRing } from "../../table/DeadlineRing";
import { t } from "../../texts";
import { Button, Icon } from "../../ui";
import { Bag } from "./art/props";
import { CounterForm } from "./CounterForm";
import { answersTo } from "./moves";
import { ownerOf, type Terms, type View } from "./view";
import { characterName, listNames, money, seatName } from "./words";
import "./DealCard.css";

export interface DealCardProps extends BoardProps {
    view: View;
    terms: Terms;
    under: readonly Terms[]; // what it answers, oldest first
}

// An offer as it lies between payer and leaver: who pays what, who would go, who has yet to say yes.
export function DealCard(props: DealCardProps) {
    const { table, game, me, view, terms, under, ask, busy } = props;
    const [countering, setCountering] = useState(false);
    const can = answersTo(game.choices, terms);
    const owner = ownerOf(view, terms.character);
    const missing = [
        ...terms.pays.filter((pay) => !pay.agreed).map((pay) => pay.seat),
        ...(terms.leaverAgreed ? [] : [owner]),
    ];
    const waits = missing.filter((seat) => seat !== me);
    const deadline = game.deadlines.find((each) => missing.includes(each.seat));
    const asked = can.accept !== null || can.decline !== null;
    const last = under[under.length - 1];
    const tick = (agreed: boolean) => agreed && <Icon name="check" size={13} label={t("millions.ready")} />;
    return (
        <article
            class={asked ? "mil-deal mil-deal-asked" : "mil-deal"}
            aria-label={asked ? t("millions.deal.for-you") : t("millions.deals")}
        >
            {last && (
                <p class="mil-deal-under">
                    <span class="unseen">{t("millions.deal.under", { amount: money(last.total) })}</span>
                    <span aria-hidden="true">
                        {under.map((each) => (
                            <s key={`${each.proposer} ${each.total}`} class="money">
                                {money(each.total)}
                            </s>
                        ))}
                    </span>
                </p>
            )}
            <div class="mil-deal-line">
                <span class="mil-deal-payers">
                    {terms.pays.map((pay) => (
                        <span key={pay.seat} class={pay.agreed ? "mil-party mil-party-yes" : "mil-party"}>
                            <b>{seatName(table, pay.seat)}</b>
                            {terms.pays.length > 1 && <span class="money">{money(pay.amount)}</span>}
                            {tick(pay.agreed)}
                        </span>
                    ))}
                </span>
                <span class="mil-deal-sum">
                    <Bag size={26} />
                    <b class="money">{money(terms.total)}</b>
                </span>
                <span
                    class={
                        terms.leaverAgreed ? "mil-party mil-party-leaves mil-party-yes" : "mil-party mil-party-leaves"
                    }
                >
                    <b>{characterName(table, terms.character)}</b>
                    <span class="mil-leaves">{t("millions.deal.leaves")}</span>
                    {tick(terms.leaverAgreed)}
                </span>
                {deadline && <DeadlineRing at={deadline.at} window={table.clock.window} ahead={0} />}
            </div>
            {countering && can.counters.length > 0 ? (
                <CounterForm
                    table={table}
                    counters={can.counters}
                    start={terms.total}
                    busy={busy}
                    onBack={() => setCountering(false)}
                    ask={ask}
                />
            ) : asked || can.cancel ? (
                <div class="mil-deal-buttons">
                    {can.accept && (
                        <Button
                            kind="accent"
                            size="small"
                            icon="check"
                            disabled={busy}
                            onClick={() => ask(can.accept!)}
                        >
                            {t("millions.accept")}
                        </Button>
                    )}
                    {can.counters.length > 0 && (
                        <Button
                            kind="plain"
                            size="small"
                            icon="replay"
                            disabled={busy}
                            onClick={() => setCountering(true)}
                        >
                            {t("millions.counter")}
                        </Button>
                    )}
                    {can.decline && (
                        <Button
                            kind="danger"
                            size="small"
                            icon="close"
                            disabled={busy}
                            onClick={() => ask(can.decline!)}
                        >
                            {t("millions.decline")}
                        </Button>
                    )}
                    {can.cancel && (
                        <Button kind="plain" size="small" icon="close" disabled={busy} onClick={() => ask(can.cancel!)}>
                            {t("millions.cancel")}
                        </Button>
                    )}
                </div>
            ) : (
                waits.length > 0 && (
                    <p class="mil-deal-waits">
                        {t("millions.deal.waits", { who: listNames(waits.map((seat) => seatName(table, seat))) })}
                    </p>
                )
            )}
        </article>
    );
}
