import { useState } from "preact/hooks";
import { t, type Key } from "../../texts";
import { Button } from "../../ui";
import { Guillotine } from "./art/Guillotine";
import { Sign, type SignName } from "./art/Sign";
import { meet, met } from "./kept";
import { Panel } from "./Panel";
import { hasPuppets, type View } from "./view";

interface Page {
    id: string;
    lines: readonly (readonly [SignName, Key])[];
}

const pages: readonly Page[] = [
    {
        id: "2",
        lines: [
            ["FascistRule", "bg.intro.2.1"],
            ["Rebel", "bg.intro.2.2"],
            ["PowerBroker", "bg.intro.2.3"],
            ["Hand", "bg.intro.2.4"],
        ],
    },
    {
        id: "3",
        lines: [
            ["Gangster", "bg.intro.3.1"],
            ["Bunker", "bg.intro.3.2"],
            ["NewRole", "bg.intro.3.3"],
        ],
    },
    {
        id: "4",
        lines: [
            ["Envelope", "bg.intro.4.1"],
            ["TaxTyranny", "bg.intro.4.2"],
            ["BigTechUnleashed", "bg.intro.4.3"],
        ],
    },
    {
        id: "p",
        lines: [
            ["Puppet", "bg.intro.p.1"],
            ["Die", "bg.intro.p.2"],
            ["Hand", "bg.intro.p.3"],
        ],
    },
];

// What is new at this table to this reader.
export function newTo(view: View): readonly Page[] {
    if (view.me === null) return [];
    const puppets = hasPuppets(view);
    return pages.filter(({ id }) => !met.value.has(id) && (id === "p" ? puppets : Number(id) <= view.open.level));
}

// A few words on a level one meets for the first time, put away for good.
export function Introduction({ fresh }: { fresh: readonly Page[] }) {
    const [at, setAt] = useState(0);
    const page = fresh[Math.min(at, fresh.length - 1)]!;
    const last = at >= fresh.length - 1;
    const done = (): void => meet(fresh.map(({ id }) => id));
    return (
        <Panel
            title={page.id === "p" ? t("bg.intro.puppets") : t("bg.intro.title", { n: page.id })}
            onClose={done}
            class="bg-panel-whole"
        >
            <div class="bg-intro">
                <span class="bg-intro-picture">
                    <Guillotine rebels={page.id === "p" ? 2 : Number(page.id) * 2} of={10} />
                </span>
                <ul>
                    {page.lines.map(([sign, key]) => (
                        <li key={key}>
                            <Sign of={sign} size={22} /> <span>{t(key)}</span>
                        </li>
                    ))}
                </ul>
                <Button kind="primary" size="small" onClick={last ? done : () => setAt(at + 1)}>
                    {last ? t("bg.intro.done") : t("bg.intro.next")}
                </Button>
            </div>
        </Panel>
    );
}
