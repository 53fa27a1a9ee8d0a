import { useState } from "preact/hooks";
import type { BoardProps } from "../face";
import { DeadlineRing } from "../../table/DeadlineRing";
import { t, type Key } from "../../texts";
import { Button, Icon, type IconName } from "../../ui";
import { later } from "../../ui/later";
import { Bag } from "./art/props";
import { answersTo } from "./moves";
import { ownerOf, type Terms } from "./view";
import type { View } from "./wire";
import { listNames, seatName } from "../shell/words";
import { characterName, money } from "./words";
import "./DealCard.css";

const CounterForm = later(() => import("./CounterForm").then((module) => module.CounterForm));

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
    const button = (kind: "accent" | "plain" | "danger", icon: IconName, says: Key, onClick: () => void) => (
        <Button kind={kind} size="small" icon={icon} disabled={busy} onClick={onClick}>
            {t(says)}
        </Button>
    );
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
                    game={game}
                    counters={can.counters}
                    start={terms.total}
                    busy={busy}
                    onBack={() => setCountering(false)}
                    ask={ask}
                />
            ) : asked || can.cancel ? (
                <div class="mil-deal-buttons">
                    {can.accept && button("accent", "check", "millions.accept", () => ask(can.accept!))}
                    {can.counters.length > 0 &&
                        button("plain", "replay", "millions.counter", () => setCountering(true))}
                    {can.decline && button("danger", "close", "millions.decline", () => ask(can.decline!))}
                    {can.cancel && button("plain", "close", "millions.cancel", () => ask(can.cancel!))}
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
