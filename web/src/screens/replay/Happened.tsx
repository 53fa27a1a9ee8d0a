import { ClauseLink } from "../../table/ClauseLink";
import { t } from "../../texts";
import { Icon } from "../../ui";
import { linesFor, type Eyes, type Step } from "./steps";

export interface HappenedProps {
    game: string;
    step: Step;
    eyes: Eyes;
    name: (seat: number) => string;
}

// What the step brought, line by line; what was for some ears only says for whose.
export function Happened({ game, step, eyes, name }: HappenedProps) {
    const lines = linesFor(step, eyes);
    if (lines.length === 0)
        return step.text === undefined ? <p>{t("replay.setup")}</p> : <p class="ui-hint">{t("replay.nothing")}</p>;
    return (
        <ul class="replay-lines">
            {step.text === undefined && <li>{t("replay.setup")}</li>}
            {lines.map((line, n) => (
                <li key={n} class={line.event.what === "Said" ? "replay-said" : undefined}>
                    <span>
                        {line.text}
                        {line.event.to !== "everybody" && (
                            <span class="replay-secret">
                                <Icon name="lock" size={13} />{" "}
                                {t("replay.secret", { who: line.event.to.map(name).join(t("ui.list")) })}
                            </span>
                        )}
                    </span>
                    {line.clause !== "" && <ClauseLink game={game} clause={line.clause} />}
                </li>
            ))}
        </ul>
    );
}
