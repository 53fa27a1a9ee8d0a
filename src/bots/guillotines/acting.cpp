#include "bots/guillotines/acting.h"

#include <algorithm>

#include "games/guillotines/ownership.h"
#include "games/guillotines/table.h"

namespace moneybags::guillotines {

namespace {

Bag played(const Move& move) {
    Bag bag;
    for (const Kind kind : move.cards) {
        if (kind != Kind::None) bag.add(kind);
    }
    return bag;
}

// The hand once these cards are gone. (The Game the Market card is already on the table, DP-08.)
Bag hand_without(const Thought& t, const Move& move) {
    Bag hand = t.seen.hand;
    for (const Kind kind : move.cards) {
        if (kind != Kind::None && hand.has(kind)) hand.take(kind);
    }
    return hand;
}

Kind top(const Thought& t, Market m) {
    return t.seen.market[bottom(t.open, m) + t.open.cards[m] - 1u].kind();
}

// What a turn leaves behind: my hand and my next Buy.
double left_with(const Thought& t, Bag hand, unsigned unknown, Changes changes) {
    return t.worth.cards(hand) + unknown * thumb::kCardPoint * t.unseen().average_points() +
           thumb::kNextTurn * t.outlook().next(hand, unknown, changes);
}

double buy(const Thought& t, const Move& move) {
    const Bag hand = hand_without(t, move);
    const int points = static_cast<int>(effective_sum(t.rules, t.open, played(move)));
    return t.outlook().buy(move.market, points) + t.worth.cards(hand) +
           thumb::kNextTurn * t.outlook().next_after_buy(hand, move.market, points);
}

// A card under a top card. One of our own suit where we want to buy is as good as a third card in
// the hand; anything else there hinders whoever wants to buy.
double invest(const Thought& t, const Move& move) {
    const Kind kind = move.cards[0];
    const Change change{.market = move.market, .laid = kind};
    const unsigned drawn = t.seen.deck > 0 ? 1 : 0;
    double worth = left_with(t, hand_without(t, move), drawn, {&change, 1});
    if (is_crisis(kind)) worth -= thumb::kCare * t.outlook().rivals_interest(move.market);
    return worth - t.worth.drawn(drawn);
}

// Exchanges draw no card and end no Round: they must not go on for ever.
double idleness(const Thought& t) { return thumb::kIdle + thumb::kBored * t.worth.bold(); }

double exchange(const Thought& t, const Move& move) {
    const Kind given = move.cards[0], taken = top(t, move.market);
    const Change change{.market = move.market, .lifted = taken, .laid = given};
    Bag hand = hand_without(t, move);
    hand.add(taken);
    double worth = left_with(t, hand, 0, {&change, 1});
    if (is_crisis(given)) worth -= thumb::kCare * t.outlook().rivals_interest(move.market);
    return worth - idleness(t);
}

double exchange_tops(const Thought& t, const Move& move) {
    const Kind one = top(t, move.market), two = top(t, move.other);
    const std::array<Change, 2> changes{Change{move.market, one, two},
                                        Change{move.other, two, one}};
    // Once may help; who goes on exchanging gets nowhere.
    return left_with(t, t.seen.hand, 0, changes) - idleness(t) - thumb::kAgain * t.memory.exchanges;
}

double scam(const Thought& t, const Move& move) {
    const Billionaire theirs = owner(t.open, move.assets[0]);
    AssetSet mine = t.open.owned[t.worth.mine()], other = t.open.owned[theirs];
    mine.add(move.assets[0]);
    mine.remove(move.assets[1]);
    other.remove(move.assets[0]);
    other.add(move.assets[1]);
    return t.worth.change(t.worth.mine(), mine) + t.worth.change(theirs, other);
}

double purchase(const Thought& t, const Move& move) {
    return t.worth.gain(t.worth.mine(), move.assets[0]) +
           t.worth.loss(owner(t.open, move.assets[0]), move.assets[0]);
}

// A reveal takes no Action: it comes first if it is good for anything.
double window(const Thought& t, const Move& move) {
    const double worth = reveal_value(t, move);
    return worth > thumb::kIdle ? thumb::kWin + worth : -thumb::kWin;
}

double value(const Thought& t, const Move& move) {
    const auto rest = [&] {
        Bag hand = hand_without(t, move);
        if (move.act == Act::Audit) hand.take(Kind::Audit);
        if (move.act == Act::Scam) hand.take(Kind::Scam);
        if (move.act == Act::GameTheMarket) hand.take(Kind::GameTheMarket);
        return left_with(t, hand, 0, {});
    };
    switch (move.act) {
        case Act::Buy:
            return buy(t, move);
        case Act::Invest:
            return invest(t, move);
        case Act::ExchangeCard:
            return exchange(t, move);
        case Act::ExchangeTops:
            return exchange_tops(t, move);
        case Act::Audit:
            return audit_value(t, move) + rest();
        case Act::Scam:
            return scam(t, move) + rest();
        case Act::GameTheMarket:
            return t.whim(thumb::kShuffle) + rest();
        case Act::Purchase:
            return purchase(t, move) + rest();
        case Act::Reveal:
            return window(t, move);
        default:  // Stop, Pass
            return rest();
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
            return t.worth.loss(owner(t.open, move.assets[0]), move.assets[0]) - 2;
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

Move draw(const Thought& t) {
    return t.best([&](const Move& move) {
        if (move.act == Act::Reveal) return window(t, move);
        return move.act == Act::Draw ? thumb::kFreshCard - t.worth.drawn(1) : 0.0;
    });
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
