// Any bytes where a data file is read: refused with file, field and reason, or a game that can be
// played to its end with its money in order.

#include <string>

#include "games/catalogue.h"
#include "tests/fuzz/bytes.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace moneybags;
    fuzz::Bytes bytes(data, size);
    const Ruleset& ruleset =
        catalogue()[bytes.below(static_cast<std::uint32_t>(catalogue().size()))];
    const int span = ruleset.most_players - ruleset.least_players + 1;
    const int players =
        ruleset.least_players + static_cast<int>(bytes.below(static_cast<std::uint32_t>(span)));
    if (bytes.rest().empty()) return 0;
    const auto game = make_game(ruleset, players, {}, bytes.rest(), "fuzzed.json");
    if (!game) {
        fuzz::must(game.error().where.find("fuzzed.json") != std::string::npos, "names no file",
                   game.error().sentence());
        fuzz::must(!game.error().what.empty(), "gives no reason", game.error().sentence());
        return 0;
    }
    Rng luck{7};
    AnyState state = (*game)->setup();
    for (int step = 0;; ++step) {
        fuzz::must(step < 100000, "the game does not end");
        const Turn turn = (*game)->turn(state);
        if (turn.kind == Turn::Kind::Over) break;
        if (turn.kind == Turn::Kind::Chance) {
            (*game)->apply(state, draw((*game)->outcomes(state), luck));
        } else {
            const Seat seat = (*game)->next(state);
            (*game)->apply(state, seat, (*game)->draw_move((*game)->legal(state, seat), luck));
        }
        const Standing standing = (*game)->standing(state);
        for (const Seat seat : SeatSet::first(static_cast<std::size_t>(players))) {
            fuzz::must(standing.score[seat] >= 0, "a purse below nothing");
        }
    }
    return 0;
}
