import { t } from "../../texts";
import { Landmark } from "./art/Landmark";
import { city, type Point } from "./city";
import { locationName, stuntName } from "./words";

export interface StuntCardsProps {
    cards: readonly (string | null)[];
    turned: number | null; // the slot where a card was just turned up
    pile: number;
    onShow: (at: Point) => void;
}

// The stunts everybody races for. Pressing one shows its place on the map.
export function StuntCards({ cards, turned, pile, onShow }: StuntCardsProps) {
    return (
        <ul class="mad-cards" aria-label={`${t("madcity.stunts")}${t("frame.comma")}${t("madcity.pile", { n: pile })}`}>
            {cards.map((id, slot) => {
                const card = id === null ? undefined : city.cards.get(id);
                const space = card && city.spaces.get(city.locations.get(card.location)?.space ?? "");
                if (!card || !space) return null;
                return (
                    <li key={slot}>
                        <button
                            key={card.id}
                            type="button"
                            class={`mad-stunt ${turned === slot ? "mad-stunt-turned" : ""}`}
                            title={t("madcity.stunt.show", { where: locationName(card.location) })}
                            onClick={() => onShow(space)}
                        >
                            <svg class="mad-stunt-art" viewBox="-24 -24 48 48" aria-hidden="true">
                                <circle class="mad-stunt-sun" r="23" />
                                <Landmark id={card.location} />
                            </svg>
                            <b class="mad-stunt-where">{locationName(card.location)}</b>
                            <span class="mad-stunt-what">{stuntName(card.id)}</span>
                        </button>
                    </li>
                );
            })}
        </ul>
    );
}
