// Random games of every ruleset, with every number of players and all options: over a hundred
// thousand.

#include "tests/properties/games.h"

#include <set>

#include "tests/properties/play.h"
#include "tests/support/scale.h"

namespace moneybags::properties {
namespace {

template <class Traits>
class Games : public testing::Test {};
TYPED_TEST_SUITE(Games, AllGames);

constexpr int kGames = 100'000;

template <class G>
int games_per_case() {
    return testing_support::scaled(kGames / static_cast<int>(cases<G>().size()) + 1);
}

// M1-INV-01, M2-INV-01: no million is minted or lost. Nothing that must always hold ever fails.
// Whoever is to act can act, what is listed and drawn is allowed, and so is what the clock would
// play. Every game ends. And the record, played again, gives the same table.
TYPED_TEST(Games, money_is_conserved_every_game_ends_and_its_record_replays) {
    using G = typename TypeParam::Family;
    std::set<int> phases;
    std::uint64_t unlisted = 0, won = 0;
    std::vector<Step<G>> record;
    for (const Case<G>& each : cases<G>()) {
        const std::uint64_t most = TypeParam::most_steps(each.rules);
        for (int game = 0; game < games_per_case<G>(); ++game) {
            Where<G> at{.on = each, .seed = static_cast<std::uint64_t>(game)};
            Anybody<TypeParam> anybody{at.seed};
            Rng clock{~at.seed};
            auto state = setup(each.rules);
            const auto money = TypeParam::all_money(each.rules, state);
            record.clear();
            while (true) {
                phases.insert(TypeParam::phase(state));
                if (TypeParam::all_money(each.rules, state) != money) {
                    FAIL() << "money was " << money << ", is "
                           << TypeParam::all_money(each.rules, state) << at;
                }
                if (const auto wrong = TypeParam::complaint(each.rules, state); !wrong.empty()) {
                    FAIL() << wrong << at;
                }
                const Turn now = turn(each.rules, state);
                if (now.kind == Turn::Kind::Seats) {
                    if (now.awaited.empty() || !now.seats.holds(now.awaited)) {
                        FAIL() << "the game waits for nobody, or for somebody who may not act"
                               << at;
                    }
                    if (!now.awaited.has(next(each.rules, state))) {
                        FAIL() << "next is not awaited" << at;
                    }
                    const Seat idle = any_seat(now.awaited, clock);
                    const auto played = fallback(each.rules, state, idle, clock);
                    if (const auto no = objection(each.rules, state, idle, played)) {
                        FAIL() << "fallback of seat " << number(idle) << " refused: " << no->clause
                               << " " << no->reason << at;
                    }
                }
                const auto step = anybody.step(each.rules, state);
                if (!step) break;
                if (step->kind == Step<G>::Kind::Move) {
                    unlisted += TypeParam::may_be_unlisted(step->move) ? 1 : 0;
                    if (const auto no = objection(each.rules, state, step->seat, step->move)) {
                        FAIL() << "listed but refused: " << no->clause << " " << no->reason << at;
                    }
                } else if (step->kind == Step<G>::Kind::Luck) {
                    if (objection(each.rules, state, step->outcome)) {
                        FAIL() << "luck's outcome is listed but refused" << at;
                    }
                }
                take<G>(each.rules, state, *step);
                record.push_back(*step);
                if (++at.step > most) FAIL() << "no end after " << most << " steps" << at;
            }
            const Standing end = standing(each.rules, state);
            const bool stopped = may_end_without_winner<TypeParam>(each.rules, state);
            if (!end.over || (end.winners.empty() && !stopped)) {
                FAIL() << "over, and nobody won" << at;
            }
            won += end.winners.empty() ? 0 : 1;
            auto again = setup(each.rules);
            for (const Step<G>& step : record) take<G>(each.rules, again, step);
            if (!(again == state)) FAIL() << "the record replays to another table" << at;
        }
    }
    // A property that never met a phase has not been tested in it.
    EXPECT_EQ(static_cast<int>(phases.size()), TypeParam::kPhases);
    EXPECT_GT(won, 0u);
    EXPECT_EQ(unlisted == 0, lists_everything<TypeParam>());
}

// Lets the clock play for whoever is awaited, in any order, until the game is over.
template <class Traits>
void fall_back_to_the_end(typename Traits::Family::State& state, Where<typename Traits::Family> at,
                          Rng& luck) {
    const auto& rules = at.on.rules;
    const std::uint64_t most = at.step + Traits::most_steps(rules);
    for (Turn now = turn(rules, state); now.kind != Turn::Kind::Over; now = turn(rules, state)) {
        if (now.kind == Turn::Kind::Chance) {
            apply(rules, state, draw(outcomes(rules, state), luck));
        } else {
            const Seat seat = any_seat(now.awaited, luck);
            const auto move = fallback(rules, state, seat, luck);
            const auto no = objection(rules, state, seat, move);
            ASSERT_FALSE(no) << no->clause << " " << no->reason << at;
            apply(rules, state, seat, move);
        }
        ASSERT_LE(++at.step, most) << at;
    }
}

// Section 6.2, MX-R-34: a table that everybody has left, at the start or in the middle of anything,
// plays itself to the end.
TYPED_TEST(Games, fallbacks_end_every_game_and_whatever_others_began) {
    using G = typename TypeParam::Family;
    for (const Case<G>& each : cases<G>()) {
        for (int game = 0; game < testing_support::scaled(100); ++game) {
            Where<G> at{.on = each, .seed = static_cast<std::uint64_t>(game)};
            Anybody<TypeParam> anybody{at.seed};
            auto state = setup(each.rules);
            const std::uint64_t played = game % 2 == 0 ? 0 : anybody.luck().below(300);
            while (at.step < played) {
                const auto step = anybody.step(each.rules, state);
                if (!step) break;
                take<G>(each.rules, state, *step);
                ++at.step;
            }
            fall_back_to_the_end<TypeParam>(state, at, anybody.luck());
            if (this->HasFatalFailure()) return;
        }
    }
}

}  // namespace
}  // namespace moneybags::properties
