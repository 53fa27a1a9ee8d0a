#include "bots/madcity/thought.h"

#include <algorithm>
#include <cmath>

namespace moneybags::madcity {
namespace {

constexpr double kCloseBehind = 4.0;  // turns behind the leading rival that still worry, but less
constexpr double kAboutToWin = 3.0;   // turns

}  // namespace

Holdings holdings(const Open& open, Seat seat) {
    return {.cash = open.cash[seat], .bought = open.bought[seat], .leased = open.leased[seat]};
}

Closed closed_to(const Rules& rules, const Open& open, Seat seat) {
    return {.bought = bought_by_anyone(rules, open) - open.bought[seat],
            .leased = leased_by_anyone(rules, open) - open.leased[seat]};
}

Thought::Thought(const Rules& r, const View& seen, const City& city, const Habits& temper)
    : rules(r),
      open(seen.open),
      me(seen.me),
      roads(city.roads()),
      habits(temper),
      outlook(r, city, temper),
      mine(holdings(seen.open, seen.me)),
      closed(closed_to(r, seen.open, seen.me)) {}

double Thought::turns() const {
    if (!turns_) turns_ = outlook.turns(mine, closed);
    return *turns_;
}

const Thought::Rivals& Thought::rivals() const {
    if (!rivals_.empty()) return rivals_;
    double first = 1e9;
    for (const Seat seat : all_seats(rules)) {
        if (seat == me) continue;
        Rival rival{
            .seat = seat, .has = holdings(open, seat), .closed = closed_to(rules, open, seat)};
        rival.in_general = outlook.turns(rival.has, rival.closed);
        rival.turns =
            has_the_target(rules, open, seat) ? roads.to_finish(open.car[seat]) : rival.in_general;
        first = std::min(first, rival.turns);
        rivals_.push_back(rival);
    }
    double sum = 0.0;
    for (Rival& rival : rivals_) {
        rival.threat = std::exp((first - rival.turns) / kCloseBehind);
        sum += rival.threat;
    }
    for (Rival& rival : rivals_) {
        rival.threat *= habits.malice / sum;
        if (rival.turns < kAboutToWin) rival.threat *= 2.0;
    }
    return rivals_;
}

double Thought::worth(Notes payment) const {
    Holdings then = mine;
    then.cash += payment;
    return turns() - outlook.turns(then, closed);
}

Notes Thought::bonus_to_come() const {
    const bool pays = rules.six == SixRule::Standard || rules.six == SixRule::Bonus;
    return pays && open.die == kDieFaces ? rules.six_bonus : Notes{};
}

}  // namespace moneybags::madcity
