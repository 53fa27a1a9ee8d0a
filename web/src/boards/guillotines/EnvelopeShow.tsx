import type { Table } from "../../protocol";
import { t } from "../../texts";
import { Portrait } from "./art/Portrait";
import { Sign } from "./art/Sign";
import { CardFace } from "./CardFace";
import type { EnvelopeScene } from "./staging";
import { Ticking } from "./Ticking";
import { peopleOf, type View } from "./view";
import { seatName } from "../shell/words";

// The bribes: envelopes go up together, are opened, and one of them decides.
export function EnvelopeShow({ table, view, scene }: { table: Table; view: View; scene: EnvelopeScene }) {
    return (
        <div class="bg-poster">
            <ul class="bg-bribes">
                {peopleOf(view).map((person) => {
                    const held = scene.held.includes(person.seat);
                    const opened = scene.opened.get(person.seat);
                    const name = seatName(table, person.seat);
                    return (
                        <li
                            key={person.seat}
                            class={`bg-bribe ${held ? "bg-bribe-held" : ""} ${scene.setter === person.seat ? "bg-bribe-sets" : ""}`}
                        >
                            {person.who && <Portrait of={person.who} />}
                            <span class="bg-bribe-envelope">
                                <Sign of="Envelope" size={34} />
                            </span>
                            <b>{name}</b>
                            {opened ? (
                                <>
                                    <span class="bg-duel-cards">
                                        {opened.cards.map((kind, at) => (
                                            <span key={at} class="bg-flip" style={{ "--at": at }}>
                                                <CardFace kind={kind} values={view.facts.values} />
                                            </span>
                                        ))}
                                    </span>
                                    <Ticking to={opened.total} class="bg-duel-sum money" />
                                </>
                            ) : (
                                <small>{t(held ? "bg.show.held" : "bg.show.kept", { who: name })}</small>
                            )}
                        </li>
                    );
                })}
            </ul>
            {scene.setter !== null && (
                <p class="bg-verdict">{t("bg.show.sets", { who: seatName(table, scene.setter) })}</p>
            )}
        </div>
    );
}
