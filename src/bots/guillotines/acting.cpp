#include "bots/guillotines/acting.h"

#include <algorithm>

#include "games/guillotines/ownership.h"
#include "games/guillotines/table.h"

namespace moneybags::guillotines {

namespace {

// What the best Asset at a Market is worth to me: by having it, or by nobody else's having it.
double best_asset(const Thought& t, Market m) {
    double best = 0;
    for (const Asset asset : assets_at(t.open, m)) {
        double worth = t.worth.gain(t.worth.mine(), asset);
        for (const Seat seat : all_seats(t.rules)) {
            if (seat == t.worth.me()) continue;
            const double theirs = -t.worth.gain(t.open.who[seat], asset);
            if (missing(t.rules, t.open, seat) == 1 && theirs > 0) {
                worth += std::min(theirs, thumb::kAboutToWin) * 0.5;
            }
        }
        best = std::max(best, worth);
    }
    return best;
}

// How much others want to buy there: where a Crisis or a dear card does most harm.
double rivals_interest(const Thought& t, Market m) {
    double interest = 0;
    for (const Seat seat : all_seats(t.rules)) {
        if (seat == t.worth.me()) continue;
        double most = 0;
        for (const Asset asset : assets_at(t.open, m)) {
            most = std::max(most, -t.worth.gain(t.open.who[seat], asset));
        }
        interest += std::min(most, 12.0);
    }
    return interest;
}

Bag played(const Move& move) {
    Bag bag;
    for (const Kind kind : move.cards) {
        if (kind != Kind::None) bag.add(kind);
    }
    return bag;
}

double buy(const Thought& t, const Move& move) {
    const Bag cards = played(move);
    const unsigned points = effective_sum(t.rules, t.open, cards);
    const bool bunker = t.open.bunker == t.worth.me();
    const BuyOdds odds = t.unseen.buy(t.worth.mine(), move.market, points, bunker, t.luck);
    const double gain = best_asset(t, move.market);
    const double fear = t.worth.rebels(odds.rebels);
    if (gain > thumb::kWin / 2) return odds.success * thumb::kWin - fear;
    return odds.success * gain - t.worth.cards(cards) - fear;
}

// A card under a top card: our own suit where we want to buy helps us twice; anything dear where
// only others want to buy hinders them.
double invest(const Thought& t, const Move& move) {
    const Kind kind = move.cards[0];
    const double fresh = 0.6 * thumb::kCardPoint * t.unseen.average_points() + 0.3;
    double worth = fresh - t.worth.card(kind);
    const double mine = best_asset(t, move.market), theirs = rivals_interest(t, move.market);
    if (is_crisis(kind)) return worth + 0.25 * theirs - 0.35 * mine;
    const double value = effective(t.rules, t.open, kind);
    const bool own_suit =
        suit_of(kind) == t.rules.billionaires[t.worth.mine()].suit && is_resource(kind);
    worth += own_suit ? 0.12 * value * mine : 0.03 * value * (theirs - 2 * mine);
    return worth;
}

double exchange(const Thought& t, const Move& move) {
    const std::size_t top = bottom(t.open, move.market) + t.open.cards[move.market] - 1u;
    const Kind taken = t.seen.market[top].kind(), given = move.cards[0];
    const Suit suit = t.rules.billionaires[t.worth.mine()].suit;
    const double mine = best_asset(t, move.market), theirs = rivals_interest(t, move.market);
    // How dear the Market is for us with this card on top.
    const auto weight = [&](Kind kind) {
        if (is_crisis(kind)) return 3.0;
        const double value = effective(t.rules, t.open, kind);
        return is_resource(kind) && suit_of(kind) == suit ? -value : value;
    };
    const double cheaper = weight(taken) - weight(given);
    double worth = t.worth.card(taken) - t.worth.card(given) + 0.08 * cheaper * mine;
    if (is_crisis(given)) worth += 0.1 * theirs;
    if (is_crisis(taken)) worth -= 2;
    return worth;
}

double exchange_tops(const Thought& t, const Move& move) {
    const auto top = [&](Market m) {
        return t.seen.market[bottom(t.open, m) + t.open.cards[m] - 1u].kind();
    };
    const Suit suit = t.rules.billionaires[t.worth.mine()].suit;
    const auto weight = [&](Kind kind) {
        if (is_crisis(kind)) return 3.0;
        const double value = effective(t.rules, t.open, kind);
        return is_resource(kind) && suit_of(kind) == suit ? -value : value;
    };
    const double cheaper = weight(top(move.market)) - weight(top(move.other));
    const double care = best_asset(t, move.market) - best_asset(t, move.other);
    return 0.06 * cheaper * care - 0.2;
}

double scam(const Thought& t, const Move& move) {
    const Billionaire theirs = owner(t.open, move.assets[0]);
    AssetSet mine = t.open.owned[t.worth.mine()], other = t.open.owned[theirs];
    mine.add(move.assets[0]);
    mine.remove(move.assets[1]);
    other.remove(move.assets[0]);
    other.add(move.assets[1]);
    return t.worth.change(t.worth.mine(), mine) + t.worth.change(theirs, other) -
           t.worth.card(Kind::Scam);
}

double purchase(const Thought& t, const Move& move) {
    return t.worth.gain(t.worth.mine(), move.assets[0]) +
           t.worth.loss(owner(t.open, move.assets[0]), move.assets[0]) -
           t.worth.cards(played(move));
}

double value(const Thought& t, const Move& move) {
    switch (move.act) {
        case Act::Draw:
            return 2;
        case Act::Decline:
        case Act::Stop:
        case Act::Pass:
            return 0;
        case Act::Buy:
            return buy(t, move);
        case Act::Invest:
            return invest(t, move);
        case Act::ExchangeCard:
            return exchange(t, move);
        case Act::ExchangeTops:
            return exchange_tops(t, move);
        case Act::Audit:
            return audit_value(t, move) - t.worth.card(Kind::Audit);
        case Act::Scam:
            return scam(t, move);
        case Act::GameTheMarket:
            return 0.5 - t.worth.card(Kind::GameTheMarket) + t.whim(1.5);
        case Act::Purchase:
            return purchase(t, move);
        case Act::Reveal:
            return reveal_value(t, move);
        default:
            return 0;
    }
}

}  // namespace

double audit_value(const Thought& t, const Move& move) {
    const Asset asset = move.assets[0];
    if (asset == Asset::None) return 0;
    double worth = t.worth.loss(owner(t.open, asset), asset);
    if (move.role == Role::Gangster) worth += t.worth.gain(t.worth.mine(), asset) - 1;
    return worth;
}

double reveal_value(const Thought& t, const Move& move) {
    const Seat me = t.worth.me();
    switch (move.role) {
        case Role::Banker:  // worth it while the hand is full and a card may be drawn
            return t.open.phase == Phase::DrawStep && t.seen.hand_size[me] >= t.rules.hand_limit
                       ? 3
                       : -1;
        case Role::PowerBroker: {
            AssetSet after = t.open.owned[t.worth.mine()];
            after.remove(move.assets[0]);
            after.add(move.assets[1]);
            return t.worth.change(t.worth.mine(), after) - 2;
        }
        case Role::ScamArtist:
            return t.worth.loss(owner(t.open, move.assets[0]), move.assets[0]) - 1;
        case Role::InsiderTrader:
            return 1.2 * (int{t.seen.envelope_size[move.seat]} - int{t.seen.envelope_size[me]}) - 1;
        case Role::Toady: {
            for (const Seat seat : all_seats(t.rules)) {
                if (seat == me || missing(t.rules, t.open, seat) > 2) continue;
                const Suit suit = t.rules.billionaires[t.open.who[seat]].suit;
                const Bag bribe = t.seen.envelope[me].suit(suit);
                if (effective_sum(t.rules, t.open, bribe) >= t.rules.toady_points) return 8;
            }
            return -1;
        }
        case Role::VultureCapitalist:
            return 1;
        default:
            return 2;
    }
}

Move act(const Thought& t) {
    return t.best([&](const Move& move) { return value(t, move); });
}

Move claim(const Thought& t) {
    return t.best([&](const Move& move) {
        if (move.assets[0] == Asset::None) return -0.5;
        const Billionaire buyer = t.open.puppet_buys ? t.open.puppet[t.worth.me()] : t.worth.mine();
        double worth = t.worth.gain(buyer, move.assets[0]);
        for (const Seat seat : all_seats(t.rules)) {  // and nobody else has it
            if (seat == t.worth.me()) continue;
            worth += std::min(10.0, -0.3 * t.worth.gain(t.open.who[seat], move.assets[0]));
        }
        return worth;
    });
}

}  // namespace moneybags::guillotines
