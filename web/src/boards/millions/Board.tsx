import { useRef } from "preact/hooks";
import type { BoardProps } from "../face";
import { t } from "../../texts";
import { Arcs } from "./Arcs";
import { DealCard } from "./DealCard";
import { goalOf } from "./figures";
import { LineUp } from "./LineUp";
import { LootCard } from "./LootCard";
import { dealKey } from "./memory";
import { OnView } from "./OnView";
import { Peek } from "./Peek";
import { questionOf, waitsFor } from "./Question";
import { Reveal } from "./Reveal";
import { Still } from "./Still";
import { theatre } from "./theatre";
import { useMemory } from "./useMemory";
import { readView, termsOf } from "./view";
import { money } from "./words";
import "./Board.css";

// The middle of the table: the job, the cards on view, the gang, and what is to be decided.
export function Board(props: BoardProps) {
    const { table } = props;
    const now = readView(props.game.view);
    const room = useRef<HTMLDivElement>(null);
    const heard = useMemory(now, props.fresh);
    const view = theatre.drawn(now);
    const held = theatre.scene.value !== null; // what is being told comes first; the next question after it
    const asking = { ...props, view, memory: heard };
    const question = held ? null : questionOf(asking);
    const waits = held ? null : waitsFor(asking);
    const figures = goalOf(table);
    const deals = view.deals.map((deal) => ({ deal, terms: termsOf(view, deal) }));
    return (
        <div class="mil">
            <div ref={room} class="mil-room">
                <div
                    class={`mil-table ${question ? "mil-table-asks" : deals.length > 0 ? "mil-table-deals" : ""}`}
                    data-phase={view.phase}
                >
                    <header class="mil-head">
                        <h2 class="mil-phase">{t(`millions.phase.${view.phase}`)}</h2>
                        <span class="mil-head-more">
                            {view.votesLeft > 0 && view.phase !== "Picking" && (
                                <span>{t("millions.votes-left", { n: view.votesLeft })}</span>
                            )}
                            {waits !== null && <span>{waits}</span>}
                        </span>
                        <span class="mil-round">{t("millions.heist", { n: view.round, of: figures.rounds })}</span>
                        <span class="mil-goal money">{t("millions.goal", { amount: money(figures.goal) })}</span>
                    </header>
                    <div class="mil-top">
                        <LootCard id={view.loot} turned={view.round > 0 && view.phase !== "TurnUpLoot"} />
                        {view.centre > 0 && (
                            <div class="mil-centre">
                                <span class="mil-small">{t("millions.centre")}</span>
                                <b class="money">{money(view.centre)}</b>
                            </div>
                        )}
                        <OnView view={view} />
                    </div>
                    {question && <div class="mil-question">{question}</div>}
                    <div class="mil-floor">
                        <LineUp table={table} view={view} memory={heard} me={props.me} />
                        {!question && <Arcs room={room} deals={deals.map(({ terms }) => terms)} view={view} />}
                    </div>
                    {!question && deals.length > 0 && (
                        <div class="mil-desk">
                            {deals.map(({ deal, terms }) => (
                                <DealCard
                                    key={dealKey(deal)}
                                    {...props}
                                    view={view}
                                    terms={terms}
                                    under={heard.under.get(dealKey(deal)) ?? []}
                                />
                            ))}
                        </div>
                    )}
                </div>
            </div>
            {held ? <Reveal table={table} /> : <Still table={table} phase={view.phase} busy={props.busy} />}
            <Peek table={table} fresh={props.fresh} me={props.me} />
        </div>
    );
}
