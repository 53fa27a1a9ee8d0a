#pragma once

// Two tables that one seat must not be able to tell apart.

#include <string_view>

#include "tests/properties/play.h"

namespace moneybags::properties {

template <class G>
Seat any_watcher(const typename G::Rules& rules, Rng& luck) {
    const std::uint32_t at = luck.below(rules.players + 1u);
    return at == rules.players ? kSpectator : Seat{static_cast<std::uint8_t>(at)};
}

template <class Choices>
bool same_list(const Choices& one, const Choices& two) {
    if (one.size() != two.size()) return false;
    for (std::size_t i = 0; i < one.size(); ++i) {
        if (!(one[i] == two[i])) return false;
    }
    return true;
}

template <class Traits>
class Pair {
   public:
    using G = typename Traits::Family;
    using State = typename G::State;

    Pair(const Case<G>& on, Seat me, const State& one, const State& two)
        : on_(on), me_(me), one_(one), two_(two) {}

    const State& one() const { return one_; }
    const State& two() const { return two_; }
    const Heard<G>& heard_in_one() const { return heard_one_; }
    const Heard<G>& heard_in_two() const { return heard_two_; }
    bool equal() const { return one_ == two_; }

    // What tells them apart, or nothing.
    std::string_view difference() const {
        const auto& rules = on_.rules;
        if (!(view(rules, one_, me_) == view(rules, two_, me_))) return "the view";
        if (!(turn(rules, one_) == turn(rules, two_))) return "whose turn it is";
        if (may_time_out(rules, one_) != may_time_out(rules, two_)) return "the clock";
        if (me_ == kSpectator) return {};
        if (!same_list(legal(rules, one_, me_), legal(rules, two_, me_))) {
            return "the legal moves";
        }
        if (say_objection(rules, one_, me_) != say_objection(rules, two_, me_)) {
            return "whether one may speak";
        }
        return {};
    }

    // Moves that are refused are refused with the same words.
    bool refuses_alike(const typename G::Move& move) const {
        return me_ == kSpectator ||
               objection(on_.rules, one_, me_, move) == objection(on_.rules, two_, me_, move);
    }

    bool can_both(const Step<G>& step) const {
        const auto& rules = on_.rules;
        switch (step.kind) {
            case Step<G>::Kind::Luck:
                return !objection(rules, one_, step.outcome) &&
                       !objection(rules, two_, step.outcome);
            case Step<G>::Kind::Move:
                return !objection(rules, one_, step.seat, step.move) &&
                       !objection(rules, two_, step.seat, step.move);
            case Step<G>::Kind::Clock:
                break;
        }
        return true;
    }

    // Both take the step; true if the seat heard the same.
    bool take_and_hear(const Step<G>& step) {
        heard_one_.seat = heard_two_.seat = me_;
        heard_one_.list.clear();
        heard_two_.list.clear();
        take<G>(on_.rules, one_, step, heard_one_);
        take<G>(on_.rules, two_, step, heard_two_);
        return heard_one_.list == heard_two_.list;
    }

   private:
    const Case<G>& on_;
    Seat me_;
    State one_;
    State two_;
    Heard<G> heard_one_;
    Heard<G> heard_two_;
};

}  // namespace moneybags::properties
