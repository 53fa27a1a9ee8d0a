// Thousands of evenings on which everything fails that may fail, each drawn from one number. What a
// seed found is played again by it:
//     MONEYBAGS_SEED=1234 build/release/tests/test_simulation --gtest_filter='*one_seed*'

#include <gtest/gtest.h>

#include <cstdlib>

#include "tests/simulation/site.h"
#include "tests/support/scale.h"

namespace moneybags::simulation {
namespace {

using testing_support::scaled;

TEST(Simulation, no_promise_is_broken_in_ten_thousand_seeds) {
    constexpr int kEnough = 20;
    int failed = 0;
    Outcome all;
    const auto seeds = static_cast<std::uint64_t>(scaled(10'000));
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        const Outcome outcome = simulate(seed, small_plan(seed));
        EXPECT_FALSE(outcome.objection) << "seed " << seed << ": " << *outcome.objection;
        if (outcome.objection && ++failed == kEnough) break;
        all.figures.acknowledged += outcome.figures.acknowledged;
        all.figures.taken_over += outcome.figures.taken_over;
        all.refused += outcome.refused;
        all.lost += outcome.lost;
        all.crashes += outcome.crashes;
        all.frames += outcome.frames;
        all.denied += outcome.denied;
    }
    // Else nothing was tried.
    EXPECT_GT(all.figures.acknowledged, 20 * seeds);
    EXPECT_GT(all.figures.taken_over, seeds);
    EXPECT_GT(all.refused, seeds / 10);
    EXPECT_GT(all.lost, seeds / 10);
    if (std::getenv("MONEYBAGS_FIGURES") != nullptr) {  // what there was of everything
        std::printf(
            "acks %lu denied %lu taken over %lu refused %lu lost %lu crashes %lu frames %lu\n",
            all.figures.acknowledged, all.denied, all.figures.taken_over, all.refused, all.lost,
            all.crashes, all.frames);
    }
}

TEST(Simulation, one_seed) {
    const char* seed = std::getenv("MONEYBAGS_SEED");
    if (seed == nullptr) GTEST_SKIP() << "no seed was given";
    const std::uint64_t number = std::strtoull(seed, nullptr, 10);
    const Outcome outcome = simulate(number, small_plan(number));
    EXPECT_FALSE(outcome.objection) << *outcome.objection;
}

TEST(Simulation, the_same_seed_is_the_same_evening) {
    const Outcome once = simulate(7, small_plan(7)), again = simulate(7, small_plan(7));
    EXPECT_EQ(once.figures.entries, again.figures.entries);
    EXPECT_EQ(once.frames, again.frames);
    EXPECT_EQ(once.refused, again.refused);
}

TEST(Simulation, a_hundred_servers_share_a_million_tables) {
    Plan plan;
    plan.servers = scaled(100);
    plan.tables = static_cast<std::size_t>(scaled(1'000'000));
    plan.played = static_cast<std::size_t>(scaled(3'000));
    plan.opened = 100;
    plan.trouble = 40 * kSecond;
    plan.faults = plan.servers;
    plan.starts_alone = false;
    const Outcome outcome = simulate(1, plan);
    EXPECT_FALSE(outcome.objection) << *outcome.objection;
    EXPECT_GT(outcome.figures.acknowledged, 3 * plan.played);
}

// What is planted is found by the same checker.
std::optional<std::string> found(Bug bug) {
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        Plan plan = small_plan(seed);
        plan.bug = bug;
        if (const Outcome outcome = simulate(seed, plan); outcome.objection) {
            return "seed " + std::to_string(seed) + ": " + *outcome.objection;
        }
    }
    return {};
}

TEST(Planted, a_lease_check_that_is_left_out_is_found) {
    const auto objection = found(Bug::LeaseCheckLeftOut);
    ASSERT_TRUE(objection);
    EXPECT_NE(objection->find(" wrote "), std::string::npos) << *objection;
}

TEST(Planted, an_acknowledgement_before_the_commit_is_found) {
    const auto objection = found(Bug::AckBeforeCommit);
    ASSERT_TRUE(objection);
    EXPECT_NE(objection->find("was acknowledged and is not there"), std::string::npos)
        << *objection;
}

TEST(Planted, a_table_that_is_taken_from_who_is_there_is_found) {
    const auto objection = found(Bug::TakenFromTheLiving);
    ASSERT_TRUE(objection);
    EXPECT_NE(objection->find("which was there"), std::string::npos) << *objection;
}

}  // namespace
}  // namespace moneybags::simulation
