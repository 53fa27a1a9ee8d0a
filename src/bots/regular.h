#pragma once

// Plays what its network (bots/network.h) says, by chance as often as the network finds it good,
// and leans a little as its temper wants it. It has heard what everybody has. Each game says how
// strictly it plays (`temperature`), and how tempers show (`leaning`), in bots/<game>/leaning.h;
// and in bots/<game>/lookahead.h whether it looks ahead for a few milliseconds (`glance`).

#include <algorithm>
#include <optional>
#include <utility>

#include "bots/adviser.h"
#include "bots/bot.h"
#include "bots/policy.h"

namespace moneybags {

template <class G>
class RegularBot final : public Bot {
   public:
    explicit RegularBot(std::shared_ptr<const Network> network) : network_(std::move(network)) {}
    RegularBot(const RegularBot& other)
        : network_(other.network_),
          heard_(other.heard_),
          adviser_(other.adviser_ ? other.adviser_->copy() : nullptr),
          temper_(other.temper_),
          temperature_(other.temperature_),
          leans_(other.leans_),
          most_(other.most_) {}
    RegularBot& operator=(const RegularBot&) = delete;

    void be(Temper temper) override { temper_ = temper; }
    void think(const Effort& effort) override { most_ = effort; }
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
        if (Adviser* adviser = asked(game)) adviser->hear(game, event);
    }
    AnyMove choose(const Game& game, const AnyView& any, std::span<const AnyChoice> legal,
                   Rng& luck) override {
        const typename G::Rules& rules = rules_of<G>(game);
        if (!temper_) temper_ = static_cast<Temper>(luck.below(kTempers));
        if (Adviser* adviser = asked(game)) {
            adviser->be(*temper_);
            Effort effort = most_;
            effort.playouts = std::min(effort.playouts, lookahead(rules).glance);
            effort.rookies = false;  // whole numbers only
            return taken(adviser->judge(game, any, legal, effort, luck.next(), {}), luck);
        }
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
    std::unique_ptr<Bot> copy() const override { return std::make_unique<RegularBot>(*this); }

   private:
    using E = EncodingOf<G>;

    // Who looks ahead for it; nobody where it plays by the network alone, as all do who were told
    // how: of another temperature, or by another network.
    Adviser* asked(const Game& game) {
        if (temperature_ || !leans_ || lookahead(rules_of<G>(game)).glance == 0) return nullptr;
        if (!adviser_) {
            if (auto found = adviser_of<G>()) adviser_ = std::move(*found);
        }
        return adviser_.get();
    }

    std::shared_ptr<const Network> network_;
    typename E::Heard heard_;
    std::unique_ptr<Adviser> adviser_;  // comes with the first game
    std::optional<Temper> temper_;      // none: luck decides, when it is first asked
    std::optional<int> temperature_;    // none: as the game has it
    bool leans_ = true;                 // as its temper wants it
    Effort most_;                       // if it looks ahead
};

// Sits down, if there is a network for the game.
template <class G>
Result<std::unique_ptr<Bot>> seated_regular() {
    const SharedNetwork network = network_of<G>();
    if (!network) return network.error();
    return std::unique_ptr<Bot>(std::make_unique<RegularBot<G>>(*network));
}

}  // namespace moneybags
