// The coach beside a table: says in a sentence or two what goes on, marks what it suggests, and sums up at the end. On
// a phone it is a bar of its own above the table, so that it covers nothing; beside a wide table it stands at the foot
// of the story.

import { useEffect, useRef, useState } from "preact/hooks";
import { Mark } from "../art/Mark";
import { lessonOf } from "../boards";
import { labelOf } from "../table/choices";
import { ClauseLink } from "../table/ClauseLink";
import type { CoachProps } from "../table/CoachPlace";
import { maybe, t } from "../texts";
import { Button, Icon } from "../ui";
import { useLoaded } from "../ui/useLoaded";
import { CoachEnd } from "./CoachEnd";
import { coach, coached } from "./coaching";
import { isAsked, word } from "./lessons/lesson";
import { marksOf, suggestion } from "./suggestion";
import { useMarks } from "./useMarks";
import "./Coach.css";

const kReading = 3500; // what asks for nothing is left to be read so long
const kReveal = 6000; // the table first shows what happened; the last word comes after

// The step to speak about: a new one, but what one has just begun to read is not taken away by something that asks
// for nothing.
function useStep(now: string | null, asks: (step: string) => boolean): string | null {
    const [shown, setShown] = useState(now);
    const since = useRef(Date.now());
    useEffect(() => {
        if (now === shown) return;
        const change = (): void => {
            since.current = Date.now();
            setShown(now);
        };
        const left = since.current + kReading - Date.now();
        if (shown === null || [now, shown].some((step) => step !== null && asks(step)) || left <= 0) {
            change();
            return;
        }
        const later = setTimeout(change, left);
        return () => clearTimeout(later);
    }, [now, shown]);
    return shown;
}

export function Coach(props: CoachProps) {
    const { state, face, busy } = props;
    const { table, game } = state;
    const lesson = useLoaded(table.game, lessonOf);
    const over = lesson?.done(state) ?? true;
    const say = (key: string): string => (lesson ? word(lesson, key) : "");
    const step = useStep(over ? null : (lesson?.at(state) ?? null), (each) => say(`${each}.try`) !== "");
    const [told, setTold] = useState(false);
    const [folded, setFolded] = useState(false);
    useEffect(() => {
        if (!over) return setTold(false);
        const later = setTimeout(() => setTold(true), kReveal);
        return () => clearTimeout(later);
    }, [over]);
    const found = over ? null : suggestion(game?.choices ?? [], game?.hint);
    const scene = (found && game?.hint?.number) ?? -1;
    const clause = lesson?.clauses[scene];
    useMarks(found ? marksOf(found) : "", (step !== null && lesson?.marks[step]) || "");

    if (!lesson || !coached(table.id)) return null;
    if (over && told) return <CoachEnd state={state} lesson={lesson} />;
    const [, one = "", two = "", three = ""] = table.chairs.map((chair) => chair.name);
    const title = over ? say("done.title") : step === null ? t("coach.wait.title") : say(`${step}.title`);
    const text = clause ? maybe(`${lesson.scenes}.${scene}`, { one, two, three }) : step === null ? title : say(step);
    const press = clause === undefined && isAsked(state) && step !== null ? say(`${step}.try`) : "";
    return (
        <aside class={folded ? "coach coach-folded" : "coach"} aria-label={t("coach.name")}>
            <div class="coach-actions">
                <Mark size={28} />
                {found ? (
                    <Button
                        kind="accent"
                        size="small"
                        icon="forward"
                        class="coach-do"
                        label={t("coach.do", { move: labelOf(found.choice, table, face, found.amount) })}
                        busy={busy}
                        onClick={() => props.ask(found.choice, found.amount ?? undefined)}
                    >
                        {labelOf(found.choice, table, face, found.amount)}
                    </Button>
                ) : (
                    <strong class="coach-title">{title}</strong>
                )}
                <Button
                    kind="quiet"
                    size="small"
                    icon={folded ? "info" : "minus"}
                    label={t(folded ? "coach.show" : "coach.hide")}
                    expanded={!folded}
                    onClick={() => setFolded(!folded)}
                />
                <Button
                    kind="quiet"
                    size="small"
                    icon="close"
                    label={t("coach.end")}
                    onClick={() => coach(table.id, false)}
                />
            </div>
            {!folded && (
                // One can read on with the keys where it is longer than its place.
                <div class="coach-words" role="status" tabIndex={0}>
                    {text}
                    {press !== "" && (
                        <span class="coach-press">
                            {" "}
                            <Icon name="forward" size={14} /> {press}
                        </span>
                    )}
                    {clause && (
                        <span class="coach-why">
                            {" "}
                            {t("coach.why")} <ClauseLink game={table.game} clause={clause} />
                        </span>
                    )}
                </div>
            )}
        </aside>
    );
}
