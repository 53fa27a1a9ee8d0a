// The coach beside a table: says in a sentence or two what goes on, marks what it suggests, and sums up at the end. It
// speaks of the moment that lies on the table, asks what one thinks before it tells, and says nothing twice. On a phone
// it is a bar of its own above the table; beside a wide table it has a place of its own under the story.

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
const kLastLook = 1500; // at the table, before the last word

// The step to speak about: a new one, but what one has just begun to read is not taken away by something that asks
// for nothing.
function useStep(now: string | null, asks: (step: string) => boolean): string | null {
    const [shown, setShown] = useState(now);
    const since = useRef(Date.now());
    const pressing = shown === null || [now, shown].some((step) => step !== null && asks(step));
    useEffect(() => {
        if (now === shown) return;
        const change = (): void => {
            since.current = Date.now();
            setShown(now);
        };
        const left = since.current + kReading - Date.now();
        if (pressing || left <= 0) return change();
        const later = setTimeout(change, left);
        return () => clearTimeout(later);
    }, [now, shown]);
    return pressing ? now : shown;
}

// Has the step been spoken about before, and something else since?
function useAgain(step: string | null): boolean {
    const before = useRef(new Set<string>());
    const last = useRef(step);
    if (last.current !== step && last.current !== null) before.current.add(last.current);
    last.current = step;
    return step !== null && before.current.has(step);
}

export function Coach(props: CoachProps) {
    const { state, face, busy } = props;
    const { table, game } = state;
    const lesson = useLoaded(table.game, lessonOf);
    const over = lesson?.done(state) ?? true;
    const say = (key: string): string => (lesson ? word(lesson, key) : "");
    const step = useStep(over ? null : (lesson?.at(state) ?? null), (each) => say(`${each}.try`) !== "");
    const [ended, setEnded] = useState(false);
    const [folded, setFolded] = useState(false);
    const [opinions, setOpinions] = useState<ReadonlyMap<number, string>>(new Map()); // by suggestion
    const again = useAgain(step);
    useEffect(() => {
        if (!over) return setEnded(false);
        const later = setTimeout(() => setEnded(true), kLastLook);
        return () => clearTimeout(later);
    }, [over]);
    const script = over ? null : suggestion(game?.choices ?? [], game?.hint);
    const scene = (script && game?.hint?.number) ?? -1;
    const clause = lesson?.clauses[scene];
    const [, one = "", two = "", three = ""] = table.chairs.map((chair) => chair.name);
    const told = (more: string): string => maybe(`${lesson?.scenes}.${scene}${more}`, { one, two, three }) ?? "";
    const opinion = opinions.get(scene);
    const asks = clause && !folded && opinion === undefined ? told(".ask") : "";
    const found = asks === "" ? script : null; // what it suggests it tells after that
    useMarks(found ? marksOf(found) : "", (step !== null && lesson?.marks[step]) || "");

    if (!lesson || !coached(table.id)) return null;
    if (over && ended) return <CoachEnd state={state} lesson={lesson} />;
    const title = over ? say("done.title") : step === null ? t("coach.wait.title") : say(`${step}.title`);
    const text = asks !== "" ? asks : clause ? told("") : step === null || again ? "" : say(step);
    const press = clause === undefined && isAsked(state) && step !== null ? say(`${step}.try`) : "";
    return (
        <aside class={folded ? "coach coach-folded" : "coach"} aria-label={t("coach.name")}>
            <div class="coach-actions">
                <Mark size={28} />
                {asks !== "" ? (
                    <span class="coach-answers">
                        {told(".answers")
                            .split("|")
                            .map((each) => (
                                <Button
                                    key={each}
                                    size="small"
                                    onClick={() => setOpinions(new Map(opinions).set(scene, each))}
                                >
                                    {each}
                                </Button>
                            ))}
                    </span>
                ) : found ? (
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
                    {asks === "" && opinion !== undefined && `${t("coach.said", { opinion })} `}
                    {text}
                    {press !== "" && (
                        <span class="coach-press">
                            {" "}
                            <Icon name="forward" size={14} /> {press}
                        </span>
                    )}
                    {clause && asks === "" && (
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
