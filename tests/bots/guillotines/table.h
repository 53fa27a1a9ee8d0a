#pragma once

// Tables of Billionaires & Guillotines for bots: whole games, every move held against the list.

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string_view>
#include <vector>

#include "bots/guillotines/rookie.h"
#include "bots/random.h"
#include "games/catalogue.h"
#include "games/guillotines/game.h"

namespace moneybags::guillotines::bot_tables {

using Guillotines = TypedGame<Family>;

inline Guillotines game_of(const Rules& rules) { return {*find_ruleset("guillotines"), rules}; }

inline Rules rules_for(int players, const Options& options) {
    const auto game = make_game(*find_ruleset("guillotines"), players, options);
    return dynamic_cast<const Guillotines&>(**game).rules();
}

struct End {
    Reason reason = Reason::None;  // None: a move was not listed, or the game did not end
    SeatSet winners;
    bool panic_possible = false, panic_won = false;
};

// Letters for chairs: R rookie, x random.
inline End play(const Rules& rules, std::string_view chairs, std::uint64_t seed) {
    const Guillotines game = game_of(rules);
    std::vector<std::unique_ptr<Bot>> bots;
    for (const char chair : chairs) {
        if (chair == 'R') {
            bots.push_back(std::make_unique<RookieBot>());
        } else {
            bots.push_back(std::make_unique<RandomBot>());
        }
    }
    Rng luck{seed};
    State state = setup(rules);
    End end;
    for (int step = 0; step < 100'000; ++step) {
        const Turn now = turn(rules, state);
        if (now.kind == Turn::Kind::Over) {
            end.reason = state.open.reason;
            end.winners = state.open.winners;
            return end;
        }
        if (now.kind == Turn::Kind::Chance) {
            const Phase phase = state.open.phase;
            apply(rules, state, draw(outcomes(rules, state), luck));
            if (phase == Phase::PanicDraw && state.open.panic_card != PanicCard::None) {
                end.panic_possible =
                    can_sacrifice(rules, state.open) || can_dictate(rules, state.open);
            }
            if (phase == Phase::PanicRoll) end.panic_won = true;
            continue;
        }
        const Seat seat = next(rules, state);
        const AnyState any = AnyState::of(state);
        const auto choices = game.legal(any, seat);
        const Move move =
            bots[number(seat)]->choose(game, game.view(any, seat), choices, luck).as<Move>();
        const auto is_it = [&](const AnyChoice& c) { return c.as<Choice>().move() == move; };
        if (std::none_of(choices.begin(), choices.end(), is_it) ||
            objection(rules, state, seat, move)) {
            ADD_FAILURE() << "seat " << int{number(seat)} << " played an unlisted move, act "
                          << static_cast<int>(move.act) << ", seed " << seed;
            return {};
        }
        apply(rules, state, seat, move);
    }
    ADD_FAILURE() << "seed " << seed << " did not end";
    return {};
}

}  // namespace moneybags::guillotines::bot_tables
