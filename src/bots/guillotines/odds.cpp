#include "bots/guillotines/odds.h"

#include <algorithm>
#include <array>

#include "games/guillotines/table.h"

namespace moneybags::guillotines {

namespace {

constexpr int kSamples = 24;

}  // namespace

Unseen::Unseen(const Rules& rules, const View& seen) : rules_(rules), seen_(seen) {
    const Open& open = seen.open;
    std::array<int, kKinds> left{};
    for (std::size_t i = 0; i < kKinds; ++i) {
        const Kind kind{static_cast<std::uint8_t>(i)};
        if (is_resource(kind)) left[i] = static_cast<int>(rules.resources.count(kind));
        if (is_special(kind) && open.specials) {
            left[i] = static_cast<int>(rules.special_cards.count(kind));
        }
        if (is_crisis(kind) && open.level >= 2) left[i] = 1;
    }
    const auto take = [&](Bag bag) {
        for (const Kind kind : bag) {
            left[static_cast<std::size_t>(kind)] -= static_cast<int>(bag.count(kind));
        }
    };
    take(open.discard);
    take(open.table);
    take(seen.hand);
    take(Bag::of(open.activated));
    for (const Seat seat : all_seats(rules)) {
        take(seen.envelope[seat]);
        if (seat != seen.me) take(open.known[seat]);
    }
    for (std::size_t i = 0; i < cards_at_markets(open); ++i) {
        const Kind kind = seen.market[i].kind();
        if (static_cast<std::size_t>(kind) < kKinds) --left[static_cast<std::size_t>(kind)];
    }
    // Of the Crises never seen some are set aside; which, nobody knows.
    int unseen_crises = 0, points = 0, cards = 0;
    for (std::size_t i = 0; i < kKinds; ++i) {
        const Kind kind{static_cast<std::uint8_t>(i)};
        for (int n = 0; n < left[i]; ++n) {
            if (is_crisis(kind) && !open.shown.has(crisis_of(kind)) &&
                !seen.met.has(crisis_of(kind)) && unseen_crises++ % 12 < seen.aside) {
                continue;
            }
            pool_.push_back(kind);
            if (is_crisis(kind)) continue;
            points += static_cast<int>(effective(rules, open, kind));
            ++cards;
        }
    }
    average_ = cards == 0 ? 0 : static_cast<double>(points) / cards;
}

BuyOdds Unseen::buy(Billionaire b, Market m, unsigned points, bool bunker, Rng& luck) const {
    const Open& open = seen_.open;
    const Suit suit = rules_.billionaires[b].suit;
    int known_for = static_cast<int>(points), known_against = 0, known_rebels = 0, hidden = 0;
    bool known_crisis = false;
    const auto count = [&](Kind kind, int& against, int& own, bool& crisis, int& rebels) {
        if (is_crisis(kind)) {
            crisis = true;
            rebels = std::max<int>(rebels, rules_.rebels_of[crisis_of(kind)]);
            return;
        }
        const int value = static_cast<int>(effective(rules_, open, kind));
        (is_resource(kind) && suit_of(kind) == suit ? own : against) += value;
    };
    const std::size_t first = bottom(open, m);
    for (std::size_t i = first; i < first + open.cards[m]; ++i) {
        const Kind kind = seen_.market[i].kind();
        if (kind == Kind::Hidden) {
            ++hidden;
        } else {
            count(kind, known_against, known_for, known_crisis, known_rebels);
        }
    }
    const int crisis_counts = bunker ? 0 : 3;
    BuyOdds odds;
    for (int sample = 0; sample < kSamples; ++sample) {
        int own = known_for, against = known_against, rebels = known_rebels;
        bool crisis = known_crisis;
        for (int i = 0; i < hidden && !pool_.empty(); ++i) {  // with replacement: near enough
            const std::size_t at = luck.below(static_cast<std::uint32_t>(pool_.size()));
            count(pool_[at], against, own, crisis, rebels);
        }
        if (crisis) against += crisis_counts;
        if (own > against) odds.success += 1.0 / kSamples;
        odds.rebels[static_cast<std::size_t>(std::min(rebels, 3))] += 1.0 / kSamples;
        if (hidden == 0) {  // all is known
            odds.success = own > against ? 1 : 0;
            odds.rebels = {};
            odds.rebels[static_cast<std::size_t>(std::min(rebels, 3))] = 1;
            break;
        }
    }
    return odds;
}

}  // namespace moneybags::guillotines
