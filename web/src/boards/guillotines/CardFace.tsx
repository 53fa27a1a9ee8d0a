import { Sign } from "./art/Sign";
import { SuitSign } from "./art/SuitSign";
import { faceValue, figures } from "./figures";
import { more } from "./later";
import { isCrisis, isSpecial, suitOf, type Kind } from "./things";
import type { Values } from "./view";

// One card, as big as its place. Only to be looked at: whoever shows it says what it is.
export function CardFace(props: { kind: Kind | null; values?: Values; class?: string }) {
    const { kind } = props;
    const look = `bg-card ${props.class ?? ""}`;
    if (kind === null) return <span class={`${look} bg-card-back`} aria-hidden="true" />;
    if (isCrisis(kind)) {
        const CrisisIcon = more.value?.CrisisIcon;
        return (
            <span class={`${look} bg-card-crisis`} aria-hidden="true">
                {CrisisIcon && <CrisisIcon crisis={kind} />}
                <span class="bg-card-torches">
                    {Array.from({ length: figures.rebels[kind] }, (_, at) => (
                        <i key={at} />
                    ))}
                </span>
            </span>
        );
    }
    const now = props.values?.[kind] ?? faceValue(kind);
    if (isSpecial(kind)) {
        return (
            <span class={`${look} bg-card-special`} aria-hidden="true">
                <b class="bg-card-value">{now}</b>
                <Sign of={kind} />
            </span>
        );
    }
    const suit = suitOf(kind)!;
    const doubled = now !== faceValue(kind);
    return (
        <span class={`${look} bg-card-${suit} ${doubled ? "bg-card-doubled" : ""}`} aria-hidden="true">
            <b class="bg-card-value">{now}</b>
            <SuitSign suit={suit} />
        </span>
    );
}
