import { t } from "../../texts";
import { Card } from "./Card";
import { roles, type View } from "./view";
import { roleName } from "./words";

// All role cards of the heist but one, in a fan; the hidden one lies face down.
export function OnView({ view }: { view: View }) {
  const open = roles.flatMap((role) => Array.from({ length: view.onView.get(role) ?? 0 }, () => role));
  if (open.length === 0) return <p class="mil-fan-none">{t("millions.view.none")}</p>;
  return (
    <ul class="mil-fan" aria-label={t("millions.on-view")} style={{ "--count": String(open.length + 1) }}>
      {open.map((role, at) => (
        <li key={`${role} ${at}`} class={view.named === role ? "mil-fan-named" : ""} style={{ "--at": String(at) }}>
          <Card role={role} />
          <span class="mil-fan-word">{roleName(role)}</span>
        </li>
      ))}
      <li style={{ "--at": String(open.length) }}>
        <Card role={null} />
        <span class="mil-fan-word">
          <span class="unseen">{t("millions.hidden.long")}</span>
          <span aria-hidden="true">?</span>
        </span>
      </li>
    </ul>
  );
}
