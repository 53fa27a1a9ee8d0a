import { t } from "../../texts";
import { shapeLetter } from "../../table/seatShapes";
import { city } from "./city";
import type { Option } from "./moves";
import type { Sign } from "./signs";
import { useApart } from "./useApart";
import { useRoving } from "./useRoving";
import { dollars } from "../../texts/money";
import { money, placeName, shortName, spaceName } from "./words";

export interface TargetsProps {
    options: readonly Option[];
    stunts: ReadonlySet<string>;
    signs: ReadonlyMap<string, Sign>;
    income: number; // notes a stunt brings the reader
    aimed: string | null; // the place that was pressed first
    facts: (place: string) => readonly string[];
    busy: boolean;
    onAim: (place: string) => void;
}

// Where the reader's car can go: a ring on the road for each, with what it costs there or what it pays. Pressing one
// shows the place; its card drives.
export function Targets({ options, stunts, signs, income, aimed, facts, busy, onAim }: TargetsProps) {
    const places = options
        .flatMap((option) => {
            const space = city.spaces.get(option.move.place ?? "");
            return space ? [space] : [];
        })
        .sort((a, b) => a.y - b.y || a.x - b.x);
    const rove = useRoving(places.length);
    const within = useApart();
    return (
        <div ref={within} class="mad-targets" role="group" aria-label={t("madcity.targets")} onKeyDown={rove.onKeyDown}>
            {places.map((space, at) => {
                const stunt = stunts.has(space.location ?? "");
                const business = city.businesses.get(space.business ?? "");
                const sign = signs.get(space.business ?? "");
                const tag = stunt
                    ? `★ ${money(income)}`
                    : business
                      ? `${sign ? `${shapeLetter(sign.seat)} ` : ""}${dollars(business.buy)}`
                      : space.kind === "finish"
                        ? placeName("finish")
                        : space.kind === "realestate"
                          ? shortName(space.id)
                          : null;
                const kind = stunt ? "mad-target-stunt" : space.kind === "finish" ? "mad-target-finish" : "";
                return (
                    <button
                        key={space.id}
                        type="button"
                        class={`mad-target ${kind}`}
                        style={{ left: `${(space.x / city.size.x) * 100}%`, top: `${(space.y / city.size.y) * 100}%` }}
                        data-rove
                        tabIndex={rove.tab(at)}
                        aria-disabled={busy || undefined}
                        aria-expanded={aimed === space.id}
                        aria-label={[spaceName(space.id), ...facts(space.id)].join(t("frame.comma"))}
                        onFocus={() => rove.onFocus(at)}
                        onClick={() => !busy && onAim(space.id)}
                    >
                        <span class="mad-target-ring" />
                        {tag !== null && (
                            <span class="mad-target-name mad-apart" aria-hidden="true">
                                {tag}
                            </span>
                        )}
                    </button>
                );
            })}
        </div>
    );
}
