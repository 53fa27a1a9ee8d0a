// Coaches at work for guests: a little at a time, as long as somebody asks, as many as there is
// room for.

#include "server/coaches.h"

#include <gtest/gtest.h>

#include "tests/server/posted.h"

namespace moneybags {
namespace {

// One that luck played.
Finished finished_game(std::string_view id) {
    Finished game;
    game.agreed.game = id;
    game.agreed.players = find_ruleset(id)->least_players;
    Session session = *Session::begin(game.agreed);
    Rng luck{5};
    while (true) {
        const Turn turn = session.game().turn(session.state());
        if (turn.kind == Turn::Kind::Over) break;
        if (turn.kind == Turn::Kind::Chance) {
            session.apply(record::Chance{draw(session.game().outcomes(session.state()), luck)});
        } else {
            const Seat seat = turn.awaited.lowest();
            session.apply(record::Move{
                seat, session.game().draw_move(session.game().legal(session.state(), seat), luck)});
        }
    }
    game.records = session.records();
    return game;
}

class CoachesTest : public ::testing::Test {
   protected:
    std::optional<Coaches::State> ask(const std::string& what, const std::string& address,
                                      std::string_view game = "millions-1e") {
        return coaches.ask(
            what, address, [&] { return finished_game(game); }, Seat{0});
    }

    Posted loop;
    Readings readings{loop, {}};
    // So slow that he is never done in the little time that he works at once.
    static constexpr std::uint32_t kSlow = 128;
    Coaches coaches{loop, readings, kSlow};
};

TEST_F(CoachesTest, tell_how_far_they_have_come_and_then_what_they_found) {
    Coaches quick{loop, readings, 1};
    const auto ask = [&](const std::string& what, const std::string& address) {
        return quick.ask(
            what, address, [] { return finished_game("millions-1e"); }, Seat{0});
    };
    auto state = ask("a", "ann");
    ASSERT_TRUE(state);
    EXPECT_EQ(state->progress, 0);
    EXPECT_FALSE(state->done);
    double before = 0;
    while (!state->done) {
        loop.run_one();
        state = ask("a", "ben");  // who else asks hears the same
        ASSERT_TRUE(state);
        EXPECT_GE(state->progress, before);
        before = state->progress;
    }
    EXPECT_TRUE(state->done->is_done());
    EXPECT_EQ(ask("a", "cid")->done, state->done);
}

TEST_F(CoachesTest, go_home_when_nobody_has_asked_for_long) {
    ASSERT_TRUE(ask("a", "ann"));
    loop.run_one();
    EXPECT_GT(ask("a", "ann")->progress, 0);
    loop.pass(Span{11'000});
    loop.run_one();
    EXPECT_EQ(readings.figures().waiting, 0u);
    EXPECT_EQ(ask("a", "ann")->progress, 0);
    loop.run_one();
}

TEST_F(CoachesTest, stay_longer_where_asking_takes_long) {
    Coaches patient{loop, readings, kSlow, Span{120'000}};
    const auto ask_them = [&] {
        return patient.ask(
            "a", "ann", [] { return finished_game("millions-1e"); }, Seat{0});
    };
    ASSERT_TRUE(ask_them());
    loop.run_one();
    const double before = ask_them()->progress;
    EXPECT_GT(before, 0);
    loop.pass(Span{11'000});
    loop.run_one();
    EXPECT_GE(ask_them()->progress, before);
    loop.run_one();
}

TEST_F(CoachesTest, are_no_more_than_there_is_room_for) {
    EXPECT_TRUE(ask("a", "ann"));
    EXPECT_TRUE(ask("b", "ann"));
    EXPECT_FALSE(ask("c", "ann"));
    EXPECT_TRUE(ask("a", "ann"));
    EXPECT_TRUE(ask("c", "ben"));
    for (const char* other : {"d", "e", "f", "g", "h"}) EXPECT_TRUE(ask(other, other)) << other;
    EXPECT_FALSE(ask("i", "dan"));
    // When they have gone home there is room again.
    loop.pass(Span{11'000});
    for (int i = 0; i < 8; ++i) loop.run_one();
    EXPECT_TRUE(ask("i", "dan"));
    loop.run_one();
}

TEST_F(CoachesTest, say_so_if_there_is_none_for_a_game) {
    if (find_ruleset("coin") == nullptr) GTEST_SKIP() << "this build has no example games";
    ASSERT_TRUE(ask("a", "ann", "coin"));
    loop.run_one();
    EXPECT_TRUE(ask("a", "ann", "coin")->problem);
}

}  // namespace
}  // namespace moneybags
