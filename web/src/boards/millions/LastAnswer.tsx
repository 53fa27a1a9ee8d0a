import type { BoardProps } from "../face";
import { t, type Key } from "../../texts";
import { Icon } from "../../ui";
import { optionsOf } from "./moves";
import { label } from "./words";
import "./LastAnswer.css";

// Stay or leave, for the last time.
export function LastAnswer({ game, table, ask, busy }: BoardProps) {
    const options = optionsOf(game.choices, "Stay", "Leave", "LeaveBoth");
    const two = options.some(({ move }) => move.act === "LeaveBoth");
    const words: Record<string, Key> = {
        Stay: two ? "millions.final.stay.two" : "millions.final.stay",
        LeaveBoth: "millions.final.leave.both",
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
                        {words[move.act] ? t(words[move.act]!) : label(choice, table, null)}
                    </button>
                ))}
            </div>
        </section>
    );
}
