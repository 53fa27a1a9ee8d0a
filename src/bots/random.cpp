#include "bots/random.h"

#include <cassert>

namespace moneybags {

AnyMove RandomBot::choose(const Game& game, const AnyView&, std::span<const AnyChoice> legal,
                          Rng& luck) {
    assert(!legal.empty());
    std::uint32_t total = 0;
    for (const AnyChoice& choice : legal) total += game.count(choice);
    std::uint32_t at = luck.below(total);
    for (const AnyChoice& choice : legal) {
        const std::uint32_t count = game.count(choice);
        if (at < count) return game.move(choice, at);
        at -= count;
    }
    return game.move(legal.front(), 0);
}

}  // namespace moneybags
