// All hands open, for a replay: of every seat's own what that seat itself sees, and of the cards at the
// Markets what anybody knows. A view has only its reader's hand: `hands` is the page's own addition.

import type { View } from "./view";
import type { Market, MarketCard } from "./wire";

export function openHands(all: readonly unknown[]): View | null {
    const views = all as readonly View[];
    const first = views[0];
    if (!first) return null;
    // A card face down at a Market, through all eyes.
    const lying = (card: MarketCard, market: string, at: number): MarketCard =>
        views.map((view) => view.market_cards[market as Market][at]!).find(({ kind }) => kind !== "hidden") ?? card;
    return {
        ...first,
        me: null,
        hand: [],
        sees: [],
        hands: views.map((view) => view.hand),
        envelope: views.map((view, seat) => view.envelope[seat]!),
        role: views.map((view, seat) => view.role[seat] ?? null),
        market_cards: Object.fromEntries(
            Object.entries(first.market_cards).map(([market, cards]) => [
                market,
                cards.map((card, at) => lying(card, market, at)),
            ]),
        ) as View["market_cards"],
    };
}
