// Nobody walks into a running game, and nobody leaves one standing.

#include "tests/server/harness.h"

namespace moneybags::house_tests {
namespace {

json::object with_drop_in(const Way& way) {
    json::object settings = settings_for(way);
    settings["drop_in"] = true;
    return settings;
}

TEST(HouseKnock, who_joins_a_running_game_waits_outside_until_somebody_lets_them_in) {
    const Way way = first_way();
    TestHouse house;
    Party party(house, way, with_drop_in(way), way.players - 1);
    const int chair = way.players - 1;
    Guest guest(house, "Late");
    const Answer knocked = guest.join(party.id, chair);
    ASSERT_EQ(knocked.status, 202);
    const json::object body = body_of(knocked);
    EXPECT_TRUE(body.at("knocked").as_bool());
    EXPECT_EQ(body.at("seat").as_int64(), chair);
    const json::object by_token = object_of("token", text_of(body, "token"));
    EXPECT_EQ(text_of(guest.visit(party.id, by_token), "reason"), "bad-token");
    guest.visit(party.id);
    EXPECT_EQ(guest.stream, "watch");
    EXPECT_EQ(reason_of(guest.join(party.id)), "knocked");

    Guest& host = party.at(0);
    host.sync();
    ASSERT_EQ(host.table.at("knocks").as_array().size(), 1u);
    EXPECT_EQ(host.refused(message("admit", "a", "knock", body.at("knock").as_int64())), "");
    guest.hang_up();
    EXPECT_EQ(text_of(guest.visit(party.id, by_token), "stream"),
              "seat" + std::to_string(chair) + ".1");
    // And after a restart of the house.
    house.restart();
    guest.hang_up();
    EXPECT_EQ(text_of(guest.visit(party.id, by_token), "stream"),
              "seat" + std::to_string(chair) + ".1");
}

TEST(HouseKnock, a_lost_answer_is_given_again_whatever_came_of_it) {
    const Way way = first_way();
    TestHouse house;
    Party party(house, way, with_drop_in(way), way.players - 1);
    for (const bool welcome : {false, true}) {
        Guest guest(house, "Late");
        const json::object wish =
            object_of("name", "Late", "id",
                      welcome ? "0123456789012345678901-in" : "0123456789012345678901-out");
        const Answer first = guest.post_at(party.id, "/join", wish);
        const Answer second = guest.post_at(party.id, "/join", wish);
        ASSERT_EQ(first.status, 202);
        EXPECT_EQ(first.body, second.body);
        const json::value knock = body_of(first).at("knock");
        ASSERT_EQ(party.at(0).refused(message(welcome ? "admit" : "turn-away", welcome ? "a" : "t",
                                              "knock", knock)),
                  "");
        const Answer third = guest.post_at(party.id, "/join", wish);
        EXPECT_EQ(third.status, welcome ? 200 : 409);
        EXPECT_EQ(reason_of(third), welcome ? "" : "turned-away");
    }
}

TEST(HouseKnock, is_over_when_who_knocked_leaves_or_goes_away_for_good) {
    const Way way = first_way();
    TestHouse house;
    Party party(house, way, with_drop_in(way), way.players - 1);
    Guest guest(house, "Late");
    const json::object wish = object_of("name", "Late", "id", "0123456789012345678901-once");
    const auto knocks = [&] {
        house.barrier();
        party.at(0).sync();
        return party.at(0).table.at("knocks").as_array().size();
    };
    ASSERT_EQ(guest.post_at(party.id, "/join", wish).status, 202);
    EXPECT_EQ(knocks(), 1u);
    EXPECT_EQ(guest.post_at(party.id, "/leave").status, 200);
    EXPECT_EQ(knocks(), 0u);
    const Answer again = guest.post_at(party.id, "/join", wish);  // as it was asked before
    EXPECT_EQ(again.status, 409);
    EXPECT_EQ(reason_of(again), "knock-over");

    ASSERT_EQ(guest.join(party.id).status, 202);
    guest.visit(party.id);
    guest.hang_up();
    house.tick(Span{30'000});
    guest.visit(party.id);  // the page was loaded again
    house.tick(Span{40'000});
    EXPECT_EQ(knocks(), 1u);
    EXPECT_EQ(guest.refused(message("withdraw", "w")), "");
    EXPECT_EQ(knocks(), 0u);

    ASSERT_EQ(guest.join(party.id).status, 202);
    guest.hang_up();
    house.barrier();
    house.tick(Span{61'000});
    house.tick(Span{61'000});
    EXPECT_EQ(knocks(), 0u);
}

// A host who opened the table to watch it is told so, and may answer.
TEST(HouseKnock, a_host_who_watches_is_known_as_the_host) {
    const Way way = first_way();
    TestHouse house;
    Guest host(house, "Host"), player(house, "Player"), late(house, "Late");
    const std::string id = host.open(wish_for(way, "settings", with_drop_in(way), "watch", true));
    ASSERT_EQ(player.join(id, 0).status, 200);
    const json::object snapshot = host.visit(id);
    EXPECT_TRUE(snapshot.at("you").at("host").as_bool());
    ASSERT_EQ(host.refused(message("start", "s", "level", "random")), "");
    ASSERT_EQ(late.join(id).status, 202);
    EXPECT_EQ(host.refused(message("admit", "a", "knock", 1)), "");
    EXPECT_FALSE(player.visit(id).at("you").at("host").as_bool());
}

// ---- without a clock ----

constexpr Span kAway = std::chrono::minutes(5);

class Absence : public testing::Test {
   protected:
    Absence()
        : way(first_way()),
          party(house, way, object_of("clock", object_of("kind", "none"), "pace", 0)) {}

    // Whom the game waits for, and no bot answers for.
    std::optional<int> awaited() {
        const Table& table = house.table(party.id);
        for (int i = 0; i < way.players; ++i) {
            if (table.awaits(Seat{static_cast<std::uint8_t>(i)})) return i;
        }
        return {};
    }
    bool is_minded(int seat) {
        house.barrier();  // who is away is the desk's business: no table says that it is due
        return house.table(party.id).chairs()[static_cast<std::size_t>(seat)].minded;
    }

    TestHouse house;
    const Way way;
    Party party;
};

TEST_F(Absence, a_bot_minds_whom_the_game_waits_for_if_somebody_is_there_to_play_on) {
    const int who = awaited().value();
    party.at(who).hang_up();
    house.rest();
    house.pass(kAway - Span{1'000});
    EXPECT_FALSE(is_minded(who));
    house.pass(Span{2'000});
    EXPECT_TRUE(is_minded(who));
    // They come back as ever.
    party.at(who).visit(party.id);
    EXPECT_EQ(party.at(who).refused(message("back", "b")), "");
    house.pass(2 * kAway);
    EXPECT_FALSE(is_minded(who));
}

TEST_F(Absence, whoever_comes_back_in_time_begins_anew) {
    const int who = awaited().value();
    party.at(who).hang_up();
    house.rest();
    house.pass(kAway - Span{1'000});
    party.at(who).visit(party.id);
    house.pass(Span{2'000});
    party.at(who).hang_up();
    house.rest();
    house.pass(kAway - Span{1'000});
    EXPECT_FALSE(is_minded(who));
}

TEST_F(Absence, when_all_have_gone_the_game_waits_until_somebody_is_there_again) {
    for (const auto& guest : party.seated) guest->hang_up();
    house.rest();
    house.pass(10 * kAway);
    for (int i = 0; i < way.players; ++i) EXPECT_FALSE(is_minded(i)) << i;
    const int who = awaited().value();
    const int other = (who + 1) % way.players;
    party.at(other).visit(party.id);
    house.rest();
    house.pass(kAway + Span{1'000});
    EXPECT_TRUE(is_minded(who));
    EXPECT_FALSE(is_minded(other));
}

}  // namespace
}  // namespace moneybags::house_tests
