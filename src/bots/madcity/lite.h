#pragma once

// The light player of Mad Millionaire: leases what it can, for a lease is paid back; drives to
// stunts while it needs money, and to FINISH once it has enough.

#include "bots/lite.h"
#include "games/madcity/legal.h"
#include "games/madcity/view.h"

namespace moneybags::madcity {

class Lite {
   public:
    constexpr Lite(const Rules& rules, const Open& open, Seat me)
        : rules_(rules), open_(open), me_(me), rich_(is_rich(me)) {
        for (std::uint8_t slot = 0; slot < rules.face_up; ++slot) {
            const Card card = open.face_up[slot];
            if (card != kNoCard) stunts_.add(rules.card_space[card]);
        }
    }

    constexpr Favour operator()(const Choice& choice) const {
        using namespace lite_weight;
        switch (choice.act) {
            case Act::Go:
                return {drive(choice.place)};
            case Act::Lease:
                return {rich_ || !has_sign()     ? kNever
                        : joins(choice.business) ? kAlways
                                                 : kAlways / 4};
            case Act::Buy:
                return {buy(choice.business)};
            case Act::Miss:
                return {is_rich(choice.seat) ? 4 * kAlways : kSeldom};
            case Act::Roll:
            case Act::Bonus:
                return {kAlways};
            case Act::Done:
                return {kOften};
            case Act::Take:
            case Act::Lift:
                return {kSometimes};
            case Act::Sell:
            case Act::End:
                return {kNever};
        }
        return {kNever};
    }

   private:
    constexpr bool is_rich(Seat seat) const {
        return open_.cash[seat] + refunds(rules_, open_, seat) >= rules_.target;
    }
    constexpr bool has_sign() const { return signs_in_hand(rules_, open_, me_) > 0; }
    constexpr bool joins(Business b) const { return rules_.neighbours[b].meets(owned(open_, me_)); }
    constexpr std::uint32_t buy(Business b) const {
        using namespace lite_weight;
        if (rich_ || !has_sign() || open_.leased[me_].has(b)) return kNever;
        const bool cheap = 3 * rules_.buy[b] <= open_.cash[me_];
        return cheap ? (joins(b) ? kAlways / 4 : kOften) : kNever;
    }
    // From how many faces of the die the next move may end there.
    constexpr std::uint32_t faces(Place from, Place to) const {
        std::uint32_t count = 0;
        for (const Reach& reach : rules_.reach[from]) count += reach.exactly.has(to) ? 1u : 0u;
        return count;
    }
    constexpr std::uint32_t drive(Place place) const {
        using namespace lite_weight;
        if (rich_) {
            if (place == rules_.finish) return kAlways;
            return kSeldom + kOften * faces(place, rules_.finish);
        }
        if (place == rules_.finish) return kNever;
        const auto& reach = rules_.reach[open_.car[me_]][std::size_t(open_.die - 1)];
        if (reach.exactly.has(place)) {
            if (stunts_.has(place)) return kAlways;
            const BusinessSet there = rules_.offered[place] - bought_by_anyone(rules_, open_);
            if (has_sign() && there.meets(payable(rules_.lease_steps, open_.cash[me_]))) {
                return 4 * kOften;
            }
        }
        std::uint32_t near = 0;
        for (const Reach& next : rules_.reach[place]) near += next.exactly.meets(stunts_) ? 1u : 0u;
        return kSeldom + kSometimes * near;
    }

    const Rules& rules_;
    const Open& open_;
    Seat me_;
    bool rich_;
    PlaceSet stunts_;
};

constexpr Lite lite(const Rules& rules, const State& state, Seat seat) {
    return {rules, state.open, seat};
}
constexpr Lite lite(const Rules& rules, const View& seen) { return {rules, seen.open, seen.me}; }

}  // namespace moneybags::madcity
