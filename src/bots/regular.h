#pragma once

// Plays what its network (bots/network.h) says, by chance as often as the network finds it good,
// and leans a little as its temper wants it. It has heard what everybody has, and looks ahead not
// at all. Each game says how strictly it plays (`temperature`), and how tempers show (`leaning`),
// in bots/<game>/leaning.h.

#include <optional>
#include <utility>

#include "bots/bot.h"
#include "bots/policy.h"

namespace moneybags {

template <class G>
class RegularBot final : public CopiedBot<RegularBot<G>> {
   public:
    explicit RegularBot(std::shared_ptr<const Network> network) : network_(std::move(network)) {}

    void be(Temper temper) override { temper_ = temper; }
    void loosen(int temperature) override { temperature_ = temperature; }
    std::optional<Problem> play_by(const std::string& file) override {
        const SharedNetwork network = network_in<G>(file);
        if (!network) return network.error();
        network_ = *network;
        leans_ = false;
        return {};
    }
    void hear(const Game& game, const AnyEvent& event) override {
        using answers::hear;
        hear(rules_of<G>(game), heard_, event.template as<typename G::Event>());
    }
    AnyMove choose(const Game& game, const AnyView& any, std::span<const AnyChoice> legal,
                   Rng& luck) override {
        const typename G::Rules& rules = rules_of<G>(game);
        if (!temper_) temper_ = static_cast<Temper>(luck.below(kTempers));
        const auto seen = any.template as<typename G::View>();
        const Opinion<G> opinion{*network_,
                                 network_->look(encoded<E::kViewBits>(rules, seen, heard_)),
                                 rules,
                                 seen,
                                 legal,
                                 [&](const typename G::Move& move) {
                                     return leans_ ? leaning(*temper_, rules, seen, move) : 0;
                                 }};
        const std::size_t at =
            drawn(opinion.logits(), temperature_.value_or(temperature(rules)), luck);
        return AnyMove::of(nth_move<G>(legal, at));
    }

   private:
    using E = EncodingOf<G>;

    std::shared_ptr<const Network> network_;
    typename E::Heard heard_;
    std::optional<Temper> temper_;    // none: luck decides, when it is first asked
    std::optional<int> temperature_;  // none: as the game has it
    bool leans_ = true;               // as its temper wants it
};

// Sits down, if there is a network for the game.
template <class G>
Result<std::unique_ptr<Bot>> seated_regular() {
    const SharedNetwork network = network_of<G>();
    if (!network) return network.error();
    return std::unique_ptr<Bot>(std::make_unique<RegularBot<G>>(*network));
}

}  // namespace moneybags
