#pragma once

// Rookies on the other chairs, as somebody at the table imagines them.

#include <memory>
#include <vector>

#include "bots/bot.h"

namespace moneybags {

class Rookies {
   public:
    Rookies() = default;
    Rookies(const Rookies& other) {
        for (const std::unique_ptr<Bot>& each : other.bots_) bots_.push_back(each->copy());
    }
    Rookies& operator=(const Rookies&) = delete;

    // Each hears what it may.
    void hear(const Game& game, const AnyEvent& event) {
        for (int i = 0; i < game.players(); ++i) {
            const Seat seat{static_cast<std::uint8_t>(i)};
            if (game.audience(event).includes(seat))
                sit_down(game)[static_cast<std::size_t>(i)]->hear(game, event);
        }
    }
    Bot& at(const Game& game, Seat seat) { return *sit_down(game)[static_cast<std::size_t>(seat)]; }

   private:
    // They come when there is a game.
    std::vector<std::unique_ptr<Bot>>& sit_down(const Game& game) {
        while (bots_.size() < static_cast<std::size_t>(game.players())) {
            bots_.push_back(*make_bot(game.ruleset(), "rookie"));
        }
        return bots_;
    }

    std::vector<std::unique_ptr<Bot>> bots_;
};

}  // namespace moneybags
