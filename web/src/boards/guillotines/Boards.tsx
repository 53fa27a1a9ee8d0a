import type { Table } from "../../protocol";
import { t } from "../../texts";
import { Portrait } from "./art/Portrait";
import { Sign } from "./art/Sign";
import { SuitSign } from "./art/SuitSign";
import { CardFace } from "./CardFace";
import { Needs } from "./Needs";
import { Panel } from "./Panel";
import { boardsOf, personOf, type Person, type View } from "./view";
import { listNames, seatName } from "../shell/words";
import { cardName, roleName, whoName } from "./words";

function roleWords(person: Person): string {
    if (person.role)
        return person.revealed ? t("bg.role.shown", { role: roleName(person.role) }) : roleName(person.role);
    return t(person.hasRole ? "bg.role.hidden" : "bg.role.none");
}

// Everybody's board: needs and Assets, cards in hand, Role, envelope, Bunker.
export function Boards({ table, view, onClose }: { table: Table; view: View; onClose: () => void }) {
    return (
        <Panel title={t("bg.boards")} onClose={onClose} focus>
            <ul class="bg-boards">
                {boardsOf(view).map(({ seat, who, puppet, suit, missing }) => {
                    const person = personOf(view, seat);
                    const seen = person ? (person.cards.length > 0 ? person.cards : person.known) : [];
                    const name = puppet ? t("bg.puppet-of", { who: seatName(table, seat) }) : seatName(table, seat);
                    return (
                        <li key={who} class={`bg-board ${seat === view.me && !puppet ? "bg-board-me" : ""}`}>
                            <Portrait of={who} size={48} />
                            <div class="bg-board-head">
                                <b>{name}</b>
                                <span>
                                    {whoName(who)} <SuitSign suit={suit} size={14} />
                                </span>
                                <span class="bg-board-missing">{t("bg.missing", { n: missing })}</span>
                            </div>
                            <Needs view={view} who={who} label={name} />
                            {!puppet && person && (
                                <p class="bg-board-facts">
                                    <span title={t("bg.hand.count", { n: person.hand })}>
                                        <Sign of="Hand" size={14} /> {t("bg.hand.count", { n: person.hand })}
                                    </span>
                                    {seen.length > 0 && seat !== view.me && (
                                        <span class="bg-board-known">
                                            {seen.map((kind, at) => (
                                                <CardFace
                                                    key={at}
                                                    kind={kind}
                                                    values={view.facts.values}
                                                    class="bg-card-tiny"
                                                />
                                            ))}
                                            <span class="unseen">
                                                {t("bg.hand.known", { cards: listNames(seen.map(cardName)) })}
                                            </span>
                                        </span>
                                    )}
                                    {view.open.level > 2 && (
                                        <span>
                                            {person.role ? <Sign of={person.role} size={14} /> : null}{" "}
                                            {roleWords(person)}
                                        </span>
                                    )}
                                    {view.open.level > 3 && (
                                        <span>
                                            <Sign of="Envelope" size={14} /> {person.envelope}
                                            {person.inside.map((kind, at) => (
                                                <CardFace
                                                    key={at}
                                                    kind={kind}
                                                    values={view.facts.values}
                                                    class="bg-card-tiny"
                                                />
                                            ))}
                                        </span>
                                    )}
                                    {person.bunker && (
                                        <span>
                                            <Sign of="Bunker" size={14} /> {t("bg.bunker")}
                                        </span>
                                    )}
                                </p>
                            )}
                        </li>
                    );
                })}
            </ul>
        </Panel>
    );
}
