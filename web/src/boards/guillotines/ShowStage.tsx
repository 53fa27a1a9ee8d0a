import { useEffect } from "preact/hooks";
import type { Table } from "../../protocol";
import { t } from "../../texts";
import { Show } from "../shell/Show";
import { fetchMore, more } from "./later";
import { theatre } from "./theatre";
import { hasPuppets, type View } from "./view";

// What has just happened, over the board.
export function ShowStage({ table, view }: { table: Table; view: View }) {
    const now = theatre.scene.value;
    const Shows = more.value;
    const early = now !== null && !Shows;
    useEffect(() => {
        if (early) void fetchMore();
    }, [early]);
    if (!now) return null;
    const says = now.kind === "poster" ? now.says : now.says === "" ? [] : [now.says];
    return (
        <Show theatre={theatre} class="bg-show" label={t("bg.show")} scene={now.kind} says={says}>
            <div class="bg-show-middle">
                {Shows && now.kind === "buy" && <Shows.BuyShow table={table} view={view} scene={now} />}
                {Shows && now.kind === "envelopes" && <Shows.EnvelopeShow table={table} view={view} scene={now} />}
                {Shows && now.kind === "roll" && <Shows.RollShow view={view} scene={now} puppets={hasPuppets(view)} />}
                {Shows && now.kind === "poster" && <Shows.PosterShow table={table} view={view} scene={now} />}
            </div>
        </Show>
    );
}
