#pragma once

// Does what its adviser (bots/adviser.h) finds best.

#include <memory>
#include <utility>

#include "bots/adviser.h"
#include "bots/bot.h"

namespace moneybags {

class SharkBot final : public Bot {
   public:
    explicit SharkBot(std::unique_ptr<Adviser> adviser, const Effort& effort = {})
        : adviser_(std::move(adviser)), effort_(effort) {}

    void think(const Effort& effort) override { effort_ = effort; }
    void hear(const Game&, const AnyEvent&) override;
    AnyMove choose(const Game&, const AnyView&, std::span<const AnyChoice> legal, Rng&) override;
    std::unique_ptr<Bot> copy() const override;

   private:
    std::unique_ptr<Adviser> adviser_;
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
