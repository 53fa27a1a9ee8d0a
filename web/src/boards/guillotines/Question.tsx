import type { Choice } from "../../protocol";
import { t } from "../../texts";
import type { BoardProps } from "../face";
import { Die } from "./art/Die";
import { Sign } from "./art/Sign";
import { CardFace } from "./CardFace";
import { more } from "./later";
import { optionsOf } from "./moves";
import { Narrow } from "./Narrow";
import { Panel } from "./Panel";
import { personOf, type View } from "./view";
import { roleName } from "./words";

// Here the cards and Markets themselves are what one answers with. A lone answer needs no sheet either.
const byHand = ["DrawStep", "Action", "GamedBuy"];

export const isAsked = (view: View, choices: readonly Choice[]): boolean =>
    choices.length > 1 && !byHand.includes(view.open.phase);

const panicking = ["Dictate", "Negotiate", "Consent", "RemoveRebels"];

export interface QuestionProps extends BoardProps {
    view: View;
    choices: readonly Choice[];
    onFold: () => void; // to look at the Markets first
}

// What the board asks, with the answers as tiles and what one should see to give them.
export function Question({ table, game, view, choices, busy, ask, onFold }: QuestionProps) {
    const options = optionsOf(choices);
    const PanicTable = more.value?.PanicTable;
    const own = personOf(view, view.me);
    const envelope = view.open.phase === "HoldUp" || view.open.phase === "Envelope";
    return (
        <Panel title={game.question} onClose={onFold} class="bg-panel-asks">
            {own?.role && options.some(({ move }) => move.act === "Reveal") && (
                <p class="bg-role-line">
                    <Sign of={own.role} size={24} /> <b>{roleName(own.role)}</b> {t(`bg.role.does.${own.role}`)}
                </p>
            )}
            {PanicTable && panicking.includes(view.open.phase) && <PanicTable table={table} view={view} />}
            {envelope && own && (
                <p class="bg-own-envelope">
                    {t("bg.envelope")}:
                    {own.inside.map((kind, at) => (
                        <CardFace key={at} kind={kind} values={view.facts.values} />
                    ))}
                    {own.inside.length === 0 && <span class="bg-quiet">{t("bg.show.empty")}</span>}
                </p>
            )}
            {view.open.phase === "HoldUp" && <p class="bg-quiet">{t("bg.holdup")}</p>}
            {view.open.phase === "PuppetShift" && (
                <p class="bg-own-die">
                    <Die value={view.open.die} size={56} />
                </p>
            )}
            <Narrow table={table} view={view} options={options} busy={busy} ask={ask} />
        </Panel>
    );
}
