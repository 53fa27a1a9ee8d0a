// Before the lesson: what it is about, and one button.

import { kHome } from "../app/pocket";
import { fetchGames, gameOf } from "../app/house";
import { lang } from "../app/preferences";
import { address, go } from "../app/router";
import { Poster } from "../art/Poster";
import { lessonOf } from "../boards";
import { t } from "../texts";
import { Button, Card, Complaint, Screen, Spinner } from "../ui";
import { useLoaded } from "../ui/useLoaded";
import { coach } from "./coaching";
import { kPoints, word } from "./lessons/lesson";
import { NameForm } from "./NameForm";
import { fullName } from "./names";
import { openTable } from "./seat";
import { useAsk } from "./useAsk";
import { useSeating } from "./useSeating";
import "./LearnScreen.css";

export function LearnScreen(props: { game: string }) {
    const asked = useAsk(fetchGames, [lang.value]);
    const game = gameOf(props.game);
    const lesson = useLoaded(props.game, lessonOf); // undefined: it is on its way
    const seating = useSeating(async () => {
        if (!game || !lesson) return;
        const { players, options } = lesson.plan;
        const seated = await openTable({
            game: game.id,
            players,
            options: { ...options },
            bots: game.house_bot,
            start: true,
            settings: { pace: lesson.pace, lesson: true, drop_in: false },
        });
        coach(seated.table, true);
        go({ at: "table", table: seated.table });
    });
    return (
        <Screen title={lesson ? word(lesson, "title") : t("home.learn")} back={kHome} class="learn">
            <Card class="learn-card">
                <div class="learn-poster">
                    <Poster game={props.game} />
                </div>
                <p class="learn-game">{fullName(props.game)}</p>
                {lesson === null && (
                    <>
                        <p class="learn-lead">{t("learn.none")}</p>
                        <Button
                            kind="primary"
                            icon="book"
                            href={address({ at: "rules", game: props.game, clause: "" })}
                        >
                            {t("home.rules")}
                        </Button>
                    </>
                )}
                {lesson && (
                    <>
                        <p class="learn-lead">{word(lesson, "lead")}</p>
                        <ol class="learn-points">
                            {kPoints.map((point) => (
                                <li key={point}>{word(lesson, point)}</li>
                            ))}
                        </ol>
                        {seating.asking ? (
                            <NameForm
                                onNamed={seating.named}
                                onCancel={seating.cancel}
                                go={t("learn.start")}
                                busy={seating.busy}
                                error={seating.error}
                            />
                        ) : (
                            <>
                                {game ? (
                                    <Button
                                        kind="primary"
                                        size="big"
                                        icon="play"
                                        busy={seating.busy}
                                        onClick={seating.start}
                                    >
                                        {t("learn.start")}
                                    </Button>
                                ) : asked.error === null ? (
                                    <Spinner label={t("home.games.loading")} />
                                ) : (
                                    <Button onClick={asked.again}>{t("ui.retry")}</Button>
                                )}
                                <Complaint text={seating.error ?? asked.error} />
                            </>
                        )}
                    </>
                )}
            </Card>
        </Screen>
    );
}
