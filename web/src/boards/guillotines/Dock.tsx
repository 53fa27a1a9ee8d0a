import { t } from "../../texts";
import { Portrait } from "./art/Portrait";
import { Sign } from "./art/Sign";
import { SuitSign } from "./art/SuitSign";
import { CardFace } from "./CardFace";
import { figures } from "./figures";
import { Needs } from "./Needs";
import { personOf, type View } from "./view";
import { cardSays, roleName, whoName } from "./words";

export interface DockProps {
    view: View;
    hint: string | null; // what to do with it now
    held: readonly number[]; // which cards of the hand are picked up
    pickable: boolean;
    onPick: (at: number) => void;
    roleUse: boolean; // the Role can be used now
    onRole: () => void;
    onFace: () => void;
}

// What is the reader's own, always at hand: needs, Role, envelope and cards.
export function Dock({ view, hint, held, pickable, onPick, roleUse, onRole, onFace }: DockProps) {
    const own = personOf(view, view.me);
    if (!own) return null;
    return (
        <section class="bg-dock" aria-label={t("bg.hand")}>
            {own.who && (
                <button
                    type="button"
                    class="bg-dock-face"
                    aria-label={`${whoName(own.who)}. ${t("bg.boards.open")}`}
                    onClick={onFace}
                >
                    <Portrait of={own.who} />
                    <SuitSign suit={figures.billionaires[own.who].suit} size={18} class="bg-dock-suit" />
                </button>
            )}
            <div class="bg-dock-own">
                {own.who && <Needs view={view} who={own.who} label={t("bg.needs")} />}
                {view.open.level > 2 && (
                    <div class="bg-dock-papers">
                        <button
                            type="button"
                            class={`bg-paper ${roleUse ? "bg-paper-lit" : ""} ${own.revealed ? "bg-paper-up" : ""}`}
                            onClick={onRole}
                        >
                            {own.role && <Sign of={own.role} size={14} />}
                            <span class="bg-paper-word">{own.role ? roleName(own.role) : t("bg.role.none")}</span>
                        </button>
                        {own.bunker && (
                            <span class="bg-paper" title={t("bg.bunker")}>
                                <Sign of="Bunker" size={14} />
                                <span class="unseen">{t("bg.bunker")}</span>
                            </span>
                        )}
                        {view.open.level > 3 && (
                            <span class="bg-paper bg-paper-envelope" title={t("bg.envelope")}>
                                <Sign of="Envelope" size={14} />
                                {own.inside.length === 0 && <b>{own.envelope}</b>}
                                {own.inside.map((kind, at) => (
                                    <CardFace key={at} kind={kind} values={view.facts.values} class="bg-card-tiny" />
                                ))}
                                <span class="unseen">
                                    {t("bg.envelope.count", { n: own.envelope })}{" "}
                                    {own.inside.map((kind) => cardSays(kind, view.facts.values)).join(t("frame.comma"))}
                                </span>
                            </span>
                        )}
                    </div>
                )}
            </div>
            {hint && <p class="bg-hint">{hint}</p>}
            <div class="bg-hand" role="group" aria-label={t("bg.hand")}>
                {view.hand.map((kind, at) => (
                    <button
                        key={`${at} ${kind}`}
                        type="button"
                        class={`bg-hand-card ${held.includes(at) ? "bg-hand-held" : ""}`}
                        aria-pressed={held.includes(at)}
                        aria-disabled={!pickable || undefined}
                        aria-label={cardSays(kind, view.facts.values)}
                        onClick={() => pickable && onPick(at)}
                    >
                        <CardFace kind={kind} values={view.facts.values} />
                    </button>
                ))}
                {view.hand.length === 0 && <span class="bg-hand-none">{t("bg.hand.empty")}</span>}
            </div>
        </section>
    );
}
