import { t } from "../../texts";
import { RoleSign } from "./art/RoleSign";
import { Card } from "./Card";
import type { Role, View } from "./wire";
import { roleName } from "./words";
import "./OnView.css";

// All role cards of the heist but one, equal ones on a pile; the hidden one lies face down.
export function OnView({ view }: { view: View }) {
    const open = Object.entries(view.open.on_view) as [Role, number][];
    if (open.length === 0) return <p class="mil-fan-none">{t("millions.view.none")}</p>;
    return (
        <ul class="mil-fan" aria-label={t("millions.on-view")} style={{ "--count": String(open.length + 1) }}>
            {open.map(([role, count], at) => (
                <li
                    key={role}
                    title={roleName(role)}
                    class={view.open.named === role ? "mil-fan-named" : ""}
                    style={{ "--at": String(at) }}
                >
                    <span class="mil-pile" data-count={Math.min(count, 3)}>
                        <Card role={role} />
                    </span>
                    {count > 1 && <b class="mil-times money">×{count}</b>}
                    <span class="mil-fan-word">
                        <RoleSign role={role} size={13} />
                        <span>{roleName(role)}</span>
                    </span>
                </li>
            ))}
            <li style={{ "--at": String(open.length) }}>
                <span class="mil-pile">
                    <Card role={null} />
                </span>
                <span class="mil-fan-word">
                    <span class="unseen">{t("millions.hidden.long")}</span>
                    <span aria-hidden="true">{t("millions.hidden")}</span>
                </span>
            </li>
        </ul>
    );
}
