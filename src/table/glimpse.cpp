#include "table/glimpse.h"

#include <algorithm>

namespace moneybags {

bool looks_the_same(const Game& game, const AnyState& one, const AnyState& two, Seat reader) {
    if (!game.same(game.view(one, reader), game.view(two, reader))) return false;
    if (!(game.turn(one) == game.turn(two))) return false;
    if (reader == kSpectator) return true;
    if (game.say_objection(one, reader).has_value() !=
        game.say_objection(two, reader).has_value()) {
        return false;
    }
    const std::vector<AnyChoice> a = game.legal(one, reader), b = game.legal(two, reader);
    const auto same_choice = [&](const AnyChoice& x, const AnyChoice& y) {
        const std::uint32_t count = game.count(x);
        return count == game.count(y) && game.same(game.move(x, 0), game.move(y, 0)) &&
               game.same(game.move(x, count - 1), game.move(y, count - 1)) &&
               game.question(one, reader, game.move(x, 0)) ==
                   game.question(two, reader, game.move(y, 0));
    };
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), same_choice);
}

}  // namespace moneybags
