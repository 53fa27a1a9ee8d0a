#pragma once

// A game as the house inside a page exports it: people on the first two chairs, bots on the others,
// any moves, and the luck of its seed.

#include <algorithm>
#include <string>

#include "core/version.h"
#include "table/replay.h"
#include "tests/support/whole_game.h"

namespace moneybags::testing_support {

struct OfflineGame {
    Finished game;
    std::string digest;
    std::string log() const { return log_of(game); }
};

// One at which a bot sits, too.
inline const Ruleset& for_three() {
    return *std::find_if(catalogue().begin(), catalogue().end(),
                         [](const Ruleset& each) { return each.most_players >= 3; });
}

// So many steps of it, or to its end.
inline OfflineGame offline_game(const Ruleset& ruleset, std::size_t steps, int seed = 1) {
    Finished game;
    game.opening.table = "in a pocket";
    game.opening.game = std::string(ruleset.id);
    game.opening.players = std::clamp(3, ruleset.least_players, ruleset.most_players);
    game.opening.options = whole_game(ruleset);
    game.opening.settings.pace = Span{0};
    game.opening.seed = Seed{digest("offline " + std::to_string(seed))};
    game.opening.program = kVersion;
    for (int i = 0; i < game.opening.players; ++i) {
        game.agreed.names.push_back(std::string(1, static_cast<char>('A' + i)) + "nn");
        game.levels.push_back(i < 2 ? "" : "rookie");
    }
    game.agreed.game = game.opening.game;
    game.agreed.players = game.opening.players;
    game.agreed.options = game.opening.options;
    Session session = *Session::begin(game.agreed);
    Rng any{7};
    while (session.records().size() < steps) {
        const Game& rules = session.game();
        const Turn turn = rules.turn(session.state());
        if (turn.kind == Turn::Kind::Over) break;
        if (turn.kind == Turn::Kind::Chance) {
            Rng luck = stream(game.opening.seed, Purpose::Luck, session.records().size());
            session.apply(record::Chance{draw(rules.outcomes(session.state()), luck)});
            continue;
        }
        const Seat seat = rules.next(session.state());
        session.apply(record::Move{seat, rules.draw_move(rules.legal(session.state(), seat), any)});
    }
    game.records = session.records();
    return {game, commitment(game.opening.seed, game.opening.table)};
}

}  // namespace moneybags::testing_support
