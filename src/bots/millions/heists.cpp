#include "bots/millions/heists.h"

#include <algorithm>
#include <bitset>
#include <optional>

namespace moneybags::millions {
namespace {

// By plain multiplication rather than std::exp: the same chances, hence the same play, on every
// machine.
double power(double base, int times) {
    double result = 1.0;
    for (; times > 0; times /= 2, base *= base) {
        if (times % 2 == 1) result *= base;
    }
    return result;
}

// Each million a player lies behind the first makes his chance smaller by the same factor, the more
// so the nearer the end: by the goal or by the last card.
double factor(const Rules& rules, int round, int most) {
    const double goal = rules.goal.count();
    const double by_money = std::min(1.0, most / goal);
    const double by_cards = static_cast<double>(round - 1) / rules.rounds;
    const double near = std::max(by_money, by_cards);
    return 1.0 - (1.6 + 3.6 * near * near) / goal;
}

// Its powers, for each fullest purse that comes up: they are needed again and again.
class Powers {
   public:
    static constexpr int kPurse = 40;

    // For the fullest purse, by how much others lie behind.
    const double* of(const Rules& rules, int round, int most) {
        if (round != round_ || rules.rounds != rounds_ || rules.goal != goal_) {
            known_.reset();
            round_ = round;
            rounds_ = rules.rounds;
            goal_ = rules.goal;
        }
        const auto row = static_cast<std::size_t>(most);
        if (!known_.test(row)) {
            known_.set(row);
            const double base = factor(rules, round, most);
            for (int i = 0; i < kPurse; ++i)
                power_[row][static_cast<std::size_t>(i)] = power(base, i);
        }
        return power_[row].data();
    }

   private:
    std::bitset<kPurse> known_;
    std::array<std::array<double, kPurse>, kPurse> power_;
    int round_ = -1, rounds_ = 0;
    Millions goal_;
};

// An Intimidation card is worth something, though no money (M1-R-21).
double with_cards(int cards) { return 1.0 + 0.05 * cards; }

// Everybody's, against each other; and what they are together.
double shares(const Rules& rules, const PerSeat<Millions>& purse,
              const PerSeat<std::uint8_t>& cards, int round, Chances& result) {
    thread_local Powers powers;
    int most = 0;
    int least = Powers::kPurse;
    for (int i = 0; i < rules.players; ++i) {
        const int here = purse.items[std::size_t(i)].count();
        most = std::max(most, here);
        least = std::min(least, here);
    }
    double total = 0.0;
    if (most < Powers::kPurse && most - least < Powers::kPurse) {
        const double* power = powers.of(rules, round, most);
        for (int i = 0; i < rules.players; ++i) {
            const auto seat = std::size_t(i);
            result.items[seat] =
                power[most - purse.items[seat].count()] * with_cards(cards.items[seat]);
            total += result.items[seat];
        }
        return total;
    }
    const double base = factor(rules, round, most);
    for (const Seat seat : all_seats(rules)) {
        result[seat] = power(base, most - purse[seat].count()) * with_cards(cards[seat]);
        total += result[seat];
    }
    return total;
}

}  // namespace

double chance_of(Seat seat, const Rules& rules, const PerSeat<Millions>& purse,
                 const PerSeat<std::uint8_t>& cards, int round) {
    Chances each;
    const double total = shares(rules, purse, cards, round, each);
    return each[seat] / total;
}

Chances chances(const Rules& rules, const Open& open) {
    Chances result;
    if (open.phase != Phase::Over) {
        const double total = shares(rules, open.purse, open.cards, open.round, result);
        for (const Seat seat : all_seats(rules)) result[seat] /= total;
        return result;
    }
    for (const Seat seat : open.winners) result[seat] = 1.0 / open.winners.size();
    // Beaten is beaten, but money still looks better than none.
    for (const Seat seat : all_seats(rules)) result[seat] += 1e-4 * open.purse[seat].count();
    return result;
}

Heists& Heists::of(const Rules& rules) {
    thread_local std::optional<Heists> known;
    if (!known || !(known->rules_ == rules)) {
        known.emplace();
        known->rules_ = rules;
    }
    return *known;
}

}  // namespace moneybags::millions
