// Secret choices that are made at once (DESIGN, decision 3): no rule may depend on which arrived
// first.

#include <set>
#include <utility>

#include "tests/properties/games.h"
#include "tests/properties/play.h"
#include "tests/support/scale.h"

namespace moneybags::properties {
namespace {

template <class Traits>
class Order : public testing::Test {};
TYPED_TEST_SUITE(Order, GamesChosenAtOnce);

// MX-R-24, M2-R-22
TYPED_TEST(Order, simultaneous_choices_give_the_same_table_in_any_order) {
    using G = typename TypeParam::Family;
    std::set<int> phases;
    std::uint64_t compared = 0;
    for (const Case<G>& each : cases<G>()) {
        for (int game = 0; game < testing_support::scaled(100); ++game) {
            Where<G> at{.on = each, .seed = static_cast<std::uint64_t>(game)};
            Anybody<TypeParam> anybody{at.seed};
            auto state = setup(each.rules);
            while (const auto step = anybody.step(each.rules, state)) {
                const Turn now = turn(each.rules, state);
                if (now.seats.size() > 1 && TypeParam::simultaneous(state)) {
                    std::vector<std::pair<Seat, typename G::Move>> choices;
                    for (const Seat seat : now.seats) {
                        choices.emplace_back(seat, anybody.move(each.rules, state, seat));
                    }
                    auto one = state;
                    for (const auto& [seat, move] : choices) apply(each.rules, one, seat, move);
                    for (std::size_t i = choices.size(); i > 1; --i) {
                        const auto k = anybody.luck().below(static_cast<std::uint32_t>(i));
                        std::swap(choices[i - 1], choices[k]);
                    }
                    auto two = state;
                    for (const auto& [seat, move] : choices) {
                        ASSERT_FALSE(objection(each.rules, two, seat, move)) << at;
                        apply(each.rules, two, seat, move);
                    }
                    ASSERT_TRUE(one == two) << at;
                    ++compared;
                    phases.insert(TypeParam::phase(state));
                }
                take<G>(each.rules, state, *step);
                ++at.step;
            }
        }
    }
    EXPECT_GT(compared, cases<G>().size());
    EXPECT_FALSE(phases.empty());
}

}  // namespace
}  // namespace moneybags::properties
