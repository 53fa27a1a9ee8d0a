// Every rules header (a game's game.h includes all of its own), and whole random games played by
// the compiler: undefined behaviour in them would be a compile error.

#include <cstddef>
#include <tuple>
#include <utility>

#include "tests/compile/playout.h"
#include "tests/games.h"

namespace moneybags::compile {

template <class Traits, std::size_t at>
constexpr bool plays_in_the_compiler() {
    const auto rules = Traits::short_games()[at];
    const auto game = play_out<typename Traits::Family>(rules, at + 1);
    return game.decisions > 0 && game.wrong == 0 && Traits::complaint(rules, game.state).empty();
}

// A variable each: the compiler's patience is counted by the variable.
template <class Traits, std::size_t at>
constexpr bool kPlays = plays_in_the_compiler<Traits, at>();

template <class Traits, std::size_t... at>
constexpr bool all_play(std::index_sequence<at...>) {
    return (kPlays<Traits, at> && ...);
}

template <class... Traits>
constexpr bool all_games_play(std::tuple<Traits...>) {
    return (all_play<Traits>(std::make_index_sequence<Traits::short_games().size()>{}) && ...);
}

static_assert(all_games_play(TestedGames{}));

}  // namespace moneybags::compile
