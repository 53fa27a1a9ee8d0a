#include "games/game.h"

#include <cassert>

namespace moneybags {

AnyMove Game::draw_move(const std::vector<AnyChoice>& choices, Rng& luck) const {
    std::uint32_t total = 0;
    for (const AnyChoice& choice : choices) total += count(choice);
    assert(total > 0);
    std::uint32_t at = luck.below(total);
    for (const AnyChoice& choice : choices) {
        if (at < count(choice)) return move(choice, at);
        at -= count(choice);
    }
    return move(choices.front(), 0);
}

}  // namespace moneybags
