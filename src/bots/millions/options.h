#pragma once

// The moves a seat may make, to be asked "may I?" by kind. Whatever a bot plays, it takes from
// here, so it cannot play anything that is not listed.

#include <algorithm>
#include <optional>
#include <span>

#include "games/game.h"
#include "games/millions/types.h"

namespace moneybags::millions {

class Options {
   public:
    explicit Options(std::span<const AnyChoice> legal) {
        for (const AnyChoice& each : legal) list_.push_back(each.as<Choice>());
    }

    const FixedVector<Choice, kMaxChoices>& all() const { return list_; }

    Move any() const { return list_[0].move(0); }
    std::optional<Move> bare(Act act) const {
        return first([&](const Choice& c) { return c.act == act; });
    }
    std::optional<Move> about(Act act, Character who) const {
        return first([&](const Choice& c) { return c.act == act && c.character == who; });
    }
    std::optional<Move> role(Act act, Character who, Role role) const {
        return first(
            [&](const Choice& c) { return c.act == act && c.character == who && c.role == role; });
    }
    std::optional<Move> roles(Act act, Role one, Role two) const {
        return first(
            [&](const Choice& c) { return c.act == act && c.role == one && c.second == two; });
    }
    std::optional<Move> on_deal(Act act, const Deal& deal) const {
        return first([&](const Choice& c) {
            return c.act == act && c.proposer == deal.proposer && c.character == deal.character;
        });
    }
    // An offer, demand or counter of this very amount, if the range allows it.
    std::optional<Move> paid(Act act, Character who, Seat proposer, Seat payer, int amount) const {
        for (const Choice& c : list_) {
            if (c.act == act && c.character == who && c.proposer == proposer && c.payer == payer &&
                amount >= 1 && amount <= c.most) {
                return c.move(static_cast<std::uint32_t>(amount - 1));
            }
        }
        return {};
    }

   private:
    template <class Test>
    std::optional<Move> first(const Test& fits) const {
        const auto found = std::find_if(list_.begin(), list_.end(), fits);
        return found == list_.end() ? std::nullopt : std::optional{found->move(0)};
    }

    FixedVector<Choice, kMaxChoices> list_;
};

}  // namespace moneybags::millions
