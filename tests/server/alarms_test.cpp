#include "server/alarms.h"

#include <gtest/gtest.h>

#include <string>

namespace moneybags {
namespace {

const Time kNoon{Span{1'700'000'000'000}};

struct AlarmsTest : public testing::Test {
    void set(Span in, const std::string& what) {
        alarms.set(clocks, clocks.wall + in, [this, what] { heard += what; });
    }
    void pass(Span span) {
        clocks.wall += span;
        clocks.steady += span;
        alarms.ring(clocks);
    }

    Alarms::Clocks clocks{kNoon, {}};
    Alarms alarms;
    std::string heard;
};

TEST_F(AlarmsTest, ring_in_order_and_not_before_their_time) {
    set(Span{500}, "b");
    set(Span{200}, "a");
    set(Span{500}, "c");
    pass(Span{199});
    EXPECT_EQ(heard, "");
    pass(Span{1});
    EXPECT_EQ(heard, "a");
    pass(Span{300});
    EXPECT_EQ(heard, "abc");
}

TEST_F(AlarmsTest, ring_in_time_though_the_clock_was_put_back) {
    set(Span{500}, "a");
    set(Span{900}, "b");
    clocks.wall -= std::chrono::hours(1);
    pass(Span{400});
    EXPECT_EQ(heard, "");
    pass(Span{100});
    EXPECT_EQ(heard, "a");
    set(Span{100}, "c");
    pass(Span{100});
    EXPECT_EQ(heard, "ac");
    pass(Span{300});
    EXPECT_EQ(heard, "acb");
}

TEST_F(AlarmsTest, ring_at_once_when_the_clock_was_put_past_them) {
    set(Span{60'000}, "a");
    clocks.wall += std::chrono::hours(1);
    pass(Span{0});
    EXPECT_EQ(heard, "a");
}

TEST_F(AlarmsTest, come_no_earlier_for_clocks_that_are_not_read_at_once) {
    set(Span{1'000}, "a");
    for (int i = 0; i < 90; ++i) {
        clocks.wall += Span{i % 2 == 0 ? 9 : -9};
        pass(Span{10});
    }
    EXPECT_EQ(heard, "");
}

TEST_F(AlarmsTest, of_one_that_sets_another_for_now_the_other_waits_for_the_next_time) {
    alarms.set(clocks, clocks.wall, [this] { set(Span{0}, "b"); });
    pass(Span{0});
    EXPECT_EQ(heard, "");
    pass(Span{0});
    EXPECT_EQ(heard, "b");
}

}  // namespace
}  // namespace moneybags
