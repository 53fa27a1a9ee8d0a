// A table as one likes it: who, by which rules, by what clock, and who may come in.

import { useEffect, useState } from "preact/hooks";
import { inPocket, kHome } from "../app/pocket";
import { fetchGames, gameOf, games } from "../app/house";
import { lang, name } from "../app/preferences";
import { go } from "../app/router";
import { Poster } from "../art/Poster";
import type { GameInfo } from "../net/api";
import { t } from "../texts";
import { Button, Card, Complaint, Field, Form, Screen, Select, Spinner, Stepper, Toggle } from "../ui";
import { ChairList } from "./ChairList";
import { ClockFields } from "./ClockFields";
import { kLongestName } from "./NameForm";
import { fullName } from "./names";
import { OptionField } from "./OptionField";
import { openTable, usualPlayers } from "./seat";
import { seatBots } from "./seatBots";
import { remember, usualLevel } from "./strength";
import { useAsk } from "./useAsk";
import { useTask } from "./useTask";
import { alike, clocked, draft, regame, resize, startsAtOnce, wish, type Draft } from "./wish";
import "./NewTableScreen.css";

export function NewTableScreen(props: { game: string }) {
    const asked = useAsk(fetchGames, [lang.value]);
    const game = gameOf(props.game) ?? (props.game === "" ? games.value[0] : undefined);
    return (
        <Screen title={t("new.title")} back={kHome} class="new">
            {game ? (
                <NewTable game={game} />
            ) : games.value.length > 0 ? (
                <p role="alert">{t("new.unknown")}</p>
            ) : asked.error === null ? (
                <Spinner label={t("home.games.loading")} />
            ) : (
                <p role="alert">
                    {asked.error} <Button onClick={asked.again}>{t("ui.retry")}</Button>
                </p>
            )}
        </Screen>
    );
}

function NewTable(props: { game: GameInfo }) {
    const { game } = props;
    const [made, setMade] = useState<Draft>(() => draft(usualPlayers(game), usualLevel(game)));
    const [called, setCalled] = useState(name.value);
    const [nameless, setNameless] = useState(false);
    const opening = useTask();
    useEffect(() => setMade((old) => regame(old, game, usualLevel(game))), [game.id]);
    const set = (change: Partial<Draft>): void => {
        setMade(clocked({ ...made, ...change }));
        opening.forget();
    };
    const open = async (): Promise<void> => {
        if (called.trim() === "") {
            setNameless(true);
            return;
        }
        name.value = called.trim();
        const seated = await openTable(wish(made, game.id));
        if (!alike(made)) await seatBots(seated, made);
        const level = made.chairs[0] ?? "";
        if (alike(made) && level !== "") remember(game.id, level);
        go({ at: "table", table: seated.table });
    };
    const atOnce = startsAtOnce(made);
    return (
        <Form class="new-form" onSubmit={() => opening.run(open)}>
            <div class="new-columns">
                <div class="new-column">
                    <Card class="new-game">
                        <div class="new-poster">
                            <Poster game={game.id} />
                        </div>
                        {games.value.length > 1 && (
                            <Select
                                label={t("new.game")}
                                value={game.id}
                                options={games.value.map((each) => ({
                                    value: each.id,
                                    label: fullName(each.id),
                                }))}
                                onChange={(id) => go({ at: "new", game: id })}
                            />
                        )}
                        <div class="new-who">
                            <Field
                                label={t("new.name")}
                                value={called}
                                onInput={(value) => {
                                    setCalled(value);
                                    setNameless(false);
                                }}
                                error={nameless ? t("new.nameless") : null}
                                focus={nameless}
                                maxLength={kLongestName}
                                autoComplete="nickname"
                            />
                            <Stepper
                                label={t("new.players")}
                                value={made.players}
                                least={game.least_players}
                                most={game.most_players}
                                onChange={(players) => setMade(resize(made, players))}
                            />
                        </div>
                    </Card>
                    <Card title={t("new.chairs")} tone="tomato">
                        <ChairList game={game} chairs={made.chairs} onChange={(chairs) => set({ chairs })} />
                    </Card>
                </div>
                <div class="new-column">
                    <Card title={t("new.options")} tone="mustard">
                        <div class="new-fields">
                            {game.options.length === 0 && <p class="ui-hint">{t("new.options.none")}</p>}
                            {game.options.map((option) => (
                                <OptionField
                                    key={option.name}
                                    option={option}
                                    value={made.options[option.name]}
                                    onChange={(value) => set({ options: { ...made.options, [option.name]: value } })}
                                />
                            ))}
                        </div>
                    </Card>
                    <Card title={t("new.clock")} tone="teal">
                        <ClockFields made={made} onChange={set} />
                    </Card>
                    <Card title={t("new.door")} tone="plum">
                        <div class="new-fields">
                            {!inPocket && (
                                <>
                                    <Toggle
                                        label={t("new.public")}
                                        hint={t("new.public.hint")}
                                        value={made.open}
                                        onChange={(value) => set({ open: value })}
                                    />
                                    <Toggle
                                        label={t("new.spectators")}
                                        hint={t("new.spectators.hint")}
                                        value={made.spectators}
                                        onChange={(spectators) => set({ spectators })}
                                    />
                                    <Toggle
                                        label={t("new.dropin")}
                                        hint={t("new.dropin.hint")}
                                        value={made.dropIn}
                                        onChange={(dropIn) => set({ dropIn })}
                                    />
                                </>
                            )}
                            <Toggle
                                label={t("new.cast")}
                                hint={t("new.cast.hint")}
                                value={made.cast}
                                onChange={(cast) => set({ cast })}
                            />
                        </div>
                    </Card>
                </div>
            </div>
            <div class="new-bar">
                <div class="new-bar-words">
                    {opening.error === null ? (
                        <p role="status">
                            {opening.busy
                                ? t("new.creating")
                                : t(atOnce ? "new.sum.start" : "new.sum.wait", { n: made.players })}
                        </p>
                    ) : (
                        <Complaint text={opening.error} />
                    )}
                </div>
                <Button kind="primary" size="big" type="submit" icon={atOnce ? "play" : "door"} busy={opening.busy}>
                    {t(atOnce ? "new.createstart" : "new.create")}
                </Button>
            </div>
        </Form>
    );
}
