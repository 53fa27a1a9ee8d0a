import { useRef, useState } from "preact/hooks";
import type { BoardProps } from "../face";
import { t } from "../../texts";
import { later } from "../../ui/later";
import { Arcs } from "./Arcs";
import { DealCard } from "./DealCard";
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
import { ownerOf, termsOf, toBeHad } from "./view";
import type { View } from "./wire";
import { money } from "./words";
import "./Board.css";

const Bargain = later(() => import("./Bargain").then((module) => module.Bargain));

// The middle of the table: the job, the cards on view, the gang, and what is to be decided.
export function Board(props: BoardProps) {
    const { table } = props;
    const view = props.game.view as View;
    const room = useRef<HTMLDivElement>(null);
    const heard = useMemory(view, props.fresh);
    const playing = theatre.playing.value;
    const asking = { ...props, view, memory: heard };
    const [pressed, setPressed] = useState<number | null>(null);
    const canPress = (character: number): boolean => toBeHad(props.game, ownerOf(view, character)).includes(character);
    const asked = questionOf(asking);
    const question =
        asked ??
        (pressed !== null && canPress(pressed) ? (
            <Bargain
                key={pressed}
                {...props}
                view={view}
                character={pressed}
                onDone={() => setPressed(null)}
                onBack={() => setPressed(null)}
            />
        ) : null);
    const waits = waitsFor(asking);
    const deals = view.open.deals.map((deal) => ({ deal, terms: termsOf(view, deal) }));
    return (
        <div class="mil">
            <div ref={room} class="mil-room">
                <div
                    class={`mil-table ${question ? "mil-table-asks" : deals.length > 0 ? "mil-table-deals" : ""}`}
                    data-phase={view.open.phase}
                >
                    <header class="mil-head">
                        <h2 class="mil-phase">{t(`millions.phase.${view.open.phase}`)}</h2>
                        <span class="mil-head-more">
                            {view.open.votes_left > 0 && view.open.phase !== "Picking" && (
                                <span>{t("millions.votes-left", { n: view.open.votes_left })}</span>
                            )}
                            {waits !== null && <span>{waits}</span>}
                        </span>
                        <span class="mil-round">
                            {t("millions.heist", { n: view.open.round, of: view.facts.rounds })}
                        </span>
                        <span class="mil-goal money">{t("millions.goal", { amount: money(view.facts.goal) })}</span>
                    </header>
                    <div class="mil-top">
                        <LootCard key={view.open.loot} card={view.facts.loot} />
                        {view.open.centre > 0 && (
                            <div class="mil-centre">
                                <span class="mil-small">{t("millions.centre")}</span>
                                <b class="money">{money(view.open.centre)}</b>
                            </div>
                        )}
                        <OnView view={view} />
                    </div>
                    {question && (
                        <div key={view.open.phase} class="mil-question">
                            {question}
                        </div>
                    )}
                    <div key={question ? "asked" : "free"} class="mil-floor">
                        <LineUp
                            table={table}
                            view={view}
                            memory={heard}
                            me={props.me}
                            onPress={asked ? null : setPressed}
                            canPress={canPress}
                        />
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
            {playing ? (
                <Reveal table={table} roles={view.facts.roles} />
            ) : (
                <Still table={table} phase={view.open.phase} busy={props.busy} />
            )}
            <Peek {...props} round={view.open.round} />
        </div>
    );
}
