// A study to look at: what changes first, then every question with its picture and its figures.

import { useCallback } from "preact/hooks";
import { Figures } from "./Figures";
import { Picture } from "./Picture";
import { draw, settingNames } from "./plots";
import type { Question, Study } from "./study";
import { called, figure, say, type Words } from "./words";

export function StudyView(props: { study: Study; words: Words }) {
    const { study, words } = props;
    const players = [...new Set(study.about.settings.map((each) => each.players))].join("–");
    const bots = [...new Set(study.about.settings.flatMap((each) => each.bots))].join(", ");
    return (
        <div class="study">
            <h2>{study.called?.[words.tag] ?? study.about.name}</h2>
            <p>
                {say(words, "page.players", { n: players })} · {bots} · {say(words, "page.games", { n: study.games })}
            </p>
            <p class="study-soft">{say(words, "page.sure")}</p>
            {study.questions.some((each) => each.changes.length > 0) && <Changes {...props} />}
            {study.questions.filter(worthALook).map((each) => (
                <Asked key={each.id} {...props} question={each} />
            ))}
        </div>
    );
}

// Bots are compared where there are several.
const worthALook = (question: Question): boolean => !question.id.endsWith("-by-bot") || question.rows.length > 1;

function Changes({ study, words }: { study: Study; words: Words }) {
    const settings = settingNames(words, study);
    const clear = study.questions.flatMap((question) =>
        question.changes.flatMap((changes, i) =>
            changes.filter((each) => each.clear).map((change) => ({ question, change, setting: i + 1 })),
        ),
    );
    if (clear.length === 0) return <p>{say(words, "page.none-clear")}</p>;
    return (
        <details class="study-changes" open={clear.length <= 12}>
            <summary>
                {say(words, "page.clear")} ({clear.length})
            </summary>
            <ul>
                {clear.map(({ question, change, setting }) => {
                    const at = (of: number): string => {
                        const cell = question.settings[of]?.find(
                            (each) => each.row === change.row && each.column === change.column,
                        );
                        return figure(words, study, unitOf(question), cell?.value ?? 0);
                    };
                    const figures = { setting: settings[setting]!, from: at(change.from ?? 0), to: at(setting) };
                    return (
                        <li key={`${question.id} ${change.row} ${change.column} ${setting}`}>
                            {say(words, `ask.${question.id}`)}, {placeOf(words, study, question, change)} –{" "}
                            {say(words, "page.change", figures)}
                        </li>
                    );
                })}
            </ul>
        </details>
    );
}

const unitOf = (question: Question): string => (question.kind === "part" ? "share" : question.unit);
function placeOf(words: Words, study: Study, question: Question, at: { row: number; column: number }): string {
    const row = question.rows[at.row]!;
    const column = question.columns[at.column]!;
    const parts = [row === "all" && column ? "" : row, column].filter((each) => each !== "");
    return parts.map((each) => called(words, study, each)).join(", ");
}

function Asked({ study, words, question }: { study: Study; words: Words; question: Question }) {
    const empty = question.settings.every((cells) => cells.length === 0);
    const picture = useCallback((width: number) => draw(words, study, question, width), [words, study, question]);
    if (empty) return null;
    const settings = settingNames(words, study);
    const which = settings.length > 1 ? ["page.which"] : [];
    return (
        <section class="study-question" data-question={question.id}>
            <h3>{say(words, `ask.${question.id}`)}</h3>
            <Picture draw={picture} />
            <Figures
                words={words}
                columns={[...which, "page.what", "page.value", "page.range", "page.n"]}
                rows={question.settings.flatMap((cells, i) =>
                    cells.map((cell) => (
                        <tr key={`${i} ${cell.row} ${cell.column}`}>
                            {which.length > 0 && <td>{settings[i]}</td>}
                            <td>{placeOf(words, study, question, cell)}</td>
                            <td>{figure(words, study, unitOf(question), cell.value)}</td>
                            <td>
                                {figure(words, study, unitOf(question), cell.low)} …{" "}
                                {figure(words, study, unitOf(question), cell.high)}
                            </td>
                            <td>{cell.n}</td>
                        </tr>
                    )),
                )}
            />
        </section>
    );
}
