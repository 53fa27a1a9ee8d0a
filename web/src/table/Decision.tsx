import { useEffect, useRef, useState } from "preact/hooks";
import type { Choice } from "../protocol";
import { t } from "../texts";
import { Button } from "../ui";
import { AmountForm } from "./AmountForm";
import { actOf, grouped, labelOf, listed, stillThere, type Group } from "./choices";
import { chairOf, nameOf, type Desk } from "./desk";
import { DeadlineRing } from "./DeadlineRing";
import { Recent } from "./Recent";
import { RefusalNote } from "./RefusalNote";
import { TypedMove } from "./TypedMove";
import { UndoQuestion } from "./UndoQuestion";
import { usePickKeys } from "./usePickKeys";
import { Watching } from "./Watching";

export interface DecisionProps {
  desk: Desk;
  busy: boolean;
  thumb: boolean; // the board is out of the thumb's reach: everything is listed here
  play: (choice: Choice, amount?: number) => void;
  onResult: (() => void) | null; // the game is over: the way to its result
}

// What the reader must answer, where the thumb is. Its place never changes size, so nothing jumps
// while one reaches for a button.
export function Decision({ desk, busy, thumb, play, onResult }: DecisionProps) {
  const { state, face, me } = desk;
  const { table, game } = state;
  const [group, setGroup] = useState<string | null>(null);
  const [wish, setWish] = useState<Choice | null>(null); // whose amount is being chosen
  const [pressed, setPressed] = useState<Choice | null>(null);
  const [typing, setTyping] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const question = game?.question ?? "";
  useEffect(() => {
    setGroup(null);
    setWish(null);
  }, [question]);
  useEffect(() => {
    if (!busy) setPressed(null);
  }, [busy]);
  const back = (): void => {
    if (wish) setWish(null);
    else setGroup(null);
  };
  usePickKeys(panel, { type: () => setTyping(true), back });
  if (!game) return null;

  const choices = listed(game.choices, face, thumb);
  const groups = grouped(choices, face);
  const opened = groups.find((each) => each.name === group && each.choices.length > 1) ?? null;
  const wished = wish && stillThere(wish, choices);
  const chair = chairOf(state, me);
  const mine = game.deadlines.find((each) => each.seat === me);
  const inside = !typing && (wished !== null || opened !== null);

  const pick = (choice: Choice): void => {
    if (busy) return;
    if (choice.amount) return setWish(choice);
    setPressed(choice);
    play(choice);
  };
  const button = (choice: Choice, key: string) => (
    <button
      key={key}
      type="button"
      class="tbl-choice"
      data-pick
      data-act={actOf([choice])}
      aria-disabled={busy || undefined}
      aria-busy={pressed === choice || undefined}
      onClick={() => pick(choice)}
    >
      {labelOf(choice, table, face)}
    </button>
  );
  const groupButton = (each: Group) => (
    <button key={`group ${each.name}`} type="button" class="tbl-choice tbl-choice-group" data-pick data-act={actOf(each.choices)} onClick={() => setGroup(each.name)}>
      <span>{each.name}</span>
      <span class="tbl-count">{each.choices.length}</span>
    </button>
  );

  const heading = onResult
    ? t("frame.over")
    : me === null
      ? t("frame.watching.title")
      : question !== ""
        ? question
        : waitingFor(desk);
  return (
    <section ref={panel} class={choices.length > 0 ? "tbl-decision tbl-decision-asked" : "tbl-decision"} aria-label={t("frame.decision")}>
      <RefusalNote desk={desk} />
      <header class="tbl-decision-head">
        {inside && <Button kind="quiet" icon="back" label={t("frame.back")} onClick={back} />}
        <h2 class="tbl-question">{!inside ? heading : wished ? labelOf(wished, table, face) : opened?.name}</h2>
        {mine && !onResult && <DeadlineRing at={mine.at} window={table.clock.window} ahead={desk.ahead.value} figures />}
        {game.may_undo && me !== null && !table.undo && (
          <Button kind="quiet" icon="replay" label={t("frame.undo")} onClick={() => void desk.send({ kind: "undo" })} />
        )}
        {me !== null && !onResult && (
          <Button kind="quiet" label={t("frame.typed")} pressed={typing} onClick={() => setTyping(!typing)} class="tbl-keys">
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
            <Button kind="primary" icon="person" wide onClick={() => void desk.send({ kind: "back" })}>
              {t("frame.take-back")}
            </Button>
          </div>
        ) : typing ? (
          <TypedMove desk={desk} busy={busy} onDone={() => setTyping(false)} />
        ) : wished ? (
          <AmountForm key={JSON.stringify(wished.move)} desk={desk} choice={wished} busy={busy} onPlay={(choice, amount) => play(choice, amount)} />
        ) : opened ? (
          <div class="tbl-choices">{opened.choices.map((choice) => button(choice, choice.text))}</div>
        ) : (
          <div class="tbl-choices">
            {groups.map((each) => (each.choices.length > 1 ? groupButton(each) : each.choices.map((choice) => button(choice, choice.text))))}
            {game.choices.length === 0 && <Recent lines={state.lines} face={face} />}
          </div>
        )}
      </div>
    </section>
  );
}

function waitingFor(desk: Desk): string {
  const others = desk.state.game?.awaited.filter((seat) => seat !== desk.me) ?? [];
  if (others.length === 0) return t("frame.moment");
  if (others.length > 3) return t("frame.waiting.many", { n: others.length });
  return t("frame.waiting", { who: others.map((seat) => nameOf(desk.state, seat)).join(t("frame.comma")) });
}
