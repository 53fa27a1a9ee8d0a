// How a game is played: in plain words first, and behind a § every clause, with links from the log and between
// clauses.

import { kHome } from "../app/pocket";
import { api, fetchGames, gameOf, games } from "../app/house";
import { lang } from "../app/preferences";
import { address, go } from "../app/router";
import { t } from "../texts";
import { Button, Card, Screen, Select, Spinner } from "../ui";
import { GuideText } from "./GuideText";
import { hasLesson } from "../boards";
import { fullName } from "./names";
import { PlainRules } from "./rules/PlainRules";
import { RulesBook } from "./RulesBook";
import { usualPlayers } from "./seat";
import { useAsk } from "./useAsk";
import "./RulesScreen.css";

export function RulesScreen(props: { game: string; clause: string }) {
    const asked = useAsk(fetchGames, [lang.value]);
    const game = gameOf(props.game) ?? (props.game === "" ? games.value[0] : undefined);
    const id = game?.id ?? props.game;
    const guide = useAsk(
        async () => (game ? api.guide(id, usualPlayers(game)) : null),
        [id, lang.value, game !== undefined],
    );
    const rules = useAsk(async () => (id === "" ? null : api.rules(id)), [id, lang.value]);
    return (
        <Screen title={t("rules.title")} back={kHome} class="rules">
            <div class="rules-top">
                <Select
                    label={t("rules.choose")}
                    hideLabel
                    value={id}
                    options={games.value.map((each) => ({ value: each.id, label: fullName(each.id) }))}
                    onChange={(to) => go({ at: "rules", game: to, clause: "" })}
                />
                {hasLesson(id) && (
                    <Button kind="accent" icon="star" href={address({ at: "learn", game: id })}>
                        {t("home.learn")}
                    </Button>
                )}
            </div>
            {games.value.length > 0 && !game && <p role="alert">{t("new.unknown")}</p>}
            {asked.error !== null && (
                <p role="alert">
                    {asked.error} <Button onClick={asked.again}>{t("ui.retry")}</Button>
                </p>
            )}
            {guide.value && guide.value.overview !== "" && (
                <Card title={t("rules.overview")} tone="tomato">
                    <p class="rules-short">{game?.short}</p>
                    <PlainRules game={id} overview={guide.value.overview} sections={rules.value?.sections ?? []} />
                    <details class="rules-moves">
                        <summary>{t("rules.moves")}</summary>
                        <GuideText text={guide.value.moves} />
                    </details>
                </Card>
            )}
            <details class="rules-clauses rules-moves" open={props.clause !== ""} key={props.clause}>
                <summary>{t("rules.clauses")}</summary>
                {rules.value && rules.value.lang !== lang.value && <p class="ui-hint">{t("rules.language")}</p>}
                {rules.value && rules.value.sections.length > 0 ? (
                    <RulesBook
                        game={id}
                        clause={props.clause}
                        sections={rules.value.sections}
                        settled={guide.value !== null || guide.error !== null}
                    />
                ) : rules.error !== null ? (
                    <p>{t("rules.missing")}</p>
                ) : (
                    <Spinner label={t("rules.loading")} />
                )}
            </details>
        </Screen>
    );
}
