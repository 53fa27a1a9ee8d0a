import { useEffect, useRef } from "preact/hooks";
import { t, type Key } from "../../texts";
import { Button } from "../../ui";
import { Sign, type SignName } from "./art/Sign";
import { figures } from "./figures";
import { meet, met } from "./kept";
import { hasPuppets, type View } from "./view";
import type { Phase } from "./wire";

interface Novelty {
    id: string; // of its text, and what the browser remembers
    sign: SignName;
    happens: (view: View) => boolean;
}

const during =
    (...phases: Phase[]) =>
    ({ open }: View): boolean =>
        phases.includes(open.phase);

// What a level brings, each told when it first happens.
const novelties: readonly Novelty[] = [
    { id: "2.4", sign: "Hand", happens: ({ hand }) => hand.some((kind) => figures.cards.get(kind)?.crisis) },
    { id: "2.1", sign: "FascistRule", happens: ({ open }) => open.crisis !== null || open.activated.length > 0 },
    { id: "2.2", sign: "Rebel", happens: ({ open }) => Object.values(open.rebels).some((n) => n > 0) },
    { id: "2.3", sign: "PowerBroker", happens: ({ open }) => open.panic === "Due" || open.panic === "UnderWay" },
    { id: "3.1", sign: "Gangster", happens: during("DrawRole", "KeepRole", "OfferRoles") },
    { id: "3.2", sign: "Bunker", happens: ({ open }) => open.bunker !== null },
    { id: "3.3", sign: "NewRole", happens: during("ReturnRoles", "RoleOrder") },
    { id: "4.1", sign: "Envelope", happens: during("Envelope") },
    { id: "4.2", sign: "TaxTyranny", happens: during("HoldUp") },
    {
        id: "4.3",
        sign: "BigTechUnleashed",
        happens: ({ open }) => open.phase === "SetPolicy" || open.policy !== null,
    },
    { id: "p.1", sign: "Puppet", happens: hasPuppets },
    { id: "p.2", sign: "Die", happens: during("PuppetRoll", "PuppetShift", "PuppetAudit") },
    { id: "p.3", sign: "Hand", happens: during("PuppetShift", "PuppetTrade") },
];

// What happens here that this reader has not met yet.
export const newTo = (view: View): Novelty | null =>
    view.me === null ? null : (novelties.find(({ id, happens }) => !met.value.has(id) && happens(view)) ?? null);

// A line on something new, beside what is asked; gone for good when it is put away, or when what was asked beside it
// has been answered.
export function Introduction({ novelty, question }: { novelty: Novelty; question: string }) {
    const asked = useRef(question);
    useEffect(() => {
        if (asked.current === "") asked.current = question;
        else if (asked.current !== question) meet([novelty.id]);
    }, [question]);
    return (
        <aside class="bg-news" role="status">
            <Sign of={novelty.sign} size={22} />
            <p>{t(`bg.intro.${novelty.id}` as Key)}</p>
            <Button kind="quiet" icon="close" label={t("bg.intro.done")} onClick={() => meet([novelty.id])} />
        </aside>
    );
}
