// A game that is over, step by step, with all hands open or through one player's eyes.

import { useState } from "preact/hooks";
import { api } from "../app/house";
import { lang } from "../app/preferences";
import { inPocket } from "../app/pocket";
import { address } from "../app/router";
import type { Line } from "../protocol";
import { useFace } from "../table/useFace";
import { t } from "../texts";
import { Button, Card, Screen, Select, Spinner } from "../ui";
import { copyLink } from "./after/copy";
import { momentOf } from "./after/links";
import { chaptersOf, onward } from "./replay/chapters";
import { Happened } from "./replay/Happened";
import { Scrubber } from "./replay/Scrubber";
import { SoFar } from "./replay/SoFar";
import { StepList } from "./replay/StepList";
import { gameAt, linesFor, type Eyes } from "./replay/steps";
import { usePlayer } from "./replay/usePlayer";
import { useReplayKeys } from "./replay/useReplayKeys";
import { useSteps } from "./replay/useSteps";
import { detailsOf } from "./report";
import { useAsk } from "./useAsk";
import "./ReplayScreen.css";

const nothing = (): void => undefined; // nobody plays in a replay
const still: readonly Line[] = []; // what happened is told beside the board; who scrubs waits for no show

export function ReplayScreen(props: { table: string; step: number }) {
    const asked = useAsk(() => api.table(props.table), [props.table, lang.value]);
    const table = asked.value?.table ?? null;
    const face = useFace(table?.game);
    const steps = useSteps(props.table, props.step);
    const last = Math.max(0, steps.all - 1);
    const [eyes, setEyes] = useState<Eyes>(null);
    const next = (at: number, by: 1 | -1): number => onward(steps.known, eyes, at, by, last);
    const player = usePlayer(props.table, props.step, last, next);
    const report = useAsk(() => api.report(props.table), [props.table, lang.value]);
    const lies = (detailsOf(report.value)?.claims ?? []).flatMap(({ step, verdict }) =>
        verdict === "lie" ? [step] : [],
    );
    const chapters = face ? chaptersOf(steps.known, face) : [];
    useReplayKeys(player, last);

    const step = steps.known.get(player.at) ?? null;
    const name = (seat: number): string => table?.chairs[seat]?.name || `#${seat + 1}`;
    const error = asked.error ?? steps.error;
    const game = step && gameAt(step, eyes, face?.openHands);
    const told = step
        ? linesFor(step, eyes)
              .map((line) => line.text)
              .join(" ")
        : "";
    const Board = face?.Board;
    return (
        <Screen
            title={t("replay.title")}
            back={address({ at: "table", table: props.table })}
            class="replay"
            actions={
                !inPocket && (
                    <Button
                        kind="quiet"
                        icon="link"
                        label={t("replay.link")}
                        onClick={() => void copyLink(momentOf(props.table, player.at))}
                    />
                )
            }
        >
            {error !== null && <p role="alert">{error}</p>}
            {error === null && (!table || !face || steps.all === 0) && <Spinner label={t("replay.loading")} />}
            {table && face && steps.all > 0 && (
                <div class="replay-columns">
                    <div class="replay-main">
                        <section class="replay-board" aria-label={t("replay.board")}>
                            {Board && game && step && (
                                <Board
                                    table={table}
                                    game={game}
                                    fresh={still}
                                    me={eyes}
                                    open
                                    ask={nothing}
                                    busy={false}
                                />
                            )}
                        </section>
                        <Scrubber player={player} last={last} told={told} chapters={chapters} lies={lies} />
                    </div>
                    <div class="replay-side">
                        <Card title={t("replay.happened")} tone="tomato" class="replay-happened">
                            {step ? (
                                <>
                                    {step.text !== undefined && <p class="replay-typed">{step.text}</p>}
                                    <Happened game={table.game} step={step} eyes={eyes} name={name} />
                                </>
                            ) : (
                                <Spinner label={t("replay.loading")} />
                            )}
                        </Card>
                        <Card title={t("replay.standings")} tone="mustard">
                            <Select
                                label={t("replay.eyes")}
                                value={eyes === null ? "all" : String(eyes)}
                                options={[
                                    { value: "all", label: t("replay.eyes.all") },
                                    ...table.chairs.map((chair) => ({
                                        value: String(chair.seat),
                                        label: name(chair.seat),
                                    })),
                                ]}
                                onChange={(value) => setEyes(value === "all" ? null : Number(value))}
                            />
                            {game && <SoFar game={game} face={face} eyes={eyes} name={name} />}
                        </Card>
                        <Card title={t("replay.steps")} tone="teal">
                            <StepList steps={steps} at={player.at} eyes={eyes} chapters={chapters} to={player.to} />
                        </Card>
                    </div>
                </div>
            )}
        </Screen>
    );
}
