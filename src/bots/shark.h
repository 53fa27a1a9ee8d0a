#pragma once

// Does what its adviser (bots/adviser.h) finds best.

#include <cstdint>
#include <limits>
#include <memory>
#include <utility>

#include "bots/adviser.h"
#include "bots/bot.h"

namespace moneybags {

class SharkBot final : public Bot {
   public:
    // Never of more playouts than that, however much it is told to think.
    explicit SharkBot(std::unique_ptr<Adviser> adviser,
                      std::uint32_t most = std::numeric_limits<std::uint32_t>::max())
        : adviser_(std::move(adviser)), most_(most) {
        SharkBot::think({});
    }

    void think(const Effort&) override;
    void hear(const Game&, const AnyEvent&) override;
    AnyMove choose(const Game&, const AnyView&, std::span<const AnyChoice> legal, Rng&) override;
    std::unique_ptr<Bot> copy() const override;

   private:
    std::unique_ptr<Adviser> adviser_;
    std::uint32_t most_;
    Effort effort_;
};

// Sits down, if there is an adviser for the game.
template <class G>
Result<std::unique_ptr<Bot>> seated_shark() {
    Result<std::unique_ptr<Adviser>> adviser = adviser_of<G>();
    if (!adviser) return adviser.error();
    return std::unique_ptr<Bot>(std::make_unique<SharkBot>(std::move(*adviser)));
}

}  // namespace moneybags
