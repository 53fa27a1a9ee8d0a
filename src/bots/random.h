#pragma once

#include "bots/bot.h"

namespace moneybags {

// Plays any listed move, each equally likely. It knows no rule, so it serves every ruleset.
class RandomBot final : public CopiedBot<RandomBot> {
   public:
    AnyMove choose(const Game&, const AnyView&, std::span<const AnyChoice> legal, Rng&) override;
};

}  // namespace moneybags
