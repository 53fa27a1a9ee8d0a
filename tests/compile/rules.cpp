// Every rules header, and a whole random game of each edition played by the compiler: undefined
// behaviour in it would be a compile error.

#include "core/choice.h"
#include "core/enum_array.h"
#include "core/enum_set.h"
#include "core/events.h"
#include "core/fixed_vector.h"
#include "core/money.h"
#include "core/refusal.h"
#include "core/rng.h"
#include "core/seat.h"
#include "core/turn.h"
#include "games/guillotines/apply.h"
#include "games/guillotines/bag.h"
#include "games/guillotines/buy.h"
#include "games/guillotines/crisis.h"
#include "games/guillotines/deal.h"
#include "games/guillotines/events.h"
#include "games/guillotines/fallback.h"
#include "games/guillotines/flow.h"
#include "games/guillotines/game.h"
#include "games/guillotines/guess.h"
#include "games/guillotines/legal.h"
#include "games/guillotines/legal_action.h"
#include "games/guillotines/lister.h"
#include "games/guillotines/luck.h"
#include "games/guillotines/moves.h"
#include "games/guillotines/objection.h"
#include "games/guillotines/objection_cards.h"
#include "games/guillotines/objection_powers.h"
#include "games/guillotines/offer.h"
#include "games/guillotines/offers.h"
#include "games/guillotines/outcomes.h"
#include "games/guillotines/ownership.h"
#include "games/guillotines/panic.h"
#include "games/guillotines/pieces.h"
#include "games/guillotines/policy.h"
#include "games/guillotines/puppets.h"
#include "games/guillotines/question.h"
#include "games/guillotines/roles.h"
#include "games/guillotines/round.h"
#include "games/guillotines/scene.h"
#include "games/guillotines/setup.h"
#include "games/guillotines/table.h"
#include "games/guillotines/turn.h"
#include "games/guillotines/types.h"
#include "games/guillotines/undo.h"
#include "games/guillotines/view.h"
#include "games/madcity/apply.h"
#include "games/madcity/board.h"
#include "games/madcity/dealing.h"
#include "games/madcity/game.h"
#include "games/madcity/legal.h"
#include "games/madcity/moving.h"
#include "games/madcity/objection.h"
#include "games/madcity/question.h"
#include "games/madcity/scene.h"
#include "games/madcity/setup.h"
#include "games/madcity/turns.h"
#include "games/madcity/types.h"
#include "games/madcity/view.h"
#include "games/madcity/wide_set.h"
#include "games/millions/apply.h"
#include "games/millions/calling.h"
#include "games/millions/characters.h"
#include "games/millions/deals.h"
#include "games/millions/game.h"
#include "games/millions/guess.h"
#include "games/millions/heist.h"
#include "games/millions/heist_first.h"
#include "games/millions/heist_second.h"
#include "games/millions/legal.h"
#include "games/millions/negotiation.h"
#include "games/millions/objection.h"
#include "games/millions/planning.h"
#include "games/millions/round.h"
#include "games/millions/scene.h"
#include "games/millions/setup.h"
#include "games/millions/types.h"
#include "games/millions/view.h"
#include "tests/compile/playout.h"
#include "tests/games/guillotines/figures.h"
#include "tests/games/madcity/small_board.h"
#include "tests/games/millions/figures.h"

namespace moneybags::millions {

constexpr bool plays_in_the_compiler(const Rules& rules, std::uint64_t seed) {
    const auto game = compile::play_out<Family>(rules, seed);
    return game.decisions > 0 && game.wrong == 0 && !game.state.open.winners.empty();
}

// Little talk and few rounds keep the compiler's patience.
constexpr Rules short_game(Rules rules, Scheduling scheduling) {
    rules.scheduling = scheduling;
    rules.talk = 2;
    rules.rounds = 2;
    return rules;
}

static_assert(plays_in_the_compiler(short_game(figures::first_edition(3), Scheduling::Turn), 1));
static_assert(plays_in_the_compiler(short_game(figures::first_edition(5), Scheduling::Live), 2));
static_assert(plays_in_the_compiler(short_game(figures::second_edition(5), Scheduling::Turn), 3));
static_assert(plays_in_the_compiler(short_game(figures::second_edition(3), Scheduling::Live), 4));

}  // namespace moneybags::millions

namespace moneybags::madcity {

constexpr bool plays_in_the_compiler(const Rules& rules, std::uint64_t seed) {
    const auto game = compile::play_out<Family>(rules, seed);
    return game.decisions > 0 && game.wrong == 0 && game.state.open.phase == Phase::Over;
}

static_assert(plays_in_the_compiler(small_board::rules(30), 1));
static_assert(plays_in_the_compiler(small_board::rules(30), 2));

}  // namespace moneybags::madcity

namespace moneybags::guillotines {

constexpr bool plays_in_the_compiler(int players, int level, std::uint64_t seed) {
    Rules rules = stories::figures(players, level);
    rules.turn_limit = 3;
    const auto game = compile::play_out<Family>(rules, seed);
    return game.decisions > 0 && game.wrong == 0 && game.state.open.phase == Phase::Over;
}

static_assert(plays_in_the_compiler(2, 4, 1));
static_assert(plays_in_the_compiler(4, 4, 2));

}  // namespace moneybags::guillotines
