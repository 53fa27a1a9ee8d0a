import type { BoardProps } from "../face";
import { t } from "../../texts";
import { Card } from "./Card";
import { optionsOf } from "./moves";
import type { View } from "./wire";
import { characterName, roleName } from "./words";

// Whom the Mentalist may rob.
export function Victims({ game, table, view, ask, busy }: BoardProps & { view: View }) {
    return (
        <section class="mil-tiles">
            <h3 class="mil-ask">{t("millions.rob")}</h3>
            <div class="mil-tiles-row">
                {optionsOf(game.choices, "Rob").map(({ choice, move }) => {
                    const role = view.role[move.character] ?? null;
                    return (
                        <button
                            key={choice.text}
                            type="button"
                            class="mil-tile"
                            aria-disabled={busy || undefined}
                            onClick={() => !busy && ask(choice)}
                        >
                            <Card role={role} />
                            <span class="mil-tile-name">{characterName(table, move.character)}</span>
                            {role && <span class="mil-tile-hint">{roleName(role)}</span>}
                        </button>
                    );
                })}
            </div>
        </section>
    );
}
