// After the game, when all hands may be open: who won and by how much, who lied, what was paid, whether
// the luck was fair, and what to do next.

import { api } from "../app/house";
import { lang } from "../app/preferences";
import type { TableState } from "../net/model";
import { useFace } from "../table/useFace";
import { t } from "../texts";
import { Button, Card, Spinner } from "../ui";
import { later } from "../ui/later";
import { Actions } from "./after/Actions";
import { Deals } from "./after/Deals";
import { Highlight } from "./after/Highlight";
import { Lies } from "./after/Lies";
import { Luck } from "./after/Luck";
import { MoneyCurve } from "./after/MoneyCurve";
import { NextLevel } from "./after/NextLevel";
import { Rematch } from "./after/Rematch";
import { sceneOf } from "./after/scene";
import { Standings } from "./after/Standings";
import { Stronger } from "./after/Stronger";
import { Winners } from "./after/Winners";
import { detailsOf, sentencesOf } from "./report";
import { useAsk } from "./useAsk";
import "./AfterPanel.css";

const CoachCard = later(() => import("./after/CoachCard").then((module) => module.CoachCard));

export interface AfterPanelProps {
    state: TableState;
    rematch: () => unknown; // asks for another game; if it returns a promise, until that is settled
}

export function AfterPanel({ state, rematch }: AfterPanelProps) {
    const { table } = state;
    const face = useFace(table.game);
    const asked = useAsk(() => api.report(table.id), [table.id, lang.value]);
    const report = asked.value;
    if (!face) return <Spinner label={t("after.loading")} />; // it knows how money is written
    const scene = sceneOf(state, report, face);
    const details = detailsOf(report);
    return (
        <section class="after" aria-label={t("after.title")}>
            <Winners scene={scene} />
            <div class="after-next-steps">
                <Rematch scene={scene} rematch={rematch} />
                <NextLevel scene={scene} />
                <Stronger scene={scene} />
                <Actions scene={scene} />
            </div>
            <div class="after-cards">
                <Standings scene={scene} />
                {scene.score.length > 0 && <CoachCard scene={scene} />}
                {report && <MoneyCurve scene={scene} report={report} />}
                {details && (
                    <>
                        <Highlight
                            title={t("after.bluff")}
                            table={table.id}
                            moment={details.best_bluff}
                            otherwise={t("after.bluff.none")}
                        />
                        <Highlight
                            title={t("after.trust")}
                            table={table.id}
                            moment={details.costliest_trust}
                            otherwise={t("after.trust.none")}
                        />
                        <Lies scene={scene} details={details} />
                        <Deals table={table.id} details={details} />
                    </>
                )}
                {report && (
                    <Card title={t("after.sentences")} tone="tomato">
                        <ul class="after-sentences">
                            {sentencesOf(report).map((sentence) => (
                                <li key={sentence}>{sentence}</li>
                            ))}
                        </ul>
                    </Card>
                )}
                <Luck table={table} />
            </div>
            {report === null && asked.error === null && <Spinner label={t("after.loading")} />}
            {asked.error !== null && (
                <p role="alert">
                    {asked.error} <Button onClick={asked.again}>{t("ui.retry")}</Button>
                </p>
            )}
        </section>
    );
}
