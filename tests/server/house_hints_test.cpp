// Hints over the protocol: for whoever plays alone with bots, or with people who have all agreed;
// told to nobody else, and noticed by nobody.

#include <gtest/gtest.h>

#include "tests/server/harness.h"

namespace moneybags::house_tests {
namespace {

Way a_game_with_advice() { return {"millions-1e", 4, {}}; }

json::object hint(std::string_view id) { return message("hint", id); }
json::object agree(std::string_view id, bool yes) { return message("agree-hints", id, "yes", yes); }

// Asks, and waits for the answer.
json::object answer(Guest& guest, std::string_view id) {
    guest.send(hint(id));
    return guest.next_of({"advice", "nack"});
}
std::string reason(Guest& guest, std::string_view id) {
    return text_of(answer(guest, id), "reason");
}

// Bots play until somebody is asked.
Guest& whoever_is_asked(TestHouse& house, Party& party) {
    for (int i = 0; i < 200; ++i) {
        house.rest();
        for (const auto& each : party.seated) {
            if (each == nullptr) continue;
            each->sync();
            if (!each->game.at("choices").as_array().empty()) return *each;
        }
        house.pass_to_next_alarm();
    }
    throw std::runtime_error("nobody is asked");
}

TEST(HouseHints, whoever_plays_alone_with_bots_gets_one_that_can_be_played) {
    TestHouse house;
    const Way way = a_game_with_advice();
    Party party(house, way, settings_for(way), 1, 1);
    Guest& guest = whoever_is_asked(house, party);
    EXPECT_EQ(guest.table.at("hints"), json::value(true));
    const std::size_t entries = house.disk().entries(party.id).size();
    const std::int64_t seq = guest.seq;
    const json::object advice = answer(guest, "h1");
    ASSERT_EQ(text_of(advice, "kind"), "advice") << json::serialize(advice);
    EXPECT_EQ(text_of(advice, "id"), "h1");
    EXPECT_FALSE(text_of(advice, "words").empty());
    EXPECT_FALSE(text_of(advice, "compared").empty());
    // It left no trace.
    house.barrier();
    EXPECT_EQ(house.disk().entries(party.id).size(), entries);
    guest.sync();
    EXPECT_EQ(guest.seq, seq);
    json::object move = message("move", "m1");
    move["move"] = advice.at("move");
    move["question"] = advice.at("question");
    EXPECT_EQ(guest.refused(move), "");
}

TEST(HouseHints,
     with_other_people_they_are_off_until_all_have_agreed_and_again_when_somebody_comes) {
    TestHouse house;
    const Way way = a_game_with_advice();
    Party party(house, way, settings_for(way, object_of("drop_in", true)), 2, 1);
    Guest& guest = whoever_is_asked(house, party);
    EXPECT_EQ(guest.table.at("hints"), json::value(false));
    guest.send(hint("h1"));
    const json::object refused = guest.next_of({"advice", "nack"});
    EXPECT_EQ(text_of(refused, "reason"), "hints-off");
    EXPECT_NE(text_of(refused, "text").find("agreed"), std::string::npos);
    EXPECT_EQ(reason(*party.watching[0], "h2"), "not-seated");

    EXPECT_EQ(party.at(0).refused(agree("a", true)), "");
    EXPECT_EQ(party.at(0).refused(agree("b", true)), "voted");
    EXPECT_EQ(party.at(1).refused(agree("c", false)), "not-voted");
    guest.sync();
    ASSERT_EQ(guest.table.at("votes").as_array().size(), 1u);
    EXPECT_EQ(guest.table.at("votes").at(0).at("needed"), json::value(2));
    EXPECT_EQ(reason(guest, "h3"), "hints-off");
    EXPECT_EQ(party.at(1).refused(agree("d", true)), "");
    guest.sync();
    EXPECT_EQ(guest.table.at("hints"), json::value(true));
    EXPECT_TRUE(guest.table.at("votes").as_array().empty()) << "there is nothing left to decide";
    EXPECT_EQ(text_of(answer(guest, "h4"), "kind"), "advice");

    // Somebody new has not agreed.
    Guest late(house, "Late");
    const json::object knock = body_of(late.join(party.id));
    ASSERT_EQ(party.at(0).refused(message("admit", "e", "knock", knock.at("knock"))), "");
    guest.sync();
    EXPECT_EQ(guest.table.at("hints"), json::value(false));
    EXPECT_EQ(reason(guest, "h5"), "hints-off");
    // After a restart of the house it is as it was.
    house.restart();
    for (const int seat : {0, 1}) {
        party.at(seat).hang_up();
        party.at(seat).visit(party.id);
    }
    late.visit(party.id);
    EXPECT_EQ(reason(guest, "h6"), "hints-off");
    EXPECT_EQ(late.refused(agree("f", true)), "");
    EXPECT_EQ(text_of(answer(guest, "h7"), "kind"), "advice");
    // One who changes their mind is enough.
    EXPECT_EQ(party.at(1).refused(agree("g", false)), "");
    EXPECT_EQ(reason(guest, "h8"), "hints-off");
}

TEST(HouseHints, nobody_else_gets_a_byte_when_somebody_asks) {
    TestHouse house;
    const Way way = a_game_with_advice();
    Party party(house, way, settings_for(way), 2, 1);
    ASSERT_EQ(party.at(0).refused(agree("a", true)), "");
    ASSERT_EQ(party.at(1).refused(agree("b", true)), "");
    Guest& guest = whoever_is_asked(house, party);
    Guest& other = &guest == &party.at(0) ? party.at(1) : party.at(0);
    other.sync();
    party.watching[0]->sync();
    const std::size_t before = other.frames.size(), watched = party.watching[0]->frames.size();
    ASSERT_EQ(text_of(answer(guest, "h"), "kind"), "advice");
    house.barrier();
    other.sync();
    party.watching[0]->sync();
    EXPECT_EQ(other.frames.size(), before + 1) << "the answer to what sync asks";
    EXPECT_EQ(party.watching[0]->frames.size(), watched + 1);
}

TEST(HouseHints, are_few_at_once_and_not_for_who_is_asked_nothing) {
    Plan plan;
    plan.limits.hints = {2, Span{20'000}};
    TestHouse house(plan);
    const Way way = a_game_with_advice();
    Party party(house, way, settings_for(way), 1, 1);
    Guest& guest = whoever_is_asked(house, party);
    house.clock().hold();  // the first stays under way, however quick it is
    guest.send(hint("h1"));
    EXPECT_EQ(reason(guest, "h2"), "hint-busy");
    EXPECT_EQ(reason(guest, "h3"), "too-many");
    house.clock().let_in();
    const json::object first = guest.next_of({"advice", "nack"});
    EXPECT_EQ(text_of(first, "kind"), "advice");
    EXPECT_EQ(text_of(first, "id"), "h1");
    house.tick(Span{20'000});
    EXPECT_EQ(guest.refused(message("mind", "m")), "");
    EXPECT_EQ(reason(guest, "h4"), "not-asked");
}

TEST(HouseHints, there_are_none_where_nobody_can_give_any) {
    TestHouse house;
    const Way way{"coin", 2, {}};
    Party party(house, way, settings_for(way), 1, 1);
    Guest& guest = whoever_is_asked(house, party);
    EXPECT_FALSE(guest.table.contains("hints"));
    EXPECT_EQ(reason(guest, "h1"), "no-hints");
}

}  // namespace
}  // namespace moneybags::house_tests
