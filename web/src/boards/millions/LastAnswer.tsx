import type { BoardProps } from "../face";
import { t } from "../../texts";
import { Icon } from "../../ui";
import { optionsOf } from "./moves";
import { characterName } from "./words";
import "./LastAnswer.css";

// Stay or leave, for the last time.
export function LastAnswer({ game, table, ask, busy }: BoardProps) {
    const options = optionsOf(game.choices, "Stay", "Leave", "LeaveBoth");
    const two = options.some(({ move }) => move.act === "LeaveBoth");
    const words = {
        Stay: () => t(two ? "millions.final.stay.two" : "millions.final.stay"),
        Leave: (character: number) =>
            table.players === 3
                ? t("millions.final.leave.one", { who: characterName(table, character) })
                : t("millions.final.leave"),
        LeaveBoth: () => t("millions.final.leave.both"),
    };
    return (
        <section class="mil-last">
            <h3 class="mil-ask">{t("millions.final.ask")}</h3>
            <div class="mil-doors" data-count={options.length}>
                {options.map(({ choice, move }) => (
                    <button
                        key={choice.text}
                        type="button"
                        class={move.act === "Stay" ? "mil-door mil-door-in" : "mil-door"}
                        aria-disabled={busy || undefined}
                        onClick={() => !busy && ask(choice)}
                    >
                        <Icon name={move.act === "Stay" ? "hat" : "door"} size={26} />
                        {words[move.act as keyof typeof words](move.character)}
                    </button>
                ))}
            </div>
        </section>
    );
}
