#pragma once

// The bench over a game's own types, compiled once for each family (src/arena/<game>.cpp). G is the
// game's Family.

#include <algorithm>
#include <chrono>
#include <vector>

#include "arena/bench.h"
#include "arena/playout.h"
#include "games/catalogue.h"

namespace moneybags {

inline double now() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

// Keeps the compiler from leaving out what is only measured.
template <class T>
void keep(const T& value) {
    asm volatile("" : : "r"(&value) : "memory");
}

// All of the rules drawn into one loop save a fifth of the instructions. (Not with asserts and
// sanitizers in them: compiling that takes minutes.)
#ifdef NDEBUG
#define MONEYBAGS_FLAT [[gnu::flatten]]
#else
#define MONEYBAGS_FLAT
#endif

template <class G>
MONEYBAGS_FLAT std::uint64_t play_one(const typename G::Rules& rules, std::uint64_t seed,
                                      typename G::State& state) {
    state = setup(rules);
    Rng luck{seed};
    return random_playout<G>(rules, state, luck);
}

template <class G>
struct Position {
    typename G::State state;
    Seat seat;
};

// Positions in which a seat is to decide, from random games.
template <class G>
std::vector<Position<G>> positions(const typename G::Rules& rules, std::size_t count) {
    std::vector<Position<G>> list;
    for (std::uint64_t seed = 0; list.size() < count; ++seed) {
        typename G::State state = setup(rules);
        Rng luck{seed};
        while (list.size() < count) {
            if (turn(rules, state).kind == Turn::Kind::Seats && luck.below(8) == 0) {
                list.push_back({state, next(rules, state)});
            }
            if (random_step<G>(rules, state, luck) == Turn::Kind::Over) break;
        }
    }
    return list;
}

// The shortest of several rounds over all positions: noise only ever adds.
template <class Positions, class What>
double seconds_each(const Positions& list, const What& what) {
    double best = 1e9;
    for (int round = 0; round < 7; ++round) {
        const double start = now();
        for (const auto& position : list) what(position);
        best = std::min(best, now() - start);
    }
    return best / static_cast<double>(list.size());
}

template <class G>
Speed play_games_of(const Game& game, std::uint64_t games) {
    const typename G::Rules& rules = rules_of<G>(game);
    Speed speed{.games = games, .state_bytes = sizeof(typename G::State)};
    const double start = now();
    typename G::State state;
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        speed.decisions += play_one<G>(rules, seed, state);
        keep(state);
    }
    speed.seconds = now() - start;
    return speed;
}

template <class G>
Speed measure_of(const Game& game, double seconds) {
    const typename G::Rules& rules = rules_of<G>(game);
    Speed speed{.state_bytes = sizeof(typename G::State)};
    const double start = now();
    typename G::State state;
    while (speed.seconds < seconds) {
        for (int i = 0; i < 64; ++i) {
            speed.decisions += play_one<G>(rules, speed.games++, state);
            keep(state);
        }
        speed.seconds = now() - start;
    }
    const double decision = speed.seconds / static_cast<double>(speed.decisions);
    const auto list = positions<G>(rules, 2000);
    Rng luck{1};
    speed.view_cost =
        seconds_each(list, [&](const Position<G>& p) { keep(view(rules, p.state, p.seat)); }) /
        decision;
    std::vector<typename G::View> views;
    for (const auto& p : list) views.push_back(view(rules, p.state, p.seat));
    speed.guess_cost =
        seconds_each(views, [&](const typename G::View& view) { keep(guess(rules, view, luck)); }) /
        decision;
    return speed;
}

template <class G>
std::vector<AnyState> final_states_of(const Game& game, std::uint64_t games) {
    const typename G::Rules& rules = rules_of<G>(game);
    std::vector<AnyState> list;
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        typename G::State state;
        play_one<G>(rules, seed, state);
        list.push_back(AnyState::of(state));
    }
    return list;
}

template <class G>
constexpr Bench bench_by_types() {
    return {play_games_of<G>, measure_of<G>, final_states_of<G>};
}

}  // namespace moneybags
