import type { Table } from "../../protocol";
import { t } from "../../texts";
import { Portrait } from "./art/Portrait";
import { Sign } from "./art/Sign";
import { CardFace } from "./CardFace";
import { type Kind } from "./figures";
import { peopleOf, type Person, type View } from "./view";
import { seatName } from "../shell/words";
import { cardSays, roleName } from "./words";

function Cards({ cards, view }: { cards: readonly Kind[]; view: View }) {
    return (
        <span class="bg-open-cards">
            {cards.map((kind, at) => (
                <CardFace key={at} kind={kind} values={view.facts.values} />
            ))}
        </span>
    );
}

// In words, for who cannot see it.
function says(table: Table, view: View, person: Person): string {
    const list = (cards: readonly Kind[]): string =>
        cards.map((kind) => cardSays(kind, view.facts.values)).join(t("frame.comma"));
    return [
        `${seatName(table, person.seat)}: ${person.cards.length === 0 ? t("bg.hand.empty") : list(person.cards)}`,
        person.role ? roleName(person.role) : "",
        person.inside.length > 0 ? `${t("bg.envelope")}: ${list(person.inside)}` : "",
    ]
        .filter(Boolean)
        .join(". ");
}

// Where one's own hand lies, in a replay everybody's: cards, Role and envelope.
export function OpenDock({ table, view }: { table: Table; view: View }) {
    return (
        <ul class="bg-open" aria-label={t("bg.hands")}>
            {peopleOf(view).map((person) => (
                <li key={person.seat} class={`bg-open-seat ${person.seat === view.open.current ? "bg-open-turn" : ""}`}>
                    <span class="unseen">{says(table, view, person)}</span>
                    <span class="bg-open-head" aria-hidden="true">
                        {person.who && <Portrait of={person.who} />}
                        {person.role && (
                            <span
                                class={`bg-open-role ${person.revealed ? "bg-open-role-up" : ""}`}
                                title={roleName(person.role)}
                            >
                                <Sign of={person.role} size={16} />
                            </span>
                        )}
                        <span class="bg-open-name">{seatName(table, person.seat)}</span>
                    </span>
                    <span class="bg-open-held" aria-hidden="true">
                        <Cards cards={person.cards} view={view} />
                        {person.inside.length > 0 && (
                            <span class="bg-open-envelope" title={t("bg.envelope")}>
                                <Sign of="Envelope" size={13} />
                                <Cards cards={person.inside} view={view} />
                            </span>
                        )}
                    </span>
                </li>
            ))}
        </ul>
    );
}
