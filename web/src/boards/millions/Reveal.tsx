import { useEffect } from "preact/hooks";
import type { Table } from "../../protocol";
import { t } from "../../texts";
import { Button } from "../../ui";
import { RoleSign } from "./art/RoleSign";
import { rolesInUse } from "./figures";
import { RevealGang } from "./RevealGang";
import { RevealMiddle } from "./RevealMiddle";
import { stage } from "./theatre";
import type { Show } from "./useShow";
import { roleName } from "./words";
import "./Reveal.css";

// The heist as it is told: the calling order on top, who is in the light, the gang with what it brings
// them, and the words. A press or Space goes on, Escape to the end.
export function Reveal({ table, show }: { table: Table; show: Show }) {
    const { next, skip, last } = show;
    useEffect(() => {
        const press = (event: KeyboardEvent): void => {
            const target = event.target;
            if (
                target instanceof HTMLElement &&
                target.closest("button, a, input, select, textarea, summary, dialog[open]")
            )
                return;
            if (event.key === " ") {
                event.preventDefault();
                next();
            }
            if (event.key === "Escape") {
                if (last) next();
                else skip();
            }
        };
        addEventListener("keydown", press);
        return () => removeEventListener("keydown", press);
    });
    const now = stage.value;
    if (!now) return null;
    return (
        <section class="mil-show" data-scene={now.scene} aria-label={t("millions.show")} onClick={next}>
            <ol class="mil-calls">
                {rolesInUse(table.game, table.players).map((role) => {
                    const fate = now.called === role ? "now" : (now.past.get(role) ?? "ahead");
                    return (
                        <li
                            key={role}
                            class={`mil-call mil-call-${fate} ${now.named === role ? "mil-call-named" : ""}`}
                            title={roleName(role)}
                        >
                            <RoleSign role={role} size={20} />
                        </li>
                    );
                })}
            </ol>
            <RevealMiddle table={table} stage={now} />
            {now.scene !== "vote" && <RevealGang table={table} stage={now} />}
            <div class="mil-show-says">
                {now.says.map((text) => (
                    <p key={text}>{text}</p>
                ))}
            </div>
            <div class="mil-show-foot">
                <span class="mil-show-hint">{last ? "" : t("millions.show.next")}</span>
                <span onClick={(event) => event.stopPropagation()}>
                    <Button kind="quiet" size="small" after="forward" onClick={last ? next : skip}>
                        {t(last ? "millions.show.go-on" : "millions.show.skip")}
                    </Button>
                </span>
            </div>
        </section>
    );
}
