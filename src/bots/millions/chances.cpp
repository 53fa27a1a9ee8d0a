#include "bots/millions/chances.h"

#include <algorithm>
#include <bitset>

#include "games/millions/characters.h"

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
    static constexpr int kPurse = 64;  // all that count for a goal of 50

    // For the fullest purse, by what lies in another.
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
            for (std::size_t i = 0; i <= row; ++i) {
                power_[row][i] = power(base, most - static_cast<int>(i));
            }
        }
        return power_[row].data();
    }

   private:
    std::bitset<kPurse> known_;
    std::array<std::array<double, kPurse>, kPurse> power_{};
    int round_ = 0, rounds_ = 0;
    Millions goal_;
};

// An Intimidation card is worth something, though no money (M1-R-21). At most one is earned a
// round.
constexpr auto kWithCards = [] {
    std::array<double, kMaxCards + 1> table{};
    for (std::size_t i = 0; i < table.size(); ++i) table[i] = 1.0 + 0.05 * static_cast<double>(i);
    return table;
}();
double with_cards(std::uint8_t cards) { return kWithCards[cards]; }

thread_local constinit Powers powers;

// Everybody's, against each other; and what they are together.
double shares(const Rules& rules, const PerSeat<Millions>& purse,
              const PerSeat<std::uint8_t>& cards, int round, Chances& result) {
    const auto players = static_cast<std::size_t>(rules.players);
    int most = 0, signs = 0;
    for (const Seat seat : all_seats(rules)) {
        most = std::max(most, purse[seat].count());
        signs |= purse[seat].count();  // below 0 if anybody is
    }
    double total = 0.0;
    if (most < Powers::kPurse && signs >= 0) {
        const double* power = powers.of(rules, round, most);
        for (std::size_t i = 0; i < players; ++i) {
            const double share = power[purse.items[i].count()] * with_cards(cards.items[i]);
            result.items[i] = share;
            total += share;
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

void add_chances(Chances& sum, const Rules& rules, const PerSeat<Millions>& purse,
                 const PerSeat<std::uint8_t>& cards, int round, SeatSet winners) {
    if (winners.empty()) {
        Chances each;
        const double total = shares(rules, purse, cards, round, each);
        // For all seats there may be, as that takes no counting; nobody is on the last ones.
        for (std::size_t i = 0; i < kMaxSeats; ++i) sum.items[i] += each.items[i] / total;
        return;
    }
    for (const Seat seat : all_seats(rules)) {
        // Beaten is beaten, but money still looks better than none.
        const double won = winners.has(seat) ? 1.0 / winners.size() : 0.0;
        sum[seat] += won + 1e-4 * purse[seat].count();
    }
}

}  // namespace moneybags::millions
