#include "core/rng.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <cmath>

#include "core/choice.h"

namespace moneybags {
namespace {

// The published first numbers of splitmix64: yesterday's replay deals the same cards on any
// machine.
TEST(Rng, is_splitmix64) {
    Rng rng{1234567};
    EXPECT_EQ(rng.next(), 6457827717110365317u);
    EXPECT_EQ(rng.next(), 3203168211198807973u);
    EXPECT_EQ(rng.next(), 9817491932198370423u);
}
static_assert(Rng{0}.next() == 16294208416658607535u);  // and in the compiler

RC_GTEST_PROP(Rng, below_stays_below, (std::uint64_t seed)) {
    const auto bound = *rc::gen::inRange<std::uint32_t>(1, 5'000'000);
    Rng rng{seed};
    for (int i = 0; i < 50; ++i) RC_ASSERT(rng.below(bound) < bound);
}

RC_GTEST_PROP(Rng, below_is_a_function_of_the_seed, (std::uint64_t seed)) {
    const auto bound = *rc::gen::inRange<std::uint32_t>(1, 1'000);
    Rng one{seed};
    Rng two{seed};
    for (int i = 0; i < 20; ++i) RC_ASSERT(one.below(bound) == two.below(bound));
}

TEST(Rng, below_reaches_the_largest_bounds) {
    Rng rng{7};
    bool high = false;
    for (int i = 0; i < 100; ++i) high = rng.below(0xFFFFFFFFu) > 0x80000000u || high;
    EXPECT_TRUE(high);
    EXPECT_EQ(rng.below(1), 0u);
}

// Three quarters of all 32-bit numbers as bound: without the redraw some results come twice as
// often.
TEST(Rng, below_has_no_favourites) {
    Rng rng{42};
    constexpr std::uint32_t kBound = 0xC0000000u;
    constexpr int kDraws = 300'000;
    std::array<int, 3> third{};
    for (int i = 0; i < kDraws; ++i) ++third[rng.below(kBound) % 3];
    std::array<int, 3> part{};
    for (int i = 0; i < kDraws; ++i) ++part[rng.below(kBound) / (kBound / 3)];
    const double deviation = std::sqrt(kDraws * 2.0 / 9);
    for (const int count : third) EXPECT_NEAR(count, kDraws / 3, 5 * deviation);
    for (const int count : part) EXPECT_NEAR(count, kDraws / 3, 5 * deviation);
}

TEST(Draw, follows_the_weights) {
    FixedVector<Weighted<char>, 4> outcomes;
    outcomes.push_back({'a', 1});
    outcomes.push_back({'b', 0});
    outcomes.push_back({'c', 3});
    Rng luck{5};
    int a = 0;
    int c = 0;
    constexpr int kDraws = 40'000;
    for (int i = 0; i < kDraws; ++i) {
        const char drawn = draw(outcomes, luck);
        ASSERT_NE(drawn, 'b');
        ++(drawn == 'a' ? a : c);
    }
    EXPECT_NEAR(a, kDraws / 4, 5 * std::sqrt(kDraws * 3.0 / 16));
    EXPECT_EQ(a + c, kDraws);
}

}  // namespace
}  // namespace moneybags
