#pragma once

// A table of bots: plays whole games, holds every move against the list, and counts what is said.

#include <gtest/gtest.h>

#include <array>
#include <memory>
#include <vector>

#include "arena/play_on.h"
#include "bots/bot.h"
#include "bots/millions/rookie.h"
#include "bots/random.h"
#include "games/millions/game.h"
#include "tests/games/millions/figures.h"

namespace moneybags::bot_tables {

using MillionsGame = TypedGame<millions::Family>;

// A ruleset of the catalogue, or one nobody has written a rookie for.
inline const Ruleset& ruleset_named(std::string_view id) { return *find_ruleset(id); }

inline MillionsGame game_of(const millions::Rules& rules) {
    return {
        ruleset_named(rules.edition == millions::Edition::First ? "millions-1e" : "millions-2e"),
        rules};
}

// Is it one of the listed moves, or an amount within a listed range?
inline bool is_listed(const Game& game, const std::vector<AnyChoice>& legal, const AnyMove& move) {
    for (const AnyChoice& choice : legal) {
        for (std::uint32_t k = 0; k < game.count(choice); ++k) {
            if (game.same(game.move(choice, k), move)) return true;
        }
    }
    return false;
}

// What was done at the table.
struct Tally {
    int games = 0, rounds = 0, rounds_with_deal = 0, decisions = 0;
    int true_claims = 0, false_claims = 0, silences = 0;
    int deals_settled = 0, paid = 0;
    std::array<int, 32> acts{};  // by Act

    int of(millions::Act act) const { return acts[static_cast<std::size_t>(act)]; }
    int talk_acts() const {  // acts of free talk and answers to deals: section 6.3
        int sum = 0;
        for (auto act = static_cast<std::size_t>(millions::Act::Claim);
             act <= static_cast<std::size_t>(millions::Act::CallVote); ++act) {
            if (act != static_cast<std::size_t>(millions::Act::Answer)) sum += acts[act];
        }
        return sum;
    }
};

using Bots = std::vector<std::unique_ptr<Bot>>;

// How a whole game ends that they play.
inline Standing ending(const Game& game, Bots& bots, std::uint64_t seed) {
    Rng luck{seed};
    return play_on(
        game, game.setup(), [&](std::uint64_t) -> Rng& { return luck; },
        [&](std::uint64_t, const AnyState& state, Seat seat) {
            return bots[static_cast<std::size_t>(seat)]->choose(game, game.view(state, seat),
                                                                game.legal(state, seat), luck);
        },
        [&](Seat seat, const AnyEvent& event) {
            bots[static_cast<std::size_t>(seat)]->hear(game, event);
        });
}

// Letters for chairs: R rookie, x random.
inline Bots seated(std::string_view chairs) {
    Bots bots;
    for (const char chair : chairs) {
        if (chair == 'R') {
            bots.push_back(std::make_unique<millions::RookieBot>());
        } else {
            bots.push_back(std::make_unique<RandomBot>());
        }
    }
    return bots;
}

inline void count_claims(const millions::Rules& rules, const millions::State& state, Seat seat,
                         const millions::Move& move, Tally& tally) {
    using millions::Act;
    const auto count = [&](millions::Character c, millions::Role said) {
        if (said == millions::Role::None)
            ++tally.silences;
        else
            ++(said == state.secret.role[c] ? tally.true_claims : tally.false_claims);
    };
    if (move.act == Act::Claim) count(move.character, move.role);
    if (move.act != Act::Announce && move.act != Act::Answer) return;
    const millions::CharacterSet mine = state.open.in & millions::characters_of(rules, seat);
    count(mine.lowest(), move.role);
    if (mine.size() == 2) count(millions::character(rules, seat, 1), move.second);
}

// In live play, who speaks first, and whether the clock runs out, is luck too.
enum class Arrival : std::uint8_t { Awaited, Anybody };

inline Seat who_acts(const MillionsGame& game, const Turn& turn, const AnyState& state, Rng& luck,
                     Arrival arrival) {
    const bool live = game.rules().scheduling == millions::Scheduling::Live;
    if (!live) return game.next(state);
    const SeatSet set = arrival == Arrival::Anybody ? turn.seats : turn.awaited;
    auto skip = luck.below(static_cast<std::uint32_t>(set.size()));
    for (const Seat seat : set) {
        if (skip-- == 0) return seat;
    }
    return game.next(state);
}

// Plays one game to its end. Fails (and returns early) at the first move that is not listed or if
// the game does not end.
inline Standing play(const MillionsGame& game, Bots& bots, std::uint64_t seed, Tally& tally,
                     Arrival arrival = Arrival::Awaited) {
    Rng luck{seed};
    AnyState any = game.setup();
    const auto tell = [&](const std::vector<AnyEvent>& events) {
        for (const AnyEvent& event : events) {
            const auto happened = event.as<millions::Event>();
            if (happened.what == millions::Happening::DealSettled) ++tally.deals_settled;
            if (happened.what == millions::Happening::Paid) tally.paid += happened.amount.count();
            if (happened.what == millions::Happening::RoundBegins) ++tally.rounds;
            for (std::size_t i = 0; i < bots.size(); ++i) {
                if (happened.to.includes(Seat{static_cast<std::uint8_t>(i)})) {
                    bots[i]->hear(game, event);
                }
            }
        }
    };
    ++tally.games;
    int round_of_last_deal = 0;
    for (int step = 0; step < 20'000; ++step) {
        const Turn turn = game.turn(any);
        if (turn.kind == Turn::Kind::Over) return game.standing(any);
        if (turn.kind == Turn::Kind::Chance) {
            const auto outcomes = game.outcomes(any);
            std::uint32_t total = 0;
            for (const auto& each : outcomes) total += each.weight;
            std::uint32_t at = luck.below(total);
            std::size_t i = 0;
            while (at >= outcomes[i].weight) at -= outcomes[i++].weight;
            tell(game.apply(any, outcomes[i].outcome));
            continue;
        }
        if (arrival == Arrival::Anybody && game.may_time_out(any) && luck.below(60) == 0) {
            tell(game.time_out(any));
            continue;
        }
        const Seat seat = who_acts(game, turn, any, luck, arrival);
        const auto legal = game.legal(any, seat);
        const AnyMove move =
            bots[static_cast<std::size_t>(seat)]->choose(game, game.view(any, seat), legal, luck);
        if (!is_listed(game, legal, move) || game.objection(any, seat, move)) {
            ADD_FAILURE() << "seat " << number(seat) << " played an unlisted move, act "
                          << static_cast<int>(move.as<millions::Move>().act) << ", seed " << seed;
            return {};
        }
        ++tally.decisions;
        ++tally.acts[static_cast<std::size_t>(move.as<millions::Move>().act)];
        const auto before = any.as<millions::State>();
        count_claims(game.rules(), before, seat, move.as<millions::Move>(), tally);
        const int deals = tally.deals_settled;
        tell(game.apply(any, seat, move));
        if (tally.deals_settled > deals && round_of_last_deal != before.open.round) {
            round_of_last_deal = before.open.round;
            ++tally.rounds_with_deal;
        }
    }
    ADD_FAILURE() << "seed " << seed << " did not end";
    return {};
}

// How many of `games` the chair wins, a shared win counting as its part.
inline double wins(const MillionsGame& game, std::string_view chairs, Seat chair, int games,
                   Tally& tally, std::uint64_t first_seed = 1) {
    double won = 0.0;
    for (int i = 0; i < games; ++i) {
        Bots bots = seated(chairs);
        const Standing end = play(game, bots, first_seed + static_cast<std::uint64_t>(i), tally);
        if (end.winners.has(chair)) won += 1.0 / end.winners.size();
    }
    return won;
}

}  // namespace moneybags::bot_tables
