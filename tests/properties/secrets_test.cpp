// Secrets stay home (DESIGN, decision 4; section 5 of the rules): two tables that differ only in
// what a seat may not know give that seat the same view, the same legal moves, the same events, now
// and as long as play shows it nothing new.

#include "tests/properties/games.h"
#include "tests/properties/pair.h"
#include "tests/support/scale.h"

namespace moneybags::properties {
namespace {

template <class Traits>
class Secrets : public testing::Test {};
TYPED_TEST_SUITE(Secrets, SecretGames);

constexpr int kPairs = 100'000;
constexpr int kSteps = 12;  // played on from each pair

// Whatever others hold: the twin is any table that fits the view.
TYPED_TEST(Secrets, what_I_may_not_know_cannot_change_what_I_see) {
    using G = typename TypeParam::Family;
    const int wanted = testing_support::scaled(kPairs / static_cast<int>(cases<G>().size()) + 1);
    std::uint64_t steps_compared = 0;
    for (const Case<G>& each : cases<G>()) {
        int pairs = 0;
        for (std::uint64_t seed = 0; pairs < wanted; ++seed) {
            Where<G> at{.on = each, .seed = seed};
            Anybody<TypeParam> anybody{seed};
            Rng sampling{~seed};
            auto state = setup(each.rules);
            while (const auto step = anybody.step(each.rules, state)) {
                if (sampling.below(8) == 0) {
                    const Seat me = any_watcher<G>(each.rules, sampling);
                    const auto twin = guess(each.rules, view(each.rules, state, me), sampling);
                    Pair<TypeParam> pair{each, me, state, twin};
                    pairs += pair.equal() ? 0 : 1;
                    const auto differs = pair.difference();
                    ASSERT_TRUE(differs.empty()) << differs << " tells seat " << number(me) << at;
                    const auto wild = TypeParam::wild_move(each.rules, sampling);
                    ASSERT_TRUE(pair.refuses_alike(wild)) << "refusal, seat " << number(me) << at;
                    // What follows is played by another Anybody, so that `state` goes its own way.
                    Anybody<TypeParam> later{sampling.next()};
                    for (int i = 0; i < kSteps && !pair.equal(); ++i) {
                        const auto next = later.step(each.rules, pair.one());
                        if (!next || !pair.can_both(*next)) break;
                        const auto before = pair.one();
                        const bool same = pair.take_and_hear(*next);
                        if (TypeParam::reveals(before, pair.one(), me)) break;
                        ASSERT_TRUE(same)
                            << "heard by seat " << number(me) << ", " << i << " steps on" << at;
                        const auto now = pair.difference();
                        ASSERT_TRUE(now.empty()) << now << " tells seat " << number(me) << ", " << i
                                                 << " steps on" << at;
                        ++steps_compared;
                    }
                }
                take<G>(each.rules, state, *step);
                ++at.step;
            }
        }
    }
    EXPECT_GT(steps_compared, static_cast<std::uint64_t>(wanted) / 4);
}

template <class Traits>
class Forgotten : public testing::Test {};
TYPED_TEST_SUITE(Forgotten, ForgettingGames);

// M1-NEG-06, M1-R-25: what left the table unseen stays unseen, through the heist and after it.
TYPED_TEST(Forgotten, what_left_unseen_is_never_shown) {
    using G = typename TypeParam::Family;
    const int wanted =
        testing_support::scaled(kPairs / 4 / static_cast<int>(cases<G>().size()) + 1);
    std::uint64_t rounds_compared = 0;
    for (const Case<G>& each : cases<G>()) {
        int pairs = 0;
        for (std::uint64_t seed = 0; pairs < wanted; ++seed) {
            Where<G> at{.on = each, .seed = seed};
            Anybody<TypeParam> anybody{seed};
            Rng sampling{~seed};
            auto state = setup(each.rules);
            while (const auto step = anybody.step(each.rules, state)) {
                const Seat me = any_watcher<G>(each.rules, sampling);
                const bool wants = sampling.below(8) == 0;
                const auto twin = wants ? TypeParam::redeal(each.rules, state, me, sampling)
                                        : std::optional<typename G::State>{};
                if (twin) {
                    ASSERT_EQ(TypeParam::complaint(each.rules, *twin), "") << at;
                    ++pairs;
                    Pair<TypeParam> pair{each, me, state, *twin};
                    Anybody<TypeParam> later{sampling.next()};
                    while (true) {
                        const auto differs = pair.difference();
                        ASSERT_TRUE(differs.empty())
                            << differs << " tells seat " << number(me) << at;
                        const auto next = later.step(each.rules, pair.one());
                        if (!next || !pair.can_both(*next)) break;
                        const auto before = pair.one();
                        const bool same = pair.take_and_hear(*next);
                        const bool round_ends = !TypeParam::same_round(before, pair.one());
                        if (round_ends && TypeParam::tells_at_round_end(each.rules)) break;
                        ASSERT_TRUE(same) << "heard by seat " << number(me) << at;
                        if (round_ends) {
                            ASSERT_TRUE(pair.equal()) << "a secret outlives its round" << at;
                            ++rounds_compared;
                            break;
                        }
                    }
                }
                take<G>(each.rules, state, *step);
                ++at.step;
            }
        }
    }
    EXPECT_GT(rounds_compared, static_cast<std::uint64_t>(wanted));
}

}  // namespace
}  // namespace moneybags::properties
