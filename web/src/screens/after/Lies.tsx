import { t } from "../../texts";
import { Card } from "../../ui";
import type { Details, SaidClaim, Verdict } from "../report";
import { Marker } from "./Marker";
import { MomentList } from "./MomentList";
import type { Scene } from "./scene";

// A cross, a dot, a dash: told apart without colour.
const signs: Record<Verdict, string> = {
    lie: "M-6-4l2-2 4 4 4-4 2 2-4 4 4 4-2 2-4-4-4 4-2-2 4-4z",
    truth: "M0-5a5 5 0 110 10 5 5 0 010-10z",
    silence: "M-6-1.5h12v3h-12z",
};

export function Lies({ scene, details }: { scene: Scene; details: Details }) {
    const lies = details.claims.filter((claim) => claim.verdict === "lie");
    const rest = details.claims.filter((claim) => claim.verdict !== "lie");
    return (
        <Card title={t("after.lied")} tone="plum">
            <ul class="after-liars">
                {details.seats.map((tally, seat) => {
                    const said = tally.said - tally.silences;
                    const own = details.claims.filter((claim) => claim.seat === seat);
                    return (
                        <li key={seat}>
                            <span class="after-who">
                                <Marker seat={seat} />
                                {scene.name(seat)}
                            </span>
                            <span class="after-lied">
                                {said === 0
                                    ? t("after.lied.none")
                                    : t(said === 1 ? "after.lied.one" : "after.lied.of", { lies: tally.lies, said })}
                                {tally.silences > 0 &&
                                    `${t("ui.list")}${t("after.lied.silences", { n: tally.silences })}`}
                            </span>
                            <Signs claims={own} />
                        </li>
                    );
                })}
            </ul>
            <p class="ui-hint">{t("after.lied.key")}</p>
            {lies.length === 0 ? (
                <p>{t("after.lied.honest")}</p>
            ) : (
                <>
                    <h3 class="after-small">{t("after.lied.lies")}</h3>
                    <MomentList table={scene.table.id} moments={lies} />
                </>
            )}
            {rest.length > 0 && (
                <details class="after-more">
                    <summary>{t("after.lied.rest", { n: rest.length })}</summary>
                    <MomentList table={scene.table.id} moments={rest} />
                </details>
            )}
        </Card>
    );
}

function Signs({ claims }: { claims: readonly SaidClaim[] }) {
    return (
        <svg
            class="after-signs"
            width={claims.length * 18}
            height="18"
            viewBox={`0 0 ${Math.max(1, claims.length * 18)} 18`}
            aria-hidden="true"
        >
            {claims.map((claim, n) => (
                <path
                    key={n}
                    class={`after-sign-${claim.verdict}`}
                    transform={`translate(${n * 18 + 9} 9)`}
                    d={signs[claim.verdict]}
                />
            ))}
        </svg>
    );
}
