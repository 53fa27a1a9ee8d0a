#pragma once

// Games of Millions of Dollars to try the notation on: both editions, all player counts,
// schedulings and options, played at random, with pools and with the clock running out now and
// then.

#include <memory>
#include <string>
#include <vector>

#include "games/catalogue.h"
#include "notation/notation.h"
#include "tests/games/millions/figures.h"

namespace moneybags::notation_tests {

using MillionsGame = TypedGame<millions::Family>;

inline const Ruleset& ruleset_of(millions::Edition edition) {
    return *find_ruleset(edition == millions::Edition::First ? "millions-1e" : "millions-2e");
}

inline MillionsGame game_by(const millions::Rules& rules) {
    return {ruleset_of(rules.edition), rules};
}

inline std::vector<millions::Rules> all_rules() {
    std::vector<millions::Rules> list;
    for (int players = 3; players <= 8; ++players) {
        for (const auto scheduling : {millions::Scheduling::Turn, millions::Scheduling::Live}) {
            for (const bool fooled : {false, true}) {
                list.push_back(millions::figures::first_edition(
                    players,
                    {.quick = fooled && players > 5, .fooled = fooled, .scheduling = scheduling}));
            }
            list.push_back(millions::figures::second_edition(players, {.scheduling = scheduling}));
        }
    }
    return list;
}

inline std::string story_of(const millions::Rules& rules, std::uint64_t seed) {
    return std::string(ruleset_of(rules.edition).id) + ", " + std::to_string(rules.players) +
           " players, " + (rules.scheduling == millions::Scheduling::Live ? "live" : "by turn") +
           (rules.fooled ? ", fooled" : "") + ", seed " + std::to_string(seed);
}

// Several payers chip in for somebody's leaving; such moves are allowed but not listed (MX-R-13).
inline millions::Move some_pool(const millions::Rules& rules, const millions::State& state,
                                Seat seat, Rng& luck) {
    const auto count = static_cast<std::uint32_t>(rules.players * rules.slots);
    millions::Move move{.act = luck.below(3) == 0 ? millions::Act::Demand : millions::Act::Offer};
    move.character = millions::Character{static_cast<std::uint8_t>(luck.below(count))};
    for (const Seat payer : millions::all_seats(rules)) {
        const int purse = state.open.purse[payer].count();
        if (payer == millions::owner(rules, move.character) || purse == 0) continue;
        if (payer != seat && luck.below(2) == 0) continue;
        move.pay[payer] = Millions{1 + static_cast<int>(luck.below(static_cast<unsigned>(purse)))};
    }
    return move;
}

// One step of random play: luck, the clock, or somebody's move. The game must not be over.
inline std::vector<AnyEvent> play_any(const MillionsGame& game, AnyState& state, Rng& luck) {
    const Turn turn = game.turn(state);
    if (turn.kind == Turn::Kind::Chance) return game.apply(state, draw(game.outcomes(state), luck));
    if (game.may_time_out(state) && luck.below(40) == 0) return game.time_out(state);
    std::vector<Seat> seats;
    for (const Seat seat : turn.seats) seats.push_back(seat);
    const Seat seat = seats[luck.below(static_cast<std::uint32_t>(seats.size()))];
    if (luck.below(6) == 0) {
        const AnyMove pool =
            AnyMove::of(some_pool(game.rules(), state.as<millions::State>(), seat, luck));
        if (!game.objection(state, seat, pool)) return game.apply(state, seat, pool);
    }
    return game.apply(state, seat, game.draw_move(game.legal(state, seat), luck));
}

inline bool is_over(const MillionsGame& game, const AnyState& state) {
    return game.turn(state).kind == Turn::Kind::Over;
}

}  // namespace moneybags::notation_tests
