// The coach beside a table: explains a phase when it first occurs, marks what to press, and says goodbye after the
// first heist. TableScreen shows it where the lesson has opened the table.

import { useEffect, useRef, useState } from "preact/hooks";
import { address } from "../app/router";
import { Mark } from "../art/Mark";
import type { TableState } from "../net/model";
import { t } from "../texts";
import { Button, Icon } from "../ui";
import { coach, coached } from "./coaching";
import { lessonOf } from "./lessons";
import type { Step } from "./lessons/lesson";
import { useMarks } from "./useMarks";
import "./Coach.css";

// A step in which nothing is to be done gives way at once, but is read for a moment at least.
const kReading = 3500;
const kReveal = 7000;

// The step to speak about: a new one, but what one has just begun to read is not taken away by something that asks
// for nothing.
function useStep(now: Step | null): Step | null {
  const [shown, setShown] = useState(now);
  const since = useRef(Date.now());
  useEffect(() => {
    if (now?.id === shown?.id) return;
    const change = (): void => {
      since.current = Date.now();
      setShown(now);
    };
    const left = since.current + kReading - Date.now();
    if (now?.press !== undefined || shown === null || shown.press !== undefined || left <= 0) {
      change();
      return;
    }
    const later = setTimeout(change, left);
    return () => clearTimeout(later);
  }, [now?.id, shown?.id]);
  return shown;
}

export function Coach(props: { state: TableState }) {
  const { state } = props;
  const table = state.table.id;
  const lesson = lessonOf(state.table.game);
  const over = lesson?.done(state) ?? true;
  const step = useStep(over ? null : (lesson?.at(state) ?? null));
  const met = useRef(new Set<string>());
  const [folded, setFolded] = useState(false);
  const before = useRef<number | null>(null);
  const mine = state.you.seat === undefined ? undefined : state.game?.standing.score[state.you.seat];
  if (before.current === null && mine !== undefined && !over) before.current = mine;

  // What was explained once is cut to a strip.
  useEffect(() => {
    if (step === null) return;
    setFolded(step.brief === true || met.current.has(step.id));
    met.current.add(step.id);
  }, [step?.id]);
  // The table first shows what happened; the last word comes after.
  useEffect(() => {
    if (!over) return;
    setFolded(true);
    const later = setTimeout(() => setFolded(false), kReveal);
    return () => clearTimeout(later);
  }, [over]);
  useMarks(step?.marks ?? "");

  if (!lesson || !coached(table) || (!over && step === null)) return null;
  if (folded) {
    const title = t(step?.title ?? lesson.end?.title ?? "coach.done.title");
    return (
      <button type="button" class="coach-strip" aria-expanded={false} onClick={() => setFolded(false)}>
        <Mark size={28} />
        <span class="unseen">{t("coach.show")}: </span>
        <span class="coach-strip-words">{step?.press === undefined ? title : t(step.press)}</span>
      </button>
    );
  }
  return (
    <aside class="coach" aria-label={t("coach.name")}>
      <Mark size={40} />
      <div class="coach-words" role="status">
        <strong>{t(step?.title ?? lesson.end?.title ?? "coach.done.title")}</strong>
        <p>
          {step !== null
            ? t(step.text)
            : lesson.end
              ? t(lesson.end.text)
              : before.current !== null && mine !== undefined
                ? t("coach.done.got", { now: mine, before: before.current })
                : t("coach.done")}
        </p>
        {step?.press !== undefined && (
          <p class="coach-press">
            <Icon name="forward" size={16} /> {t(step.press)}
          </p>
        )}
        <div class="coach-actions">
          {step !== null ? (
            <>
              <Button kind="accent" size="small" icon="check" onClick={() => setFolded(true)}>
                {t("coach.gotit")}
              </Button>
              <Button kind="quiet" size="small" onClick={() => coach(table, false)}>
                {t("coach.end")}
              </Button>
            </>
          ) : (
            <>
              <Button kind="accent" size="small" icon="play" onClick={() => coach(table, false)}>
                {t("coach.playon")}
              </Button>
              <Button size="small" href={address({ at: "new", game: state.table.game })}>
                {t("coach.newtable")}
              </Button>
              <Button size="small" icon="book" href={address({ at: "rules", game: state.table.game, clause: "" })}>
                {t("coach.rules")}
              </Button>
            </>
          )}
        </div>
      </div>
    </aside>
  );
}
