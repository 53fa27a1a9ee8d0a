// How a table is run: what is chosen is read back exactly, and what is wrong is said.

#include "table/settings.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/support/option_sets.h"

namespace moneybags {
namespace {

using namespace std::chrono_literals;

Clock live(Span window, Span phase) {
    return {.kind = Clock::Kind::Live, .window = window, .phase = phase};
}
Clock relaxed(Span window) {
    return {.kind = Clock::Kind::Relaxed, .window = window, .phase = window};
}

Result<Settings> read(std::string_view text) {
    return read_settings(boost::json::parse(text).as_object());
}

TEST(Settings, may_be_left_out_altogether) {
    const Result<Settings> settings = read("{}");
    ASSERT_TRUE(settings) << settings.error().sentence();
    EXPECT_EQ(*settings, Settings{});
}

TEST(Settings, are_read_in_the_units_that_people_use) {
    const Result<Settings> settings = read(
        R"({"public":true,"spectators":false,"drop_in":false,"away":"default","pace":1500,
            "clock":{"kind":"live","window":45,"phase":600}})");
    ASSERT_TRUE(settings) << settings.error().sentence();
    const Settings right{
        .is_public = true,
        .spectators = false,
        .drop_in = false,
        .clock = {.kind = Clock::Kind::Live, .window = 45s, .phase = 10min},
        .away = Away::Default,
        .pace = 1500ms,
    };
    EXPECT_EQ(*settings, right);
}

TEST(Settings, a_relaxed_clock_counts_hours_and_gives_a_phase_as_long_as_an_answer) {
    const Result<Settings> settings = read(R"({"clock":{"kind":"relaxed","hours":12}})");
    ASSERT_TRUE(settings) << settings.error().sentence();
    EXPECT_EQ(settings->clock, relaxed(12h));
}

TEST(Settings, a_clock_of_which_only_the_kind_is_said_has_usual_times) {
    EXPECT_EQ(read(R"({"clock":{"kind":"live"}})")->clock, live(1min, 5min));
    EXPECT_EQ(read(R"({"clock":{"kind":"relaxed"}})")->clock, relaxed(24h));
}

TEST(Settings, a_lesson_is_not_public) {
    EXPECT_TRUE(read(R"({"lesson":true})")->lesson);
    const Result<Settings> settings = read(R"({"lesson":true,"public":true})");
    ASSERT_FALSE(settings);
    EXPECT_EQ(settings.error().where, "lesson");
}

TEST(Settings, are_read_back_exactly_whatever_is_chosen) {
    const Clock clocks[] = {Clock{},           live(5s, 30s), live(61s, 299s),
                            live(600s, 3600s), relaxed(1h),   relaxed(336h)};
    for (const Clock& clock : clocks) {
        for (const Span pace : {0ms, 1ms, 900ms, 10'000ms}) {
            for (int bits = 0; bits < 24; ++bits) {
                const Settings settings{
                    .is_public = (bits & 1) != 0 && bits < 16,
                    .spectators = (bits & 2) != 0,
                    .drop_in = (bits & 4) != 0,
                    .clock = clock,
                    .away = (bits & 8) != 0 ? Away::Bot : Away::Default,
                    .pace = pace,
                    .lesson = bits >= 16,  // never public
                    .cast = (bits & 2) != 0,
                };
                const boost::json::object written = settings_json(settings);
                SCOPED_TRACE(boost::json::serialize(written));
                const Result<Settings> again = read_settings(written);
                ASSERT_TRUE(again) << again.error().sentence();
                EXPECT_EQ(*again, settings);
            }
        }
    }
}

void refused(std::string_view text, std::string_view sentence) {
    SCOPED_TRACE(text);
    const Result<Settings> settings = read(text);
    ASSERT_FALSE(settings);
    EXPECT_EQ(settings.error().sentence(), sentence);
}

TEST(Settings, that_are_wrong_are_refused_with_the_field_and_what_would_be_right) {
    refused(R"({"publik":true})",
            "publik: is no field here; the fields are public, spectators, drop_in, clock, away, "
            "pace, lesson, cast");
    refused(R"({"public":1})", "public: must be true or false, is 1");
    refused(R"({"spectators":"yes"})", "spectators: must be true or false, is \"yes\"");
    refused(R"({"drop_in":null})", "drop_in: must be true or false, is null");
    refused(R"({"away":"wait"})", "away: must be one of bot, default; is \"wait\"");
    refused(R"({"pace":10001})", "pace: must be a whole number from 0 to 10000, is 10001");
    refused(R"({"pace":-1})", "pace: must be a whole number from 0 to 10000, is -1");
    refused(R"({"clock":"live"})", "clock: must be an object, is \"live\"");
    refused(R"({"clock":{}})", "clock.kind: is missing");
    refused(R"({"clock":{"kind":"blitz"}})",
            "clock.kind: must be one of none, live, relaxed; is \"blitz\"");
    refused(R"({"clock":{"kind":"none","window":60}})",
            "clock.window: is no field here; the fields are kind");
    refused(R"({"clock":{"kind":"live","hours":1}})",
            "clock.hours: is no field here; the fields are kind, window, phase");
    refused(R"({"clock":{"kind":"relaxed","window":60}})",
            "clock.window: is no field here; the fields are kind, hours");
    refused(R"({"clock":{"kind":"live","window":4}})",
            "clock.window: must be a whole number from 5 to 600, is 4");
    refused(R"({"clock":{"kind":"live","window":601}})",
            "clock.window: must be a whole number from 5 to 600, is 601");
    refused(R"({"clock":{"kind":"live","window":7.5}})",
            "clock.window: must be a whole number from 5 to 600, is 7.5E0");
    refused(R"({"clock":{"kind":"live","phase":29}})",
            "clock.phase: must be a whole number from 30 to 3600, is 29");
    refused(R"({"clock":{"kind":"live","phase":3601}})",
            "clock.phase: must be a whole number from 30 to 3600, is 3601");
    refused(R"({"clock":{"kind":"relaxed","hours":0}})",
            "clock.hours: must be a whole number from 1 to 336, is 0");
    refused(R"({"clock":{"kind":"relaxed","hours":337}})",
            "clock.hours: must be a whole number from 1 to 336, is 337");
}

TEST(Settings, live_scheduling_must_have_a_clock_in_every_ruleset) {
    int scheduled_live = 0;
    for (const Ruleset& ruleset : catalogue()) {
        for (const Options& some : testing_support::option_sets(ruleset)) {
            const Options options = *complete(ruleset, some);
            SCOPED_TRACE(boost::json::serialize(options));
            const bool is_live = options.contains("scheduling") &&
                                 options.at("scheduling") == boost::json::value("live");
            scheduled_live += is_live ? 1 : 0;
            EXPECT_EQ(problem_with_clock(Clock{}, options).has_value(), is_live);
            EXPECT_FALSE(problem_with_clock(live(60s, 300s), options));
            EXPECT_FALSE(problem_with_clock(relaxed(24h), options));
        }
    }
    EXPECT_GT(scheduled_live, 0);
}

}  // namespace
}  // namespace moneybags
