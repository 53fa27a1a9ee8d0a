#include "core/seat.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "core/events.h"
#include "core/turn.h"

namespace moneybags {
namespace {

Seat seat(int n) { return Seat{static_cast<std::uint8_t>(n)}; }

RC_GTEST_PROP(Seat, next_clockwise_goes_round_the_table, ()) {
    const int players = *rc::gen::inRange(2, 9);
    const int from = *rc::gen::inRange(0, players);
    RC_ASSERT(number(next_clockwise(seat(from), players)) == (from + 1) % players);
}

// Walk the whole table seat by seat, and stop at the first that is meant.
RC_GTEST_PROP(Seat, first_clockwise_is_the_first_one_met, ()) {
    const int players = *rc::gen::inRange(2, 9);
    const SeatSet among = SeatSet::of_bits(*rc::gen::inRange(1u, 1u << players));
    Seat at = seat(*rc::gen::inRange(0, players));
    const Seat first = first_clockwise(among, at);
    while (!among.has(at)) at = next_clockwise(at, players);
    RC_ASSERT(first == at);
}

TEST(Audience, a_spectator_hears_only_what_everybody_hears) {
    EXPECT_TRUE(Audience{}.includes(kSpectator));
    EXPECT_TRUE(Audience{}.includes(seat(3)));
    const Audience two = Audience::only({seat(1), seat(3)});
    EXPECT_TRUE(two.includes(seat(3)));
    EXPECT_FALSE(two.includes(seat(2)));
    EXPECT_FALSE(two.includes(kSpectator));
}

TEST(Turn, of_a_seat_awaits_that_seat) {
    EXPECT_EQ(Turn::of(seat(2)).awaited, SeatSet{seat(2)});
    EXPECT_TRUE(Turn::over().seats.empty());
    EXPECT_NE(Turn::over(), Turn::chance());
}

}  // namespace
}  // namespace moneybags
