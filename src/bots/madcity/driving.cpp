#include "bots/madcity/driving.h"

#include <algorithm>
#include <cmath>

#include "bots/madcity/deals.h"

namespace moneybags::madcity {
namespace {

constexpr int kRoundsAhead = 5;

int shown(const Thought& t, Place place) {
    int count = 0;
    for (std::uint8_t slot = 0; slot < t.rules.face_up; ++slot) {
        count += t.rules.card_space[t.open.face_up[slot]] == place ? 1 : 0;
    }
    return count;
}

// How far FINISH is from where a move to this place ends.
double left_from(const Thought& t, Place place) {
    return t.roads.to_finish(shown(t, place) > 1 ? kDepot : place);
}

}  // namespace

Prospects::Prospects(const Thought& t) : t_(t) {
    list_stunts();
    list_deals();
    look_ahead();
}

void Prospects::list_stunts() {
    const Notes payment = income(t_.rules, t_.mine.all());
    const double pay = t_.worth(payment);
    for (std::uint8_t slot = 0; slot < t_.rules.face_up; ++slot) {
        const Place place = t_.rules.card_space[t_.open.face_up[slot]];
        const bool known = std::any_of(stunts_.begin(), stunts_.end(),
                                       [&](const Stunt& s) { return s.place == place; });
        if (known) continue;
        Stunt stunt{.place = place, .after = place, .pay = pay};
        if (shown(t_, place) > 1) stunt.after = kDepot;
        // The last stunt is best done near FINISH.
        if (t_.rich_with(payment)) stunt.pay = t_.turns() - t_.roads.to_finish(stunt.after);
        for (const Rival& rival : t_.rivals()) {
            if (t_.open.waiting.has(rival.seat)) continue;
            const Place car = t_.open.car[rival.seat];
            const Location location = t_.rules.location_at[place];
            const int rolls = Roads::kNoRoll - t_.roads.first_roll(car, location);
            const double soon = static_cast<double>(rolls) / kDieFaces;
            const double some_time = 0.5 / t_.roads.to_location(car, location);
            stunt.remains *= 1.0 - std::clamp(std::max(soon, some_time), 0.0, 0.9);
        }
        stunts_.push_back(stunt);
    }
}

void Prospects::list_deals() {
    PerBusiness<double> gain;
    double anywhere = 0.0;
    for (std::uint8_t i = 0; i < t_.rules.businesses; ++i) {
        const Business b{i};
        const auto deal = best_acquisition(t_, b);
        gain[b] = deal ? std::max(0.0, deal->gain) : 0.0;
        anywhere = std::max(anywhere, gain[b]);
    }
    for (const Business b : t_.mine.bought) {
        anywhere = std::max(anywhere, t_.turns() - turns_after_sale(t_, b));
    }
    for (const Place place : t_.roads.places()) {
        const Business b = t_.rules.business_at[place];
        if (b != kNoBusiness) deal_[place] = gain[b];
        if (t_.rules.ground[place] == Ground::RealEstate) deal_[place] = anywhere;
    }
}

// One more turn, seen from every place: the die, then the best way.
void Prospects::step(PerPlace<double>& then, bool with_stunts, int rounds) const {
    const double patience = Roads::kPatience;
    FixedVector<Roads::Stop, kMaxFaceUp> stops;
    if (with_stunts) {
        const double fresh = average_ - deals_average_;  // what new cards promise
        for (const Stunt& stunt : stunts_) {
            const double there = std::pow(stunt.remains, rounds);
            const double gone = patience * then[stunt.place];
            const double done = stunt.pay + patience * (deals_ahead_[stunt.after] + fresh);
            stops.push_back({.location = t_.rules.location_at[stunt.place],
                             .worth = there * done + (1.0 - there) * gone});
        }
        std::sort(stops.begin(), stops.end(),
                  [](const Roads::Stop& a, const Roads::Stop& b) { return a.worth > b.worth; });
    }
    PerPlace<double> value;
    for (const Place place : t_.roads.places()) {
        value[place] = deal_[place] + patience * then[place];
    }
    t_.roads.mean_of_rolls(value, {stops.begin(), stops.end()}, then);
}

double Prospects::mean(const PerPlace<double>& values) const {
    double sum = 0.0;
    for (const Place place : t_.roads.places()) sum += values[place];
    return sum / static_cast<double>(t_.roads.places().size());
}

void Prospects::look_ahead() {
    for (int round = kRoundsAhead; round >= 1; --round) {
        step(deals_ahead_, false, round);
    }
    deals_average_ = mean(deals_ahead_);
    // Beyond the horizon only the nearest stunt is seen.
    ahead_ = PerPlace<double>::all(0.0);
    for (const Stunt& stunt : stunts_) {
        const PerPlace<double>& in_time = t_.roads.in_time(t_.rules.location_at[stunt.place]);
        const double remains = std::pow(stunt.remains, 0.5 * kRoundsAhead);
        for (const Place from : t_.roads.places()) {
            ahead_[from] = std::max(ahead_[from], stunt.pay * in_time[from] * remains);
        }
    }
    average_ = mean(ahead_) + deals_average_;
    for (int round = kRoundsAhead; round >= 1; --round) step(ahead_, true, round);
    average_ = mean(ahead_);
}

double Prospects::of_going(Place place, bool landing) const {
    const double patience = Roads::kPatience;
    for (const Stunt& stunt : stunts_) {
        if (stunt.place != place) continue;
        return stunt.pay + patience * (deals_ahead_[stunt.after] + average_ - deals_average_);
    }
    return (landing ? deal_[place] : 0.0) + patience * ahead_[place];
}

Move drive(const Thought& t, Rng& luck) {
    const auto go = [](Place to) { return Move{.act = Act::Go, .place = to}; };
    const PlaceSet choices = destinations(t.rules, t.open);
    // With the money there is only FINISH, and what is nearest to it (MM-WIN-01).
    if (t.rich_with(t.bonus_to_come())) {
        if (choices.has(t.rules.finish)) return go(t.rules.finish);
    }
    if (t.rich_with({})) {
        Place best = choices.lowest();
        for (const Place to : choices) {
            if (left_from(t, to) < left_from(t, best)) best = to;
        }
        return go(best);
    }
    // The stunt that brings the money is not driven past: the nearest to FINISH of them.
    const Notes payment = income(t.rules, t.mine.all());
    if (t.rich_with(payment)) {
        std::optional<Place> last;
        for (const Place to : choices) {
            if (shown(t, to) == 0) continue;
            if (!last || left_from(t, to) < left_from(t, *last)) last = to;
        }
        if (last) return go(*last);
    }
    const Prospects prospects{t};
    const PlaceSet& landing = t.rules.reach[t.car()][std::size_t(t.open.die - 1)].exactly;
    Place best = choices.lowest();
    double most = -1e9;
    for (const Place to : choices) {
        const double whim = t.habits.whim * luck.below(1000) / 1000.0;
        const double worth = prospects.of_going(to, landing.has(to)) + whim;
        if (worth <= most) continue;
        most = worth;
        best = to;
    }
    return go(best);
}

}  // namespace moneybags::madcity
