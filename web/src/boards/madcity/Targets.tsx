import type { Choice } from "../../protocol";
import { t } from "../../texts";
import { city } from "./city";
import type { Option } from "./moves";
import { useRoving } from "./useRoving";
import { money, shortName, spaceName } from "./words";

export interface TargetsProps {
    options: readonly Option[];
    stunts: ReadonlySet<string>;
    income: number; // notes a stunt brings the reader
    named: boolean; // there is room for all the names
    busy: boolean;
    ask: (choice: Choice) => void;
}

// Where the reader's car can go: a ring on the road for each, to be pressed.
export function Targets({ options, stunts, income, named, busy, ask }: TargetsProps) {
    const places = options
        .flatMap((option) => {
            const space = city.spaces.get(option.move.place ?? "");
            return space ? [{ ...option, space }] : [];
        })
        .sort((a, b) => a.space.y - b.space.y || a.space.x - b.space.x);
    const rove = useRoving(places.length);
    return (
        <div class="mad-targets" role="group" aria-label={t("madcity.targets")} onKeyDown={rove.onKeyDown}>
            {places.map(({ choice, space }, at) => {
                const stunt = stunts.has(space.location ?? "");
                const pays = t("madcity.stunt.here", { amount: money(income) });
                const notable = stunt || space.kind === "finish" || space.kind === "realestate";
                return (
                    <button
                        key={space.id}
                        type="button"
                        class={`mad-target ${stunt ? "mad-target-stunt" : ""} ${space.kind === "finish" ? "mad-target-finish" : ""} ${named || notable ? "mad-target-named" : ""}`}
                        style={{ left: `${(space.x / city.size.x) * 100}%`, top: `${(space.y / city.size.y) * 100}%` }}
                        data-rove
                        tabIndex={rove.tab(at)}
                        aria-disabled={busy || undefined}
                        aria-label={stunt ? `${spaceName(space.id)}${t("frame.comma")}${pays}` : spaceName(space.id)}
                        onFocus={() => rove.onFocus(at)}
                        onClick={() => !busy && ask(choice)}
                    >
                        <span class="mad-target-ring" />
                        <span class="mad-target-name" aria-hidden="true">
                            {stunt ? `★ ${money(income)}` : shortName(space.id)}
                        </span>
                    </button>
                );
            })}
        </div>
    );
}
