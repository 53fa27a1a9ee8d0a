#pragma once

// Plays what its network (bots/network.h) says, by chance as often as the network finds it good,
// and leans a little as its temper wants it. It has heard what everybody has, and looks ahead not
// at all. Each game says how strictly it plays (`temperature`), how tempers show (`leaning`), and
// by which rules its network has learned to play better than a rookie (`has_learned`), in
// bots/<game>/leaning.h; by others it does what a rookie would.

#include <algorithm>
#include <array>
#include <cassert>
#include <optional>
#include <utility>

#include "bots/bot.h"
#include "bots/networks.h"

namespace moneybags {

namespace answers {
void hear();  // of an encoding
}

template <class G>
class RegularBot final : public CopiedBot<RegularBot<G>> {
   public:
    RegularBot(std::shared_ptr<const Network> network, std::unique_ptr<Bot> rookie)
        : network_(std::move(network)), rookie_(std::move(rookie)) {}
    RegularBot(const RegularBot& other)
        : network_(other.network_),
          rookie_(other.rookie_->copy()),
          heard_(other.heard_),
          temper_(other.temper_) {}

    void be(Temper temper) override { temper_ = temper; }
    void hear(const Game& game, const AnyEvent& event) override {
        using answers::hear;
        if (!has_learned(rules_of<G>(game))) return rookie_->hear(game, event);
        hear(rules_of<G>(game), heard_, event.template as<typename G::Event>());
    }
    AnyMove choose(const Game& game, const AnyView& any, std::span<const AnyChoice> legal,
                   Rng& luck) override {
        const typename G::Rules& rules = rules_of<G>(game);
        if (!has_learned(rules)) return rookie_->choose(game, any, legal, luck);
        if (!temper_) temper_ = static_cast<Temper>(luck.below(kTempers));
        const auto seen = any.template as<typename G::View>();
        std::array<std::int32_t, E::kCandidates> logits;
        std::size_t count = 0;
        const Network::Thought thought = network_->look(encoded<E::kViewBits>(rules, seen, heard_));
        each(legal, [&](const typename G::Move& move) {
            logits[count++] = network_->logit(thought, encoded<E::kMoveBits>(rules, seen, move)) +
                              leaning(*temper_, rules, seen, move);
            return true;
        });
        std::size_t at = drawn({logits.data(), count}, temperature(rules), luck);
        typename G::Move chosen{};
        each(legal, [&](const typename G::Move& move) {
            chosen = move;
            return at-- > 0;
        });
        return AnyMove::of(chosen);
    }

   private:
    using E = EncodingOf<G>;

    // Each candidate in turn, until `use` has enough.
    template <class Use>
    static void each(std::span<const AnyChoice> legal, const Use& use) {
        bool more = true;
        for (const AnyChoice& choice : legal) {
            each_candidate(choice.template as<typename G::Choice>(),
                           [&](const typename G::Move& move) { more = more && use(move); });
            if (!more) return;
        }
    }

    std::shared_ptr<const Network> network_;
    std::unique_ptr<Bot> rookie_;
    typename E::Heard heard_;
    std::optional<Temper> temper_;  // none: luck decides, when it is first asked
};

// Sits down, if there is a network for the game.
template <class G, class Rookie>
Result<std::unique_ptr<Bot>> seated_regular() {
    const SharedNetwork network = network_of<G>();
    if (!network) return network.error();
    return std::unique_ptr<Bot>(
        std::make_unique<RegularBot<G>>(*network, std::make_unique<Rookie>()));
}

}  // namespace moneybags
