// The coach looks back: how the chances went, what turned the game, and how much of it was luck. He is asked, because it
// takes him some seconds.

import { useState } from "preact/hooks";
import { lang } from "../../app/preferences";
import { t } from "../../texts";
import { Button, Card, Select } from "../../ui";
import { Curve } from "./Curve";
import { inGames, type LookBack, parts, signed, some } from "./lookBack";
import { MomentList } from "./MomentList";
import type { Scene } from "./scene";
import { useLookBack } from "./useLookBack";

const kRows = 40; // of the curve in figures

export function CoachCard({ scene }: { scene: Scene }) {
    const [seat, setSeat] = useState(scene.me ?? scene.winners[0] ?? 0);
    const [wanted, setWanted] = useState(false);
    const [tries, setTries] = useState(0);
    const { value, progress, error } = useLookBack(scene.table.id, seat, wanted, `${lang.value} ${tries}`);
    const percent = Math.round(100 * progress);
    return (
        <Card title={t("after.coach")} tone="mustard" class="after-coach">
            <p class="ui-hint after-hint">{t("after.coach.hint")}</p>
            <div class="after-coach-ask">
                <Select
                    label={t("after.coach.seat")}
                    value={`${seat}`}
                    options={scene.score.map((_, each) => ({ value: `${each}`, label: scene.name(each) }))}
                    onChange={(chosen) => setSeat(Number(chosen))}
                />
                {!wanted && (
                    <Button kind="accent" onClick={() => setWanted(true)}>
                        {t("after.coach.ask")}
                    </Button>
                )}
            </div>
            {wanted && value === null && error === null && (
                <div class="after-coach-wait">
                    <progress max={100} value={percent} aria-label={t("after.coach.thinks")} />
                    <Button kind="quiet" size="small" onClick={() => setWanted(false)}>
                        {t("after.coach.stop")}
                    </Button>
                </div>
            )}
            {error !== null && (
                <p role="alert">
                    {error} <Button onClick={() => setTries(tries + 1)}>{t("ui.retry")}</Button>
                </p>
            )}
            <div role="status">{value && value.sentences.map((sentence) => <p key={sentence}>{sentence}</p>)}</div>
            {value && <Findings scene={scene} found={value} />}
        </Card>
    );
}

function Findings({ scene, found }: { scene: Scene; found: LookBack }) {
    const curve = inGames(found.curve);
    const moments = [
        { title: "after.coach.turning", list: found.turning_points },
        { title: "after.coach.prices", list: found.prices },
        { title: "after.coach.lies", list: found.lies },
    ] as const;
    return (
        <>
            <h3 class="after-small">{t("after.coach.curve")}</h3>
            <Curve
                scene={scene}
                label={t("after.coach.picture")}
                curve={curve}
                rows={some(curve, kRows)}
                steps={found.steps}
                write={(games) => `${games}%`}
            />
            <h3 class="after-small">{t("after.coach.shares")}</h3>
            <dl class="after-counts">
                {parts.map((part) => (
                    <div key={part}>
                        <dt>{t(`after.coach.share.${part}`)}</dt>
                        <dd class="money">
                            {part === "initial" || part === "result"
                                ? Math.round(100 * found.shares[part])
                                : signed(found.shares[part])}
                        </dd>
                    </div>
                ))}
            </dl>
            {found.turning_points.length === 0 && <p>{t("after.coach.turning.none")}</p>}
            {moments.map(
                ({ title, list }) =>
                    list.length > 0 && (
                        <div key={title}>
                            <h3 class="after-small">{t(title)}</h3>
                            <MomentList table={scene.table.id} moments={list} />
                        </div>
                    ),
            )}
        </>
    );
}
