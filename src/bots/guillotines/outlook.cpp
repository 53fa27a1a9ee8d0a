#include "bots/guillotines/outlook.h"

#include <algorithm>
#include <cmath>

#include "games/guillotines/table.h"

namespace moneybags::guillotines {

namespace {

constexpr MarketSet kAllMarkets = MarketSet::first(kMarkets);

Stand changed(Stand stand, const Change& change) {
    if (change.lifted != Kind::None) stand.lift(change.lifted);
    if (change.laid != Kind::None) stand.lay(change.laid);
    return stand;
}

}  // namespace

Outlook::Outlook(const Worth& worth, const Unseen& unseen)
    : worth_(worth), average_(unseen.average_points()) {
    const Rules& rules = worth.rules();
    const Open& open = worth.open();
    const bool bunker = open.bunker == worth.me();
    for (const Market m : open_markets(open)) {
        const auto left = static_cast<std::size_t>(assets_at(open, m).size());
        mine_[m] = unseen.stand(worth.mine(), m, bunker);
        fresh_[m] = unseen.fresh(worth.mine(), rules.cards_by_assets[left], bunker);
    }
    for (const Seat seat : all_seats(rules)) {
        if (seat == worth.me()) continue;
        for (const Market m : open_markets(open)) {
            double most = 0;
            for (const Asset asset : assets_at(open, m)) {
                most = std::max(most, -worth.gain(open.who[seat], asset));
            }
            interest_[m] += std::min(most, 12.0);
        }
    }
    // Who lies far behind has little to win by one Asset more.
    const double hope = std::max(0.3, 1 - thumb::kDespair * worth.behind_by());
    double most = 0;
    for (const Market m : open_markets(open)) {
        for (const Asset asset : assets_at(open, m)) {
            wanted_[m] =
                std::max(wanted_[m], std::min(thumb::kVictory, worth.gain(worth.mine(), asset)));
        }
        most = std::max(most, wanted_[m]);
    }
    for (const Market m : open_markets(open)) {
        // Nothing we need is for sale: only Emergency Measures bring it back, and they come when
        // the Markets are empty (BG-EMG-01).
        if (most < thumb::kNeeded / 2) wanted_[m] += thumb::kStuck;
        if (wanted_[m] < thumb::kVictory) wanted_[m] *= hope * haste(m);
        for (const Seat seat : all_seats(rules)) {  // the last one there: nobody else will have it
            const bool last = assets_at(open, m).size() == 1;
            if (last && seat != worth.me() &&
                would_win(rules, open, seat, own(open, seat) | assets_at(open, m))) {
                wanted_[m] += thumb::kDenied / (rules.players - 1) * (1 - worth.bold());
            }
        }
    }
}

// What is wanted by more than there is of it goes first.
double Outlook::haste(Market m) const {
    const Open& open = worth_.open();
    const Rules& rules = worth_.rules();
    int wanted = 0;
    for (const Seat seat : all_seats(rules)) {
        const BillionaireFigures& figures = rules.billionaires[open.who[seat]];
        const AssetSet now = own(open, seat);
        wanted +=
            static_cast<int>(missing(figures, now) - missing(figures, now | assets_of_type(m)));
    }
    return wanted > assets_at(open, m).size() ? 1 + thumb::kScarce : 1;
}

Outlook::Price Outlook::price(const Stand& stand, Market m) const {
    const int left = assets_at(worth_.open(), m).size();
    const auto refill = worth_.rules().cards_by_assets[static_cast<std::size_t>(left)];
    return {worth_.rebels(stand.rebels(), true), worth_.drawn(refill)};
}

double Outlook::buy(const Stand& stand, Market m, int points, const Price& price) const {
    const double chance = stand.success(points);
    double fear = price.fear;
    if (wanted_[m] >= thumb::kVictory) fear *= 1 - chance;  // BG-R-20
    return chance * wanted_[m] - fear - price.refill;
}

double Outlook::buy(Market m, int points) const {
    return buy(mine_[m], m, points, price(mine_[m], m));
}

Outlook::Stands Outlook::stands() const {
    Stands all{};
    for (const Market m : open_markets(worth_.open())) all[m] = &mine_[m];
    return all;
}

double Outlook::best(Bag hand, unsigned unknown, const Stands& at) const {
    const Rules& rules = worth_.rules();
    const Open& open = worth_.open();
    if (hand.size() + unknown < hand_limit(rules, open, worth_.me()) && worth_.seen().deck > 0) {
        ++unknown;
    }
    FixedVector<int, 8> points;
    const Bag cards = hand.without_crises();
    for (const Kind kind : cards) {
        for (unsigned n = cards.count(kind); n > 0; --n) {
            points.push_back(static_cast<int>(effective(rules, open, kind)));
        }
    }
    for (; unknown > 0; --unknown) points.push_back(static_cast<int>(std::lround(average_)));
    double most = 0;
    for (const Market m : kAllMarkets) {
        if (at[m] == nullptr || wanted_[m] <= 0) continue;
        const Price price = this->price(*at[m], m);
        for (std::size_t i = 0; i < points.size(); ++i) {
            for (std::size_t j = i; j < points.size(); ++j) {
                const int sum = points[i] + (j > i ? points[j] : 0);
                most = std::max(most, buy(*at[m], m, sum, price) - thumb::kCardPoint * sum);
            }
        }
    }
    return most;
}

double Outlook::next(Bag hand, unsigned unknown, Changes changes) const {
    Stands all = stands();
    std::array<Stand, 2> other;
    for (std::size_t i = 0; i < changes.size(); ++i) {
        other[i] = changed(mine_[changes[i].market], changes[i]);
        all[changes[i].market] = &other[i];
    }
    return best(hand, unknown, all);
}

double Outlook::next_after_buy(Bag hand, Market m, int points) const {
    const double chance = success(m, points);
    Stands all = stands();
    all[m] = nullptr;
    const double bought = chance > 0 ? best(hand, 0, all) : 0;
    all[m] = &fresh_[m];
    return chance * bought + (1 - chance) * (chance < 1 ? best(hand, 0, all) : 0);
}

}  // namespace moneybags::guillotines
