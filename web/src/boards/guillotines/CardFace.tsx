import { Sign } from "./art/Sign";
import { SuitSign } from "./art/SuitSign";
import { figures, type Kind } from "./figures";
import { more } from "./later";
import type { Values } from "./view";

// One card, as big as its place. Only to be looked at: whoever shows it says what it is.
export function CardFace(props: { kind: Kind | null; values?: Values; class?: string }) {
    const { kind } = props;
    const look = `bg-card ${props.class ?? ""}`;
    const card = kind === null ? undefined : figures.cards.get(kind);
    if (!card) return <span class={`${look} bg-card-back`} aria-hidden="true" />;
    if (card.crisis) {
        const CrisisIcon = more.value?.CrisisIcon;
        return (
            <span class={`${look} bg-card-crisis`} aria-hidden="true">
                {CrisisIcon && <CrisisIcon crisis={card.crisis} />}
                <span class="bg-card-torches">
                    {Array.from({ length: card.rebels ?? 0 }, (_, at) => (
                        <i key={at} />
                    ))}
                </span>
            </span>
        );
    }
    const now = props.values?.[kind ?? ""] ?? card.value;
    if (card.special) {
        return (
            <span class={`${look} bg-card-special`} aria-hidden="true">
                <b class="bg-card-value">{now}</b>
                <Sign of={card.special} />
            </span>
        );
    }
    const suit = card.suit!;
    const doubled = now !== card.value;
    return (
        <span class={`${look} bg-card-${suit} ${doubled ? "bg-card-doubled" : ""}`} aria-hidden="true">
            <b class="bg-card-value">{now}</b>
            <SuitSign suit={suit} />
        </span>
    );
}
