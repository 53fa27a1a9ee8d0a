#include "core/money.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <functional>
#include <type_traits>

#include "core/seat.h"

namespace moneybags {
namespace {

using namespace literals;

// Nonsense must not compile: money times money, money over something, money and a chair.
static_assert(!std::is_invocable_v<std::multiplies<>, Millions, Millions>);
static_assert(!std::is_invocable_v<std::divides<>, Millions, int>);
static_assert(!std::is_invocable_v<std::plus<>, Millions, Seat>);
static_assert(!std::is_invocable_v<std::plus<>, Millions, int>);
static_assert(!std::is_convertible_v<int, Millions>);
static_assert(!std::is_convertible_v<Millions, int>);
static_assert(3_M + 4_M == 7_M);

RC_GTEST_PROP(Money, adds_subtracts_and_compares_like_whole_numbers, ()) {
    const int a = *rc::gen::inRange(-9'999, 10'000);
    const int b = *rc::gen::inRange(-9'999, 10'000);
    RC_ASSERT((Millions{a} + Millions{b}).count() == a + b);
    RC_ASSERT((Millions{a} - Millions{b}).count() == a - b);  // never clamped at 0
    RC_ASSERT((Millions{a} < Millions{b}) == (a < b));
    RC_ASSERT((Millions{a} == Millions{b}) == (a == b));
    Millions purse{a};
    purse += Millions{b};
    purse -= Millions{a};
    RC_ASSERT(purse == Millions{b});
    RC_ASSERT((3 * Millions{b}).count() == 3 * b);
}

}  // namespace
}  // namespace moneybags
