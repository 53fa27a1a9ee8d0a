import { useEffect } from "preact/hooks";
import type { Table } from "../../protocol";
import { t } from "../../texts";
import { Button } from "../../ui";
import { BuyShow } from "./BuyShow";
import { fetchMore, more } from "./later";
import { scene } from "./theatre";
import type { Show } from "./useShow";
import type { View } from "./view";

// What has just happened, over the board. A press or Space goes on, Escape to the end.
export function ShowStage({ table, view, show }: { table: Table; view: View; show: Show }) {
    const { next, skip, last } = show;
    useEffect(() => {
        const press = (event: KeyboardEvent): void => {
            const target = event.target;
            if (
                target instanceof HTMLElement &&
                target.closest("button, a, input, select, textarea, summary, dialog[open]")
            )
                return;
            if (event.key === " ") {
                event.preventDefault();
                next();
            }
            if (event.key === "Escape") skip();
        };
        addEventListener("keydown", press);
        return () => removeEventListener("keydown", press);
    });
    const now = scene.value;
    const Shows = more.value;
    const early = now !== null && now.kind !== "buy" && !Shows;
    useEffect(() => {
        if (early) void fetchMore();
    }, [early]);
    if (!now) return null;
    const says = now.kind === "poster" ? now.says : now.says === "" ? [] : [now.says];
    const puppets = view.people.some((person) => person.puppet !== null);
    return (
        <section class="bg-show" data-scene={now.kind} aria-label={t("bg.show")} onClick={next}>
            <div class="bg-show-middle">
                {now.kind === "buy" && <BuyShow table={table} view={view} scene={now} />}
                {Shows && now.kind === "envelopes" && <Shows.EnvelopeShow table={table} view={view} scene={now} />}
                {Shows && now.kind === "roll" && <Shows.RollShow view={view} scene={now} puppets={puppets} />}
                {Shows && now.kind === "poster" && <Shows.PosterShow table={table} view={view} scene={now} />}
            </div>
            <div class="bg-show-says">
                {says.map((text, at) => (
                    <p key={at}>{text}</p>
                ))}
            </div>
            <div class="bg-show-foot">
                <span class="bg-show-hint">{last ? "" : t("bg.show.next")}</span>
                <span onClick={(event) => event.stopPropagation()}>
                    <Button kind="quiet" size="small" after="forward" onClick={last ? next : skip}>
                        {t(last ? "bg.show.go-on" : "bg.show.skip")}
                    </Button>
                </span>
            </div>
        </section>
    );
}
