#pragma once

// Tables of Mad Millionaire for bots: whole games, every move held against the list.

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "bots/madcity/rookie.h"
#include "bots/random.h"
#include "tests/games/madcity/story.h"

namespace moneybags::madcity::bot_tables {

using MadGame = TypedGame<Family>;

inline MadGame game_of(const Rules& rules) { return {*find_ruleset("mad-millionaire"), rules}; }

// What a rookie who just sat down does here. Each seed is another temper.
inline std::string rookies_move(const stories::Story& t, std::uint64_t seed) {
    const MadGame game = game_of(t.rules());
    const AnyState state = AnyState::of(t.state());
    const Seat seat = t.open().active;
    RookieBot bot;
    Rng luck{seed};
    return t.text(
        bot.choose(game, game.view(state, seat), game.legal(state, seat), luck).as<Move>());
}

struct End {
    bool over = false;
    SeatSet winners;
    double turns = 0.0;  // per player, missed ones included
};

// Letters for chairs: R rookie, x random. Fails (and returns early) at the first move that is not
// listed or if the game does not end.
inline End play(const MadGame& game, std::string_view chairs, std::uint64_t seed) {
    std::vector<std::unique_ptr<Bot>> bots;
    for (const char chair : chairs) {
        if (chair == 'R') {
            bots.push_back(std::make_unique<RookieBot>());
        } else {
            bots.push_back(std::make_unique<RandomBot>());
        }
    }
    const Rules& rules = game.rules();
    Rng luck{seed};
    State state = setup(rules);
    for (int step = 0; step < 100'000; ++step) {
        const Turn now = turn(rules, state);
        if (now.kind == Turn::Kind::Over) {
            return {true, state.open.winners, 1.0 * state.open.turns / rules.players};
        }
        if (now.kind == Turn::Kind::Chance) {
            apply(rules, state, draw(outcomes(rules, state), luck));
            continue;
        }
        const Seat seat = next(rules, state);
        const AnyState any = AnyState::of(state);
        const auto choices = game.legal(any, seat);
        const Move move = bots[static_cast<std::size_t>(seat)]
                              ->choose(game, game.view(any, seat), choices, luck)
                              .as<Move>();
        const auto is_it = [&](const AnyChoice& c) { return c.as<Choice>().move(0) == move; };
        if (std::none_of(choices.begin(), choices.end(), is_it) ||
            objection(rules, state, seat, move)) {
            ADD_FAILURE() << "seat " << number(seat) << " played an unlisted move, act "
                          << static_cast<int>(move.act) << ", seed " << seed;
            return {};
        }
        apply(rules, state, seat, move);
    }
    ADD_FAILURE() << "seed " << seed << " did not end";
    return {};
}

}  // namespace moneybags::madcity::bot_tables
