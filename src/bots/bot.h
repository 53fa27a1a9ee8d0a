#pragma once

// A bot: a view and its legal moves come in, a move goes out. It never sees a state.

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/catalogue.h"
#include "games/game.h"
#include "games/result.h"

namespace moneybags {

class Bot {
   public:
    virtual ~Bot() = default;
    // What was seen since this bot's last choice, as far as its seat may see it. In order.
    virtual void hear(const Game&, const AnyEvent&) {}
    virtual AnyMove choose(const Game&, const AnyView&, std::span<const AnyChoice> legal, Rng&) = 0;
};

std::vector<std::string_view> bot_levels(const Ruleset&);  // "random", "rookie"
Result<std::unique_ptr<Bot>> make_bot(const Ruleset&, std::string_view level);

}  // namespace moneybags
