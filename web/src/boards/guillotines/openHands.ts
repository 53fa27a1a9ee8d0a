// All hands open, for a replay: of every seat's own what that seat itself sees, and of the cards at the
// Markets what anybody knows. A view has only its reader's hand: `hands` is the page's own addition.

type Row = Record<string, unknown>;
const row = (value: unknown): Row => (typeof value === "object" && value !== null ? (value as Row) : {});
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

// A card face down at a Market, through all eyes.
const lying = (views: readonly Row[], market: string, at: number): unknown => {
    const seen = views.map((view) => row(list(row(view["market_cards"])[market])[at]));
    return seen.find((card) => card["kind"] !== "hidden") ?? seen[0];
};

export function openHands(all: readonly unknown[]): unknown {
    const views = all.map(row);
    const first = views[0];
    if (!first) return null;
    const own = (field: string): unknown[] => views.map((view, seat) => list(view[field])[seat]);
    return {
        ...first,
        me: null,
        hand: [],
        sees: [],
        hands: views.map((view) => view["hand"]),
        envelope: own("envelope"),
        role: own("role"),
        market_cards: Object.fromEntries(
            Object.entries(row(first["market_cards"])).map(([market, cards]) => [
                market,
                list(cards).map((_, at) => lying(views, market, at)),
            ]),
        ),
    };
}
