#include "bots/guillotines/governing.h"

#include <algorithm>

#include "games/guillotines/table.h"

namespace moneybags::guillotines {

namespace {

// How much better a suit that counts double would be for me: my hand, and what lies open or was
// invested where I want to buy.
double doubling(const Thought& t, Suit suit) {
    double worth = 0.5 * t.seen.hand.suit(suit).points();
    const bool mine = t.rules.billionaires[t.worth.mine()].suit == suit;
    for (const Seat seat : all_seats(t.rules)) {
        if (seat != t.worth.me() && t.rules.billionaires[t.open.who[seat]].suit == suit) {
            worth -= 1.2;
        }
    }
    if (mine) worth += 1.5;
    for (std::size_t i = 0; i < cards_at_markets(t.open); ++i) {
        const Kind kind = t.seen.market[i].kind();
        if (!is_resource(kind) || suit_of(kind) != suit) continue;
        worth += (mine ? 0.4 : -0.1) * printed_value(kind);
    }
    return worth;
}

double policy_value(const Thought& t, Policy policy) {
    switch (policy) {
        case Policy::None:
            return 0;
        case Policy::ArcheologicalDig: {
            double best = 0;
            for (const Kind kind : t.open.discard) best = std::max(best, t.worth.card(kind));
            const int room = int{t.rules.hand_limit} - int{t.seen.hand_size[t.worth.me()]};
            return best * std::max(0, room) - 0.2;
        }
        case Policy::BillionaireAudited: {
            double best = 0;
            for (const Asset asset : owned_by_anybody(t.open)) {
                best = std::max(best, t.worth.loss(owner(t.open, asset), asset));
            }
            return best;
        }
        case Policy::NewRole:
            return t.open.has_role.has(t.worth.me()) ? 0.2 : 1.5;
        case Policy::RepressTheRebels:
            return rebels_on_crises(t.open) == 0 ? -1
                                                 : -(t.worth.rebels(-1) + t.worth.rebels(-2)) / 2;
        case Policy::TaxTyranny: {
            const unsigned mine = missing(t.rules, t.open, t.worth.me());
            int richer = 0;
            for (const Seat seat : all_seats(t.rules)) {
                if (missing(t.rules, t.open, seat) < mine) ++richer;
            }
            return richer >= 2 ? 3.0 : richer == 1 ? 0.5 : -2.0;
        }
        default:
            return doubling(t, static_cast<Suit>(policy));
    }
}

}  // namespace

// Low cards make a bribe; a full hand would keep one from drawing.
Move fill_envelope(const Thought& t) {
    const unsigned hand = t.seen.hand_size[t.worth.me()];
    const bool toady =
        t.seen.role[t.worth.me()] == Role::Toady || t.open.face_up[t.worth.me()] == Role::Toady;
    return t.best([&](const Move& move) {
        if (move.act == Act::Put) {
            const double full = hand >= t.rules.hand_limit ? 0.9 : 0.1;
            return full + (toady ? 1 : 0) - t.worth.card(move.cards[0]);
        }
        if (move.act == Act::Take) {
            return hand == 0 ? t.worth.card(move.cards[0]) - 0.6 : -1.0;
        }
        return 0.3;
    });
}

Move hold_up(const Thought& t) {
    double most = 0;
    for (std::size_t p = 0; p < kPolicies; ++p) {
        most = std::max(most, policy_value(t, static_cast<Policy>(p)));
    }
    const double price = t.worth.cards(t.seen.envelope[t.worth.me()]);
    double rivals = 0;
    for (const Seat seat : all_seats(t.rules)) {
        if (seat != t.worth.me() && t.seen.envelope_size[seat] > 0) ++rivals;
    }
    const double hope = 1 / (1 + 0.6 * rivals);
    return t.best(
        [&](const Move& move) { return move.act == Act::Yes ? hope * most - 1.2 * price : 0.0; });
}

Move set_policy(const Thought& t) {
    return t.best([&](const Move& move) {
        if (move.act == Act::Reveal) {  // another's Role for the Vulture's
            return t.open.face_up[move.seat] == Role::None ? 1.0 : 0.2;
        }
        return policy_value(t, move.policy);
    });
}

Move pay_tax(const Thought& t) {
    return t.best([&](const Move& move) {
        if (move.act == Act::PayAsset) {
            return t.worth.loss(owner(t.open, move.assets[0]), move.assets[0]);
        }
        if (move.act != Act::PayCards) return 0.0;
        double price = 0;
        for (const Kind kind : move.cards) {
            if (kind != Kind::None) price += t.worth.card(kind);
        }
        return -price;
    });
}

}  // namespace moneybags::guillotines
