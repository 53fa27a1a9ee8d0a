#include "bots/guillotines/outlook.h"

#include <algorithm>
#include <cmath>

#include "games/guillotines/table.h"

namespace moneybags::guillotines {

namespace {

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
        refill_[m] = worth.drawn(rules.cards_by_assets[left]);
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
    return {worth_.rebels(stand.rebels(), true), refill_[m]};
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

// One card or two.
Outlook::Sums Outlook::sums(Bag hand, unsigned unknown) const {
    const Rules& rules = worth_.rules();
    const Open& open = worth_.open();
    if (hand.size() + unknown < hand_limit(rules, open, worth_.me()) && worth_.seen().deck > 0) {
        ++unknown;
    }
    Sums ones = 0, all = 0;
    const auto add = [&](unsigned counts) {
        const unsigned points = std::min(counts, kMostPoints);
        all |= Sums{1} << points | ones << points;
        ones |= Sums{1} << points;
    };
    const Bag cards = hand.without_crises();
    for (const Kind kind : cards) {
        for (unsigned n = cards.count(kind); n > 0; --n) add(effective(rules, open, kind));
    }
    for (; unknown > 0; --unknown) add(static_cast<unsigned>(std::lround(average_)));
    return all;
}

double Outlook::best_at(const Stand& stand, Market m, Sums sums) const {
    if (wanted_[m] <= 0) return 0;
    const Price price = this->price(stand, m);
    double most = 0;
    for (; sums != 0; sums &= sums - 1) {
        const int sum = lowest_bit(sums);
        most = std::max(most, buy(stand, m, sum, price) - thumb::kCardPoint * sum);
    }
    return most;
}

double Outlook::best_at(const Stand& stand, Market m, Sums sums, Known& known) const {
    if (wanted_[m] <= 0) return 0;
    if (known.sums == sums) return known.best;
    if (const Sums fresh = sums & ~known.reckoned; fresh != 0) {
        const Price price = this->price(stand, m);
        known.reckoned |= fresh;
        for (Sums left = fresh; left != 0; left &= left - 1) {
            const int sum = lowest_bit(left);
            known.value[static_cast<std::size_t>(sum)] =
                buy(stand, m, sum, price) - thumb::kCardPoint * sum;
        }
    }
    known.sums = sums;
    known.best = 0;
    for (; sums != 0; sums &= sums - 1) {
        known.best = std::max(known.best, known.value[static_cast<std::size_t>(lowest_bit(sums))]);
    }
    return known.best;
}

double Outlook::best_elsewhere(MarketSet but, Sums sums) const {
    double most = 0;
    for (const Market m : open_markets(worth_.open()) - but) {
        most = std::max(most, best_at(mine_[m], m, sums, known_[m]));
    }
    return most;
}

double Outlook::next(Bag hand, unsigned unknown, Changes changes) const {
    const Sums spent = sums(hand, unknown);
    MarketSet others;
    double most = 0;
    for (const Change& each : changes) {
        others.add(each.market);
        most = std::max(most, best_at(changed(mine_[each.market], each), each.market, spent));
    }
    return std::max(most, best_elsewhere(others, spent));
}

double Outlook::next_after_buy(Bag hand, Market m, int points) const {
    const double chance = success(m, points);
    const Sums spent = sums(hand, 0);
    const double elsewhere = best_elsewhere({m}, spent);
    const double bought = chance > 0 ? elsewhere : 0;
    const double missed =
        chance < 1 ? std::max(elsewhere, best_at(fresh_[m], m, spent, known_fresh_[m])) : 0;
    return chance * bought + (1 - chance) * missed;
}

}  // namespace moneybags::guillotines
