import type { Table } from "../../protocol";
import { t } from "../../texts";
import { Show } from "../shell/Show";
import { RoleSign } from "./art/RoleSign";
import { RevealGang } from "./RevealGang";
import { RevealMiddle } from "./RevealMiddle";
import { theatre } from "./theatre";
import type { Role } from "./wire";
import { roleName } from "./words";
import "./Reveal.css";

// The heist as it is told: the calling order on top, who is in the light, the gang with what it brings
// them, and the words.
export function Reveal({ table, roles }: { table: Table; roles: readonly Role[] }) {
    const now = theatre.scene.value;
    if (!now) return null;
    return (
        <Show theatre={theatre} class="mil-show" label={t("millions.show")} scene={now.scene} says={now.says}>
            <ol class="mil-calls">
                {roles.map((role) => {
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
        </Show>
    );
}
