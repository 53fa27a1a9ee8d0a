// What an amount means to whoever names it, from the server's own figures.

import type { Choice, Game } from "../../protocol";
import { t } from "../../texts";
import type { Price } from "../face";
import type { Move, View } from "./wire";
import { change, money } from "./words";

export function priceOf(choice: Choice, game: Game): Price | null {
    const view = game.view as View;
    const { act, character } = choice.move as Move;
    const prices = view.facts.prices;
    if (!prices || character === undefined || view.me === null || !choice.amount) return null;
    // An offer buys somebody else's leaving, a demand sells one's own; a counter may be either.
    const sells = act === "Demand" || (act === "Counter" && (choice.move as Move).pay?.[view.me] === undefined);
    return {
        start: sells ? prices.demand : prices.offer,
        says: (amount) =>
            sells
                ? t("millions.bargain.sell", { amount: money(amount), share: money(prices.mine) })
                : t("millions.bargain.left", {
                      share: money(prices.mine_without),
                      left: change(prices.mine_without - amount),
                      now: money(prices.mine),
                  }),
    };
}
