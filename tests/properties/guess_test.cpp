// `guess` gives a whole table that fits what a seat sees: one that could really be there.

#include <set>

#include "tests/properties/games.h"
#include "tests/properties/play.h"
#include "tests/support/scale.h"

namespace moneybags::properties {
namespace {

template <class Traits>
class Guess : public testing::Test {};
TYPED_TEST_SUITE(Guess, AllGames);

TYPED_TEST(Guess, always_fits_the_view_and_could_be_true) {
    using G = typename TypeParam::Family;
    std::set<int> phases;
    for (const Case<G>& each : cases<G>()) {
        for (int game = 0; game < testing_support::scaled(100); ++game) {
            Where<G> at{.on = each, .seed = static_cast<std::uint64_t>(game)};
            Anybody<TypeParam> anybody{at.seed};
            Rng luck{~at.seed};
            auto state = setup(each.rules);
            const auto money = TypeParam::all_money(each.rules, state);
            while (true) {
                const std::uint32_t at_seat = luck.below(each.rules.players + 1u);
                const Seat me = at_seat == each.rules.players
                                    ? kSpectator
                                    : Seat{static_cast<std::uint8_t>(at_seat)};
                const auto seen = view(each.rules, state, me);
                const auto guessed = guess(each.rules, seen, luck);
                phases.insert(TypeParam::phase(state));
                ASSERT_TRUE(view(each.rules, guessed, me) == seen) << "seat " << number(me) << at;
                const auto wrong = TypeParam::complaint(each.rules, guessed);
                ASSERT_TRUE(wrong.empty()) << wrong << ", seat " << number(me) << at;
                ASSERT_EQ(TypeParam::all_money(each.rules, guessed), money) << at;
                const auto mine = legal(each.rules, state, me);
                const auto same = legal(each.rules, guessed, me);
                ASSERT_EQ(mine.size(), same.size()) << "seat " << number(me) << at;
                for (std::size_t i = 0; i < mine.size(); ++i) {
                    ASSERT_TRUE(mine[i] == same[i]) << "seat " << number(me) << at;
                }
                const auto step = anybody.step(each.rules, state);
                if (!step) break;
                take<G>(each.rules, state, *step);
                ++at.step;
            }
        }
    }
    EXPECT_EQ(static_cast<int>(phases.size()), TypeParam::kPhases);
}

// A search bot plays on from what it guessed.
TYPED_TEST(Guess, can_be_played_to_the_end) {
    using G = typename TypeParam::Family;
    for (const Case<G>& each : cases<G>()) {
        const std::uint64_t most = TypeParam::most_steps(each.rules);
        for (int game = 0; game < testing_support::scaled(40); ++game) {
            Where<G> at{.on = each, .seed = static_cast<std::uint64_t>(game)};
            Anybody<TypeParam> anybody{at.seed};
            auto state = setup(each.rules);
            const auto money = TypeParam::all_money(each.rules, state);
            const std::uint64_t believed = anybody.luck().below(200);
            while (const auto step = anybody.step(each.rules, state)) {
                if (at.step == believed) {
                    const Seat me{
                        static_cast<std::uint8_t>(anybody.luck().below(each.rules.players))};
                    state = guess(each.rules, view(each.rules, state, me), anybody.luck());
                    // The step was drawn for the table before the guess.
                    const bool fits = step->kind == Step<G>::Kind::Clock ||
                                      (step->kind == Step<G>::Kind::Luck
                                           ? !objection(each.rules, state, step->outcome)
                                           : !objection(each.rules, state, step->seat, step->move));
                    ++at.step;
                    if (!fits) continue;
                } else {
                    ++at.step;
                }
                take<G>(each.rules, state, *step);
                const auto wrong = TypeParam::complaint(each.rules, state);
                ASSERT_TRUE(wrong.empty()) << wrong << at;
                ASSERT_EQ(TypeParam::all_money(each.rules, state), money) << at;
                ASSERT_LE(at.step, most) << at;
            }
        }
    }
}

}  // namespace
}  // namespace moneybags::properties
