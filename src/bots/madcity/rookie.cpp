#include "bots/madcity/rookie.h"

#include <algorithm>
#include <cassert>

#include "bots/madcity/deals.h"
#include "bots/madcity/driving.h"
#include "bots/madcity/leaning.h"
#include "bots/madcity/lookahead.h"
#include "bots/regular.h"
#include "bots/shark.h"
#include "encoding/madcity.h"
#include "games/madcity/game.h"

namespace moneybags::madcity {
namespace {

// A sale instead of a drive must promise more than this, in turns.
constexpr double kSaleMargin = 0.2;

// A rival with the money who is on average fewer turns from FINISH may win with any roll.
constexpr double kNotFar = 8.0;

// All small businesses earn the same wherever they stand (MM-PAY-04); the dearest sells best.
Move take_small_one(const Thought& t, Rng& luck) {
    const BusinessSet left = small_left(t.rules, t.open);
    Notes dearest;
    for (const Business b : left) dearest = std::max(dearest, t.rules.buy[b]);
    BusinessSet best;
    for (const Business b : left) {
        if (t.rules.buy[b] == dearest) best.add(b);
    }
    auto skip = luck.below(static_cast<std::uint32_t>(best.size()));
    for (const Business b : best) {
        if (skip-- == 0) return {.act = Act::Take, .business = b};
    }
    return {.act = Act::Take, .business = best.lowest()};
}

// Leases are ended when something better shows up, never beforehand: at FINISH they count anyway.
Move roll_or_sell(const Thought& t) {
    const Move roll{.act = Act::Roll};
    if (t.rich_with({}) || t.mine.bought.empty()) return roll;
    Business best = kNoBusiness;
    double fewest = 1e9;
    for (const Business b : t.mine.bought) {
        const double turns = 1.0 + turns_after_sale(t, b);
        if (turns >= fewest) continue;
        fewest = turns;
        best = b;
    }
    if (fewest + kSaleMargin >= t.turns()) return roll;
    // It stays where it is: what can be reached from here is put off, not lost, unless a drive
    // would end the matter.
    const Prospects prospects{t};
    const double drive = t.turns() - std::max(0.0, prospects.advantage(t.car()));
    return fewest + kSaleMargin < drive ? Move{.act = Act::Sell, .business = best} : roll;
}

// What a rival's next turn may take from me: a stunt that we both are about to reach.
double race(const Thought& t, Seat rival) {
    const double pay = t.worth(income(t.rules, t.mine.all()));
    double most = 0.0;
    for (std::uint8_t slot = 0; slot < t.rules.face_up; ++slot) {
        const Place place = t.rules.card_space[t.open.face_up[slot]];
        const Location location = t.rules.location_at[place];
        const double both = t.roads.to_location(t.car(), location) *
                            t.roads.to_location(t.open.car[rival], location);
        most = std::max(most, pay / both);
    }
    return most;
}

Move use_six(const Thought& t) {
    const SeatSet victims = may_be_named(t.rules, t.open);
    const bool may_take = t.rules.six == SixRule::Standard;
    const Move bonus{.act = Act::Bonus};
    if (victims.empty()) return bonus;
    // Whoever has the money and not far to go is stopped, whatever else a six is good for.
    const Rival* first = nullptr;
    for (const Rival& rival : t.rivals()) {
        if (!victims.has(rival.seat) || !has_the_target(t.rules, t.open, rival.seat)) continue;
        if (first == nullptr || rival.turns < first->turns) first = &rival;
    }
    const bool wins =
        may_take && t.open.landed && t.car() == t.rules.finish && t.rich_with(t.rules.six_bonus);
    if (first != nullptr && first->turns < kNotFar && t.rules.six != SixRule::Bonus && !wins) {
        return {.act = Act::Miss, .seat = first->seat};
    }
    double worth = 0.0;
    if (may_take) {
        const Notes more = t.rules.six_bonus;
        if (t.open.landed && t.car() == t.rules.finish && t.rich_with(more)) return bonus;
        worth = t.worth(more);
        if (t.open.landed) {  // MM-SIX-08: it can be spent at once
            worth += std::max(0.0, best_deal(t, t.car(), more).gain - best_deal(t, t.car()).gain);
        }
    }
    Move best = may_take ? bonus : Move{.act = Act::Miss, .seat = victims.lowest()};
    for (const Rival& rival : t.rivals()) {
        if (!victims.has(rival.seat)) continue;
        const double harm = rival.threat + race(t, rival.seat);
        if (harm <= worth) continue;
        worth = harm;
        best = {.act = Act::Miss, .seat = rival.seat};
    }
    return best;
}

Move deal(const Thought& t) {
    if (t.rich_with({})) return {.act = Act::Done};
    return best_deal(t, t.car()).first;
}

Move lift(const Thought& t) {
    const Business gone =
        least_missed(t.rules, t.outlook, t.mine.all(), t.mine.bought, t.open.business);
    return {.act = Act::Lift, .business = gone};
}

Move decide(const Thought& t, Rng& luck) {
    switch (t.open.phase) {
        case Phase::TakeSmall:
            return take_small_one(t, luck);
        case Phase::Main:
            return roll_or_sell(t);
        case Phase::Moving:
            return drive(t, luck);
        case Phase::SixChoice:
            return use_six(t);
        case Phase::LiftingSign:
            return lift(t);
        default:
            return deal(t);
    }
}

const Rules& rules_of(const Game& game) { return rules_of<Family>(game); }

}  // namespace

AnyMove RookieBot::choose(const Game& game, const AnyView& any, std::span<const AnyChoice> legal,
                          Rng& luck) {
    assert(!legal.empty());
    if (!habits_) habits_ = Habits::of_somebody(luck);
    const Rules& rules = rules_of(game);
    const View seen = any.as<View>();
    const Move move = decide(Thought{rules, seen, City::of(rules), *habits_}, luck);
    // Whatever it plays is on the list, or it plays what is.
    const bool listed = std::any_of(legal.begin(), legal.end(), [&](const AnyChoice& each) {
        return each.as<Choice>().move(0) == move;
    });
    assert(listed);
    return listed ? AnyMove::of(move) : game.move(legal.back(), 0);
}

}  // namespace moneybags::madcity

namespace moneybags {

template <>
std::span<const Level> levels_of<madcity::Family>() {
    static constexpr Level kLevels[] = {
        {"rookie", seated<madcity::RookieBot>},
        {"regular", seated_regular<madcity::Family>, lack_of_network<madcity::Family>},
        {"shark", seated_shark<madcity::Family>, lack_of_network<madcity::Family>},
    };
    return kLevels;
}

}  // namespace moneybags
