import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Advice, Choice } from "../protocol";
import { t } from "../texts";
import { Button } from "../ui";
import { later } from "../ui/later";
import { AmountForm } from "./AmountForm";
import { actOf, grouped, labelOf, listed, matching, stillThere, type Group } from "./choices";
import { chairOf, nameOf, type Desk } from "./desk";
import { DeadlineRing } from "./DeadlineRing";
import { FindChoice } from "./FindChoice";
import { HintLamp } from "./HintLamp";
import { Meanwhile } from "./Meanwhile";
import { RefusalNote } from "./RefusalNote";
import { undoWords, UndoQuestion } from "./UndoQuestion";
import { usePickKeys } from "./usePickKeys";
import "./Decision.css";

const TypedMove = later(() => import("./TypedMove").then((module) => module.TypedMove), "page/more");
const HintNote = later(() => import("./HintNote").then((module) => module.HintNote), "page/more");
const Watching = later(() => import("./Watching").then((module) => module.Watching), "page/more");

export interface DecisionProps {
    desk: Desk;
    busy: boolean;
    thumb: boolean; // the board is out of the thumb's reach: everything is listed here
    ask: (choice: Choice, amount?: number) => void;
    onResult: (() => void) | null; // the game is over: the way to its result
    news: ComponentChildren; // of the board
}

const kFind = 20; // among more than so many one looks for words
const kTall = 12; // more than so many are worth the room of the board, while one chooses

// What the reader must answer, where the thumb is. Its place never changes size, so nothing jumps
// while one reaches for a button.
export function Decision({ desk, busy, thumb, ask, onResult, news }: DecisionProps) {
    const { state, face, me } = desk;
    const { table, game } = state;
    const [group, setGroup] = useState<string | null>(null);
    const [wish, setWish] = useState<Choice | null>(null); // whose amount is being chosen
    const [pressed, setPressed] = useState<Choice | null>(null);
    const [typing, setTyping] = useState(false);
    const [hint, setHint] = useState<Advice | null>(null);
    const [marked, setMarked] = useState(""); // the text of the choice that a hint means
    const [query, setQuery] = useState("");
    const panel = useRef<HTMLElement>(null);
    const question = game?.question ?? "";
    useEffect(() => {
        setGroup(null);
        setWish(null);
        setQuery("");
    }, [question]);
    useEffect(() => {
        if (!busy) setPressed(null);
    }, [busy]);
    const back = (): void => {
        if (wish) return setWish(null);
        setGroup(null);
        setQuery("");
    };
    usePickKeys(panel, { type: () => setTyping(true), back });
    if (!game) return null;

    const choices = listed(game.choices, face, thumb);
    const groups = grouped(choices, face);
    const opened = groups.find((each) => each.name === group && each.choices.length > 1) ?? null;
    const wished = wish && stillThere(wish, choices);
    const chair = chairOf(state, me);
    const mine = game.deadlines.find((each) => each.seat === me);
    const inside = !typing && !table.undo && (wished !== null || opened !== null);
    const label = (choice: Choice): string => labelOf(choice, table, face);
    const within = opened?.choices ?? choices;
    // Among groups that the game has named one finds one's way.
    const searched = within.length > kFind && (opened !== null || !face.group || groups.length > kFind);
    const found = query.trim() === "" ? null : matching(within, query, label);
    const shown = found ?? opened?.choices ?? null; // null: all of them, by groups

    const pick = (choice: Choice): void => {
        if (busy) return;
        if (choice.amount) return setWish(choice);
        setPressed(choice);
        ask(choice);
    };
    const hinted = (all: readonly Choice[]): string =>
        hint && all.some((each) => each.text === marked) ? " tbl-choice-hinted" : "";
    const button = (choice: Choice, key: string) => (
        <button
            key={key}
            type="button"
            class={`tbl-choice${hinted([choice])}`}
            data-pick
            data-act={actOf([choice])}
            data-move={choice.text}
            aria-disabled={busy || undefined}
            aria-busy={pressed === choice || undefined}
            onClick={() => pick(choice)}
        >
            <span>
                {label(choice)}
                <About text={face.about?.(choice, game, table) ?? null} />
            </span>
        </button>
    );
    const groupButton = (each: Group) => (
        <button
            key={`group ${each.name}`}
            type="button"
            class={`tbl-choice tbl-choice-group${hinted(each.choices)}`}
            data-pick
            data-act={actOf(each.choices)}
            onClick={() => (setGroup(each.name), setQuery(""))}
        >
            <span>{each.name}</span>
            <span class="tbl-count">{each.choices.length}</span>
        </button>
    );

    // What is found keeps the room its search has opened: the panel does not breathe with every letter.
    const tall = !typing && !wished && (opened?.choices ?? (found ? choices : groups)).length > kTall;
    const look = ["tbl-decision", game.choices.length > 0 ? "tbl-decision-asked" : "", tall ? "tbl-decision-tall" : ""];
    const heading = onResult
        ? t("frame.over")
        : table.undo
          ? undoWords(desk, table.undo)
          : me === null
            ? t("frame.watching.title")
            : question !== ""
              ? question
              : waitingFor(desk);
    return (
        <section ref={panel} class={look.filter(Boolean).join(" ")} aria-label={t("frame.decision")}>
            <RefusalNote desk={desk} />
            <div class="tbl-decision-scroll">
                <header class="tbl-decision-head">
                    {inside && <Button kind="quiet" icon="back" label={t("frame.back")} onClick={back} />}
                    <h2 class="tbl-question">
                        {!inside ? heading : wished ? labelOf(wished, table, face) : opened?.name}
                    </h2>
                    {mine && !onResult && (
                        <DeadlineRing at={mine.at} window={table.clock.window} ahead={desk.ahead.value} figures />
                    )}
                    {table.hints === true && me !== null && !onResult && !table.undo && (
                        <HintLamp desk={desk} onHint={setHint} />
                    )}
                    {game.may_undo && me !== null && !table.undo && (
                        <Button
                            kind="quiet"
                            icon="replay"
                            label={t("frame.undo")}
                            onClick={() => void desk.ask({ kind: "undo" })}
                        />
                    )}
                    {me !== null && !onResult && (
                        <Button
                            kind="quiet"
                            label={t("frame.typed")}
                            pressed={typing}
                            onClick={() => setTyping(!typing)}
                            class="tbl-keys"
                        >
                            {"Aa"}
                        </Button>
                    )}
                </header>
                <div class="tbl-decision-body">
                    {onResult ? (
                        <Button kind="primary" size="big" wide icon="star" onClick={onResult}>
                            {t("frame.see-result")}
                        </Button>
                    ) : table.undo ? (
                        <UndoQuestion desk={desk} undo={table.undo} />
                    ) : me === null ? (
                        <Watching desk={desk} />
                    ) : chair?.minded ? (
                        <div class="tbl-minded">
                            <p>{t("frame.minded.you")}</p>
                            <Button kind="primary" icon="person" wide onClick={() => void desk.ask({ kind: "back" })}>
                                {t("frame.take-back")}
                            </Button>
                        </div>
                    ) : typing ? (
                        <TypedMove desk={desk} busy={busy} onDone={() => setTyping(false)} />
                    ) : wished ? (
                        <AmountForm
                            key={JSON.stringify(wished.move)}
                            desk={desk}
                            choice={wished}
                            busy={busy}
                            ask={ask}
                        />
                    ) : game.choices.length === 0 ? (
                        <Meanwhile desk={desk} />
                    ) : (
                        <>
                            {hint && (
                                <HintNote
                                    hint={hint}
                                    desk={desk}
                                    onMark={setMarked}
                                    busy={busy}
                                    onPlay={() => ask({ move: hint.move, question: hint.question, text: "" })}
                                />
                            )}
                            {searched && <FindChoice query={query} count={found?.length ?? null} onInput={setQuery} />}
                            <div class="tbl-choices">
                                {shown
                                    ? shown.map((choice) => button(choice, choice.text))
                                    : groups.map((each) =>
                                          each.choices.length > 1
                                              ? groupButton(each)
                                              : each.choices.map((choice) => button(choice, choice.text)),
                                      )}
                            </div>
                        </>
                    )}
                </div>
            </div>
            {news}
        </section>
    );
}

function About({ text }: { text: string | null }) {
    return text === null ? null : <small class="tbl-choice-about">{text}</small>;
}

function waitingFor(desk: Desk): string {
    const others = desk.state.game?.awaited.filter((seat) => seat !== desk.me) ?? [];
    if (others.length === 0) return t("frame.moment");
    if (others.length > 3) return t("frame.waiting.many", { n: others.length });
    return t("frame.waiting", { who: others.map((seat) => nameOf(desk.state, seat)).join(t("frame.comma")) });
}
