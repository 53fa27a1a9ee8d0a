#pragma once

// Plays Mad Millionaire by counting turns: how far each seat is from a win, and which drive, deal
// or sale shortens the way most. It sees a view and nothing else.

#include <optional>

#include "bots/bot.h"
#include "bots/madcity/temper.h"

namespace moneybags::madcity {

class RookieBot final : public CopiedBot<RookieBot> {
   public:
    RookieBot() = default;  // of some temper, which luck decides at its first choice
    explicit RookieBot(const Habits& habits) : habits_(habits) {}

    AnyMove choose(const Game&, const AnyView&, std::span<const AnyChoice> legal, Rng&) override;

   private:
    std::optional<Habits> habits_;
};

}  // namespace moneybags::madcity
