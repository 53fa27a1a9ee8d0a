#include "arena/bench.h"

#include <algorithm>
#include <chrono>
#include <stdexcept>

#include "arena/playout.h"
#include "games/guillotines/game.h"
#include "games/madcity/game.h"
#include "games/millions/game.h"

namespace moneybags {

namespace {

double now() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

// Keeps the compiler from leaving out what is only measured.
template <class T>
void keep(const T& value) {
    asm volatile("" : : "r"(&value) : "memory");
}

// The one place where speed needs a game's own types: a line for each game's Interface.
template <class Do>
auto with_types(const Game& game, const Do& run) {
    if (const auto* g = dynamic_cast<const TypedGame<millions::Interface>*>(&game)) {
        return run.template operator()<millions::Interface>(g->rules());
    }
    if (const auto* g = dynamic_cast<const TypedGame<guillotines::Interface>*>(&game)) {
        return run.template operator()<guillotines::Interface>(g->rules());
    }
    if (const auto* g = dynamic_cast<const TypedGame<madcity::Interface>*>(&game)) {
        return run.template operator()<madcity::Interface>(g->rules());
    }
    throw std::logic_error("a ruleset of the catalogue is missing in arena/bench.cpp");
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
    state = G::setup(rules);
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
        typename G::State state = G::setup(rules);
        Rng luck{seed};
        while (list.size() < count) {
            if (G::turn(rules, state).kind == Turn::Kind::Seats && luck.below(8) == 0) {
                list.push_back({state, G::next(rules, state)});
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

}  // namespace

Speed play_games(const Game& game, std::uint64_t games) {
    return with_types(game, [&]<class G>(const typename G::Rules& rules) {
        Speed speed{.games = games, .state_bytes = sizeof(typename G::State)};
        const double start = now();
        typename G::State state;
        for (std::uint64_t seed = 0; seed < games; ++seed) {
            speed.decisions += play_one<G>(rules, seed, state);
            keep(state);
        }
        speed.seconds = now() - start;
        return speed;
    });
}

Speed measure(const Game& game, double seconds) {
    return with_types(game, [&]<class G>(const typename G::Rules& rules) {
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
            seconds_each(list,
                         [&](const Position<G>& p) { keep(G::view(rules, p.state, p.seat)); }) /
            decision;
        std::vector<typename G::View> views;
        for (const auto& p : list) views.push_back(G::view(rules, p.state, p.seat));
        speed.guess_cost =
            seconds_each(views,
                         [&](const typename G::View& view) { keep(G::guess(rules, view, luck)); }) /
            decision;
        return speed;
    });
}

std::vector<AnyState> final_states(const Game& game, std::uint64_t games) {
    return with_types(game, [&]<class G>(const typename G::Rules& rules) {
        std::vector<AnyState> list;
        for (std::uint64_t seed = 0; seed < games; ++seed) {
            typename G::State state;
            play_one<G>(rules, seed, state);
            list.push_back(AnyState::of(state));
        }
        return list;
    });
}

}  // namespace moneybags
