#include "bots/guillotines/odds.h"

#include <algorithm>

#include "bots/guillotines/thumb.h"
#include "games/guillotines/table.h"

namespace moneybags::guillotines {

namespace {

constexpr std::size_t at(int sum) {
    return static_cast<std::size_t>(std::clamp(sum, -Spread::kReach, Spread::kReach) +
                                    Spread::kReach);
}
constexpr int kDearest = 6;  // a three that counts double

RebelOdds card_odds(const RebelOdds& crisis, double chance) {
    RebelOdds odds{1 - chance, 0, 0, 0};
    for (std::size_t n = 1; n < odds.size(); ++n) odds[n] = chance * crisis[n];
    return odds;
}

}  // namespace

// ---- Spread ----

Spread::Spread() { calm_[at(0)] = 1; }

void Spread::add(const Sums& worth, const RebelOdds& rebels) {
    const double crisis = 1 - rebels[0];
    struct One {
        int counts;
        double chance;
    };
    FixedVector<One, 2 * kDearest + 1> cards;  // as they may be
    for (int one = -kDearest; one <= kDearest; ++one) {
        if (worth[at(one)] > 0) cards.push_back({one, worth[at(one)]});
    }
    Sums calm{}, stormy{};
    for (int sum = -width_; sum <= width_; ++sum) {
        const double was_calm = calm_[at(sum)], was_stormy = stormy_[at(sum)];
        stormy[at(sum)] += (was_calm + was_stormy) * crisis;
        for (const One& one : cards) {
            calm[at(sum + one.counts)] += was_calm * one.chance;
            stormy[at(sum + one.counts)] += was_stormy * one.chance;
        }
    }
    calm_ = calm;
    stormy_ = stormy;
    width_ = std::min(kReach, width_ + kDearest);
    RebelOdds most{};  // only the greatest Crisis is Activated, BG-CRI-05
    for (std::size_t a = 0; a < most.size(); ++a) {
        for (std::size_t b = 0; b < most.size(); ++b)
            most[std::max(a, b)] += rebels_[a] * rebels[b];
    }
    rebels_ = most;
    added_up_ = false;
}

void Spread::add_up() const {
    if (added_up_) return;
    added_up_ = true;
    for (std::size_t i = calm_.size(); i-- > 0;) {
        const bool last = i + 1 == calm_.size();
        calm_tail_[i] = calm_[i] + (last ? 0 : calm_tail_[i + 1]);
        stormy_tail_[i] = stormy_[i] + (last ? 0 : stormy_tail_[i + 1]);
    }
}

double Spread::calm(int more_than) const {
    add_up();
    return more_than >= kReach ? 0 : calm_tail_[at(more_than + 1)];
}

double Spread::stormy(int more_than) const {
    add_up();
    return more_than >= kReach ? 0 : stormy_tail_[at(more_than + 1)];
}

// ---- Stand ----

Stand::Stand(const Rules& rules, const Open& open, Suit suit, bool bunker, const Spread& hidden)
    : rules_(&rules), open_(&open), suit_(suit), bunker_(bunker), hidden_(&hidden) {}

int Stand::worth(Kind kind) const {
    const int value = static_cast<int>(effective(*rules_, *open_, kind));
    return is_resource(kind) && suit_of(kind) == suit_ ? value : -value;
}

void Stand::lay(Kind kind) {
    if (is_crisis(kind)) {
        ++crises_[std::min<std::size_t>(3, rules_->rebels_of[crisis_of(kind)])];
    } else {
        margin_ += worth(kind);
    }
}

void Stand::lift(Kind kind) {
    if (is_crisis(kind)) {
        --crises_[std::min<std::size_t>(3, rules_->rebels_of[crisis_of(kind)])];
    } else {
        margin_ -= worth(kind);
    }
}

double Stand::success(int points) const {
    const Kind any = Kind::FirstCrisis;
    const int counts = bunker_ ? 0 : rules_->value[static_cast<std::size_t>(any)];
    const bool sure = crises_[1] + crises_[2] + crises_[3] > 0;
    const int need = -margin_ - points;
    return hidden_->calm(sure ? need + counts : need) + hidden_->stormy(need + counts);
}

RebelOdds Stand::rebels() const {
    const RebelOdds& hidden = hidden_->rebels();
    const std::size_t sure = crises_[3] > 0 ? 3 : crises_[2] > 0 ? 2 : crises_[1] > 0 ? 1 : 0;
    RebelOdds odds{};
    for (std::size_t n = 0; n < odds.size(); ++n) odds[std::max(n, sure)] += hidden[n];
    return odds;
}

// ---- Unseen ----

Unseen::Unseen(const Rules& rules, const View& seen) : rules_(rules), seen_(seen) {
    const Open& open = seen.open;
    for (std::size_t i = 0; i < kKinds; ++i) {
        const Kind kind{static_cast<std::uint8_t>(i)};
        if (is_resource(kind)) weight_[i] = rules.resources.count(kind);
        if (is_special(kind) && open.specials) weight_[i] = rules.special_cards.count(kind);
        if (is_crisis(kind) && open.level >= 2) weight_[i] = 1;
    }
    const auto take = [&](Bag bag) {
        for (const Kind kind : bag) weight_[static_cast<std::size_t>(kind)] -= bag.count(kind);
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
        if (static_cast<std::size_t>(kind) < kKinds) --weight_[static_cast<std::size_t>(kind)];
    }
    // Of the Crises never seen some are set aside; which, nobody knows.
    double never = 0;
    const auto is_new = [&](Kind kind) {
        return is_crisis(kind) && !open.shown.has(crisis_of(kind)) &&
               !seen.met.has(crisis_of(kind));
    };
    for (std::size_t i = 0; i < kKinds; ++i) never += is_new(Kind{static_cast<std::uint8_t>(i)});
    double points = 0;
    for (std::size_t i = 0; i < kKinds; ++i) {
        const Kind kind{static_cast<std::uint8_t>(i)};
        if (is_new(kind)) weight_[i] *= std::max(0.0, never - seen.aside) / never;
        weight_[i] = std::max(0.0, weight_[i]);
        if (is_crisis(kind)) {
            crises_ += weight_[i];
            rebels_[std::min<std::size_t>(3, rules.rebels_of[crisis_of(kind)])] += weight_[i];
        } else {
            cards_ += weight_[i];
            points += weight_[i] * effective(rules, open, kind);
        }
    }
    average_ = cards_ > 0 ? points / cards_ : 0;
    for (double& each : rebels_) each = crises_ > 0 ? each / crises_ : 0.25;
}

// A hidden card's worth to a buyer of this suit, if a Crisis is so likely.
Spread::Sums Unseen::worth(Suit suit, double crisis) const {
    Spread::Sums sums{};
    if (cards_ <= 0) {
        sums[at(0)] = 1 - crisis;
        return sums;
    }
    for (std::size_t i = 0; i < kKinds; ++i) {
        const Kind kind{static_cast<std::uint8_t>(i)};
        if (is_crisis(kind)) continue;
        const int value = static_cast<int>(effective(rules_, seen_.open, kind));
        const bool own = is_resource(kind) && suit_of(kind) == suit;
        sums[at(own ? value : -value)] += (1 - crisis) * weight_[i] / cards_;
    }
    return sums;
}

const Spread& Unseen::hidden(Suit suit, unsigned dealt, unsigned invested) const {
    for (const Known& each : known_) {
        if (each.suit == suit && each.dealt == dealt && each.invested == invested) {
            return each.spread;
        }
    }
    const double chance = cards_ + crises_ > 0 ? crises_ / (cards_ + crises_) : 0;
    const double planted = chance > 0 ? std::max(chance, thumb::kPlantedCrisis) : 0;
    Spread& spread = known_.emplace_back(Known{suit, dealt, invested, {}}).spread;
    const auto add = [&](unsigned cards, double crisis) {
        if (cards == 0) return;
        const Spread::Sums sums = worth(suit, crisis);
        const RebelOdds odds = card_odds(rebels_, crisis);
        for (unsigned i = 0; i < cards; ++i) spread.add(sums, odds);
    };
    add(dealt, chance);
    add(invested, planted);
    return spread;
}

Stand Unseen::stand(Billionaire b, Market m, bool bunker) const {
    const Suit suit = rules_.billionaires[b].suit;
    const std::size_t first = bottom(seen_.open, m);
    const std::size_t end = first + seen_.open.cards[m];
    unsigned dealt = 0, invested = 0;
    for (std::size_t i = first; i < end; ++i) {
        if (seen_.market[i].kind() != Kind::Hidden) continue;
        ++(seen_.market[i].is_invested() ? invested : dealt);
    }
    Stand stand{rules_, seen_.open, suit, bunker, hidden(suit, dealt, invested)};
    for (std::size_t i = first; i < end; ++i) {
        if (seen_.market[i].kind() != Kind::Hidden) stand.lay(seen_.market[i].kind());
    }
    return stand;
}

Stand Unseen::fresh(Billionaire b, unsigned cards, bool bunker) const {
    const Suit suit = rules_.billionaires[b].suit;
    return {rules_, seen_.open, suit, bunker, hidden(suit, cards, 0)};
}

}  // namespace moneybags::guillotines
