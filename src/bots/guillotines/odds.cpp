#include "bots/guillotines/odds.h"

#include <algorithm>

#include "bots/guillotines/thumb.h"
#include "games/guillotines/table.h"

namespace moneybags::guillotines {

namespace {

RebelOdds card_odds(const RebelOdds& crisis, double chance) {
    RebelOdds odds{1 - chance, 0, 0, 0};
    for (std::size_t n = 1; n < odds.size(); ++n) odds[n] = chance * crisis[n];
    return odds;
}

}  // namespace

// ---- Spread ----

void Spread::add(const HiddenCard& card, const RebelOdds& rebels) {
    const double crisis = 1 - rebels[0];
    const int least = card.empty() ? 0 : std::min(0, card[0].counts);
    const int most = card.empty() ? 0 : std::max(0, card[card.size() - 1].counts);
    const int low = std::max(-kReach, low_ + least);
    const int high = std::min(kReach, high_ + most);
    Sums calm, stormy;
    for (int sum = low; sum <= high; ++sum) calm[at(sum)] = stormy[at(sum)] = 0;
    for (int sum = low_; sum <= high_; ++sum) {
        const double was_calm = calm_[at(sum)], was_stormy = stormy_[at(sum)];
        stormy[at(sum)] += (was_calm + was_stormy) * crisis;
        for (const Counts& one : card) {
            const std::size_t there = at(std::clamp(sum + one.counts, -kReach, kReach));
            calm[there] += was_calm * one.chance;
            stormy[there] += was_stormy * one.chance;
        }
    }
    low_ = low;
    high_ = high;
    std::copy(calm.begin() + at(low), calm.begin() + at(high) + 1, calm_.begin() + at(low));
    std::copy(stormy.begin() + at(low), stormy.begin() + at(high) + 1, stormy_.begin() + at(low));
    RebelOdds greatest{};  // only the greatest Crisis is Activated, BG-CRI-05
    for (std::size_t a = 0; a < greatest.size(); ++a) {
        for (std::size_t b = 0; b < greatest.size(); ++b)
            greatest[std::max(a, b)] += rebels_[a] * rebels[b];
    }
    rebels_ = greatest;
    added_up_ = false;
}

void Spread::add_up() const {
    added_up_ = true;
    double calm = 0, stormy = 0;
    for (int sum = high_; sum >= low_; --sum) {
        calm_tail_[at(sum)] = calm = calm_[at(sum)] + calm;
        stormy_tail_[at(sum)] = stormy = stormy_[at(sum)] + stormy;
    }
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

// What a hidden card counts for a buyer of this suit, if a Crisis is so likely.
HiddenCard Unseen::worth(Suit suit, double crisis) const {
    HiddenCard card;
    if (cards_ <= 0) {
        if (crisis < 1) card.push_back({0, 1 - crisis});
        return card;
    }
    std::array<double, 2 * kDearest + 1> sums{};
    for (std::size_t i = 0; i < kKinds; ++i) {
        const Kind kind{static_cast<std::uint8_t>(i)};
        if (is_crisis(kind) || weight_[i] == 0) continue;
        const int value = std::min(kDearest, static_cast<int>(effective(rules_, seen_.open, kind)));
        const bool own = is_resource(kind) && suit_of(kind) == suit;
        const int place = kDearest + (own ? value : -value);
        sums[static_cast<std::size_t>(place)] += (1 - crisis) * weight_[i] / cards_;
    }
    for (int place = 0; place <= 2 * kDearest; ++place) {
        const double chance = sums[static_cast<std::size_t>(place)];
        if (chance > 0) card.push_back({place - kDearest, chance});
    }
    return card;
}

// From one card fewer, of those that were invested first.
const Spread& Unseen::hidden(Suit suit, unsigned dealt, unsigned invested) const {
    for (const Known& each : known_) {
        if (each.suit == suit && each.dealt == dealt && each.invested == invested) {
            return each.spread;
        }
    }
    if (dealt + invested == 0) return known_.emplace_back(Known{suit, 0, 0, {}}).spread;
    const Spread& fewer =
        invested > 0 ? hidden(suit, dealt, invested - 1) : hidden(suit, dealt - 1, 0);
    const double chance = cards_ + crises_ > 0 ? crises_ / (cards_ + crises_) : 0;
    const double planted = chance > 0 ? std::max(chance, thumb::kPlantedCrisis) : 0;
    const double crisis = invested > 0 ? planted : chance;
    Spread& spread = known_.emplace_back(Known{suit, dealt, invested, fewer}).spread;
    spread.add(worth(suit, crisis), card_odds(rebels_, crisis));
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
