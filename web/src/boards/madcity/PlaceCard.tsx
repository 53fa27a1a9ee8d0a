import { useEffect, useRef } from "preact/hooks";
import { t } from "../../texts";
import { Icon } from "../../ui";
import { city, type Space } from "./city";
import { spaceName } from "./words";

export interface PlaceCardProps {
    space: Space;
    facts: readonly string[];
    anchored: boolean; // stands beside its ring, else at the foot of the window
    busy: boolean;
    onDrive: () => void;
    onClose: () => void;
}

// The place that a ring was pressed for: what is to be had there, and the key that drives to it.
export function PlaceCard({ space, facts, anchored, busy, onDrive, onClose }: PlaceCardProps) {
    const drive = useRef<HTMLButtonElement>(null);
    useEffect(() => drive.current?.focus({ preventScroll: true }), [space.id]);
    const place = anchored
        ? {
              left: `${(space.x / city.size.x) * 100}%`,
              top: `${(space.y / city.size.y) * 100}%`,
              transform: `translate(${space.x > city.size.x / 2 ? "calc(-100% - 34px)" : "34px"}, ${space.y > city.size.y / 2 ? "-80%" : "-20%"})`,
          }
        : {};
    return (
        <section
            class={`mad-card mad-card-place ${anchored ? "mad-card-anchored" : ""}`}
            style={place}
            aria-label={spaceName(space.id)}
            onKeyDown={(event) => {
                if (event.key !== "Escape") return;
                event.stopPropagation();
                onClose();
            }}
        >
            <header class="mad-card-head">
                <h3>{spaceName(space.id)}</h3>
                <button type="button" class="mad-card-close" aria-label={t("madcity.close")} onClick={onClose}>
                    <Icon name="close" size={16} />
                </button>
            </header>
            {facts.map((fact) => (
                <p key={fact}>{fact}</p>
            ))}
            <div class="mad-card-acts">
                <button
                    ref={drive}
                    type="button"
                    class="mad-act"
                    data-act="Go"
                    aria-disabled={busy || undefined}
                    onClick={() => !busy && onDrive()}
                >
                    {t("madcity.act.Go")}
                </button>
            </div>
        </section>
    );
}
