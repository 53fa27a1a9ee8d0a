#pragma once

// What a network makes of a decision: which moves it is asked about, and how good it finds each.

#include <array>
#include <cstdint>
#include <span>
#include <type_traits>

#include "bots/networks.h"
#include "games/game.h"

namespace moneybags {

namespace answers {
void hear();  // of an encoding
}

// Each candidate of listed choices in turn, until `use` has enough.
template <class G, class List, class Use>
constexpr void each_move(const List& choices, const Use& use) {
    bool more = true;
    for (const auto& listed : choices) {
        const auto each = [&](const typename G::Move& move) { more = more && use(move); };
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(listed)>, AnyChoice>) {
            each_candidate(listed.template as<typename G::Choice>(), each);
        } else {
            each_candidate(listed, each);
        }
        if (!more) return;
    }
}

template <class G, class List>
typename G::Move nth_move(const List& choices, std::size_t at) {
    typename G::Move chosen{};
    each_move<G>(choices, [&](const typename G::Move& move) {
        chosen = move;
        return at-- > 0;
    });
    return chosen;
}

// How good each candidate is, in 1/1024 nats: only differences mean something.
template <class G>
class Opinion {
   public:
    template <class List, class Lean>
    Opinion(const Network& network, const Network::Thought& thought, const typename G::Rules& rules,
            const typename G::View& seen, const List& choices, const Lean& lean) {
        each_move<G>(choices, [&](const typename G::Move& move) {
            logits_[count_++] =
                network.logit(thought, encoded<E::kMoveBits>(rules, seen, move)) + lean(move);
            return true;
        });
    }
    std::span<const std::int32_t> logits() const { return {logits_.data(), count_}; }

   private:
    using E = EncodingOf<G>;
    std::array<std::int32_t, E::kCandidates> logits_;
    std::size_t count_ = 0;
};

}  // namespace moneybags
