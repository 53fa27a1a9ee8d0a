import { t } from "../../texts";
import { Bag, Vault } from "./art/props";
import { RoleSign } from "./art/RoleSign";
import { listNames } from "../shell/words";
import type { Loot } from "./wire";
import { money, roleName } from "./words";
import "./LootCard.css";

// The job of this heist: how much, the ante, and the roles it likes.
export function LootCard({ card }: { card: Loot | undefined }) {
    if (!card) {
        return (
            <div class="mil-loot mil-loot-blank">
                <Vault />
            </div>
        );
    }
    return (
        <div class="mil-loot">
            <Bag size={44} />
            <div class="mil-loot-sum">
                <span class="mil-small">{t("millions.loot")}</span>
                <b class="money">{money(card.amount)}</b>
            </div>
            <div class="mil-loot-more">
                <span>{t("millions.ante", { amount: money(card.ante) })}</span>
                {card.shown.length > 0 && (
                    <span class="mil-loot-likes">
                        <span class="unseen">{`${t("millions.bonus", { amount: money(card.bonus) })} ${listNames(card.shown.map(roleName))}`}</span>
                        <span aria-hidden="true">+{money(card.bonus)}</span>
                        {card.shown.map((role) => (
                            <RoleSign key={role} role={role} size={18} />
                        ))}
                    </span>
                )}
            </div>
        </div>
    );
}
