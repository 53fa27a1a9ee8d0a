// All hands open, for a replay: of every seat's own what that seat itself sees, and the cards at the
// Markets, turned over. A view has only its reader's hand: `hands` is the page's own addition.

import type { View } from "./view";

export function openHands(all: readonly unknown[], open: unknown): View | null {
    const views = all as readonly View[];
    const first = views[0];
    if (!first) return null;
    return {
        ...first,
        me: null,
        hand: [],
        sees: [],
        hands: views.map((view) => view.hand),
        envelope: views.map((view, seat) => view.envelope[seat]!),
        role: views.map((view, seat) => view.role[seat] ?? null),
        market_cards: (open as View).market_cards,
    };
}
