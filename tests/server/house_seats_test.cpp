// Who sits where, when: everybody sees what was private to a chair exactly while it was theirs.

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/server/harness.h"
#include "tests/support/languages.h"

namespace moneybags::house_tests {
namespace {

// The lines of a story that not everybody may read, by their times.
std::vector<json::object> private_lines(const Guest& guest, const Session& session) {
    std::vector<json::object> list;
    for (const auto& [number, line] : guest.lines) {
        if (text_of(line, "what") == "summary") list.push_back(line);
        if (text_of(line, "what") != "event") continue;
        if (!audience_of(session.game(), line.at("event")).everybody) list.push_back(line);
    }
    return list;
}

// Plays on, with everybody's pace, until it has been somebody's turn so often.
void play_moves(TestHouse& house, Party& party, Rng& luck, int moves, const std::string& ids) {
    for (int i = 0; i < moves;) {
        if (house.table(party.id).status() != Table::Status::Running) return;
        if (any_move(house, party, luck, ids + std::to_string(i))) {
            ++i;
            house.calm();
        } else {
            house.pass_to_next_alarm();
        }
    }
}

TEST(HouseSeats, watch_join_play_leave_watch_and_join_again_show_exactly_the_span_of_the_seat) {
    std::size_t secrets = 0;
    for (const Way& way : all_ways()) {
        SCOPED_TRACE(way.name());
        TestHouse house;
        json::object settings = settings_for(way);
        settings["drop_in"] = true;
        Party party(house, way, settings, way.players - 1);
        const int chair = way.players - 1;
        Rng luck{4};
        Guest guest(house, "Wanderer");
        guest.post("/api/me", object_of("name", "Wanderer"));

        // Watching: nothing private.
        guest.visit(party.id);
        EXPECT_EQ(guest.stream, "watch");
        play_moves(house, party, luck, 4, "a");
        guest.sync();
        const Session& session = *house.table(party.id).session();
        EXPECT_TRUE(private_lines(guest, session).empty());
        EXPECT_TRUE(guest.game.at("choices").as_array().empty());

        // On the bot's chair: from now on what is private to it, nothing from before.
        const Time sat = house.now() + Span{1};
        house.pass(Span{1});
        const Answer knocked = guest.join(party.id, chair);
        ASSERT_EQ(knocked.status, 202);
        ASSERT_EQ(party.at(0).refused(
                      message("admit", "in", "knock", body_of(knocked).at("knock").as_int64())),
                  "");
        guest.hang_up();
        guest.visit(party.id);
        EXPECT_EQ(guest.stream, "seat" + std::to_string(chair) + ".1");
        EXPECT_TRUE(private_lines(guest, session).empty()) << "the bot's secrets are the bot's";
        party.seated[static_cast<std::size_t>(chair)] = std::make_unique<Guest>(std::move(guest));
        Guest& seated = party.at(chair);
        play_moves(house, party, luck, 20, "b");
        seated.sync();
        const std::vector<json::object> mine = private_lines(seated, session);
        for (const json::object& line : mine) {
            EXPECT_GE(line.at("at").as_int64(), sat.time_since_epoch().count());
        }
        // Exactly what the log says was theirs to know.
        std::size_t expected = 0;
        const Reader reader =
            house.table(party.id).reader_at(Seat{static_cast<std::uint8_t>(chair)});
        for (const wire::Line& line : house.table(party.id).story(
                 reader, house.table(party.id).lines(), 100'000, kEnglish)) {
            if (line.what != "event") continue;
            if (!audience_of(session.game(), *line.event).everybody) ++expected;
        }
        EXPECT_EQ(mine.size(), expected);
        secrets += expected;
        if (house.table(party.id).status() != Table::Status::Running) continue;

        // Standing up: the socket is closed at once, what follows is for who watches.
        ASSERT_EQ(seated.post_at(party.id, "/leave").status, 200);
        EXPECT_EQ(seated.wait_for_close(), 1008);
        EXPECT_EQ(text_of(seated.last_bye, "reason"), "revoked");
        const std::string old_token = seated.token();
        const json::object by_token = object_of("token", old_token);
        EXPECT_EQ(text_of(seated.visit(party.id, by_token), "reason"), "bad-token");
        const json::object again =
            seated.visit(party.id, object_of("stream", seated.stream, "since", 1));
        EXPECT_EQ(text_of(again, "kind"), "snapshot") << "another stream: everything anew";
        EXPECT_EQ(seated.stream, "watch");
        EXPECT_TRUE(private_lines(seated, session).empty());

        // And sitting down again: a span of its own, on no other chair.
        EXPECT_EQ(reason_of(seated.join(party.id, 0)), "taken");
        ASSERT_EQ(seated.join(party.id).status, 200);
        EXPECT_NE(seated.token(), old_token);
        seated.hang_up();
        seated.visit(party.id);
        EXPECT_EQ(seated.stream, "seat" + std::to_string(chair) + ".2");
        EXPECT_TRUE(private_lines(seated, session).empty());
        EXPECT_EQ(text_of(seated.visit(party.id, by_token), "reason"), "bad-token");
    }
    EXPECT_GT(secrets, 0u) << "nothing private happened: the test proves nothing";
}

TEST(HouseSeats, somebody_who_has_seen_one_hand_may_not_take_another) {
    const Way way = first_way();
    TestHouse house;
    Party party(house, way, settings_for(way), 2);
    Guest& leaver = party.at(1);
    ASSERT_EQ(leaver.post_at(party.id, "/leave").status, 200);
    EXPECT_EQ(reason_of(leaver.join(party.id, 2)), "held-another");
    EXPECT_EQ(leaver.join(party.id, 1).status, 200);
}

TEST(HouseSeats, before_anybody_joins_nobody_can_say_hello_as_a_seat) {
    const Way way = first_way();
    TestHouse house;
    Guest host(house, "Host");
    const std::string id = host.open(wish_for(way));
    Guest early(house);
    for (const char* token : {"", "0", "seat1", "AAAAAAAAAAAAAAAAAAAAAA"}) {
        EXPECT_EQ(text_of(early.visit(id, object_of("token", token)), "reason"), "bad-token")
            << token;
    }
    for (const char* stream : {"seat1.0", "seat1.1", "seat0.1", "watch"}) {
        const json::object hello = object_of("stream", stream, "since", 0);
        early.stream = stream;
        early.seq = 0;
        const json::object answer = early.visit(id, hello);
        EXPECT_EQ(text_of(answer, "stream"), "watch") << stream;
    }
    // It stays a spectator when somebody sits down and the game begins.
    Guest second(house, "Second");
    ASSERT_EQ(second.join(id, 1).status, 200);
    host.visit(id);
    ASSERT_EQ(host.refused(message("start", "s")), "");
    house.rest();
    early.sync();
    EXPECT_EQ(early.stream, "watch");
    EXPECT_TRUE(early.game.at("choices").as_array().empty());
    EXPECT_TRUE(private_lines(early, *house.table(id).session()).empty());
}

TEST(HouseSeats, a_new_key_closes_the_sockets_of_the_old_one_and_no_others) {
    const Way way = first_way();
    TestHouse house;
    Party party(house, way, settings_for(way));
    Guest& mine = party.at(1);
    const std::string old_token = mine.token();
    Guest phone(house, "Phone");  // came with the token, has no cookie
    json::object hello = object_of("token", old_token);
    EXPECT_EQ(text_of(phone.visit(party.id, hello), "stream"), "seat1.1");
    const Answer rekeyed = mine.post_at(party.id, "/key");
    ASSERT_EQ(rekeyed.status, 200);
    EXPECT_EQ(phone.wait_for_close(), 1008);
    EXPECT_EQ(text_of(phone.last_bye, "reason"), "revoked");
    EXPECT_EQ(text_of(phone.visit(party.id, hello), "reason"), "bad-token");
    mine.sync();  // came by cookie: still there
    hello["token"] = text_of(body_of(rekeyed), "token");
    EXPECT_EQ(text_of(phone.visit(party.id, hello), "stream"), "seat1.1");
    // Who has the new key can play and leave with it.
    EXPECT_EQ(phone.refused(message("mind", "m")), "");
    const json::object leave = object_of("token", text_of(body_of(rekeyed), "token"));
    Guest nobody(house);
    EXPECT_EQ(nobody.post_at(party.id, "/leave", leave).status, 200);
    EXPECT_EQ(phone.wait_for_close(), 1008);
    EXPECT_EQ(mine.wait_for_close(), 1008);
}

TEST(HouseSeats, whom_the_host_sends_away_is_out_at_once) {
    const Way way = first_way();
    TestHouse house;
    Guest host(house, "Host"), second(house, "Second");
    const std::string id = host.open(wish_for(way));
    host.visit(id);
    ASSERT_EQ(second.join(id, 1).status, 200);
    second.visit(id);
    json::object clear = message("clear", "c", "seat", 1);
    EXPECT_EQ(second.refused(clear), "not-host");
    EXPECT_EQ(host.refused(clear), "");
    EXPECT_EQ(second.wait_for_close(), 1008);
    EXPECT_EQ(text_of(second.visit(id), "stream"), "watch");
    json::object bot = message("bot", "b", "seat", 1, "level", "random");
    EXPECT_EQ(host.refused(bot), "");
    EXPECT_EQ(second.join(id, 1).status, 200) << "before the game a bot makes room";
    bot["id"] = "b2";
    bot["seat"] = 2;
    EXPECT_EQ(host.refused(bot), "");
    clear["id"] = "c2";
    clear["seat"] = 2;
    EXPECT_EQ(host.refused(clear), "") << "a bot is sent away like anybody";
}

TEST(HouseSeats, a_host_may_close_the_table_and_then_nobody_sits_down) {
    TestHouse house;
    Guest host(house, "Host"), late(house, "Late");
    const std::string id = host.open(wish_for(first_way()));
    host.visit(id);
    EXPECT_EQ(host.refused(message("close", "c")), "");
    EXPECT_EQ(text_of(host.table, "status"), "closed");
    EXPECT_EQ(late.join(id).status, 409);
    EXPECT_EQ(host.refused(message("start", "s")), "not-open");
    EXPECT_EQ(reason_of(host.get_at(id, "/export")), "not-over");
    Party party(house, first_way(), settings_for(first_way()));
    EXPECT_EQ(party.at(0).refused(message("close", "c")), "") << "and in it";
    EXPECT_EQ(text_of(party.at(0).table, "status"), "closed");
}

TEST(HouseSeats, no_spectators_means_none) {
    const Way way = first_way();
    TestHouse house;
    json::object settings = settings_for(way);
    settings["spectators"] = false;
    Party party(house, way, settings, way.players, 0);
    Guest stranger(house, "Stranger");
    EXPECT_EQ(text_of(stranger.visit(party.id), "reason"), "no-spectators");
    EXPECT_EQ(stranger.refused(say("s", "hello?")), "no-hello");
    // Who leaves sees no more of it.
    Guest& leaver = party.at(2);
    ASSERT_EQ(leaver.post_at(party.id, "/leave").status, 200);
    EXPECT_EQ(leaver.wait_for_close(), 1008);
    EXPECT_EQ(text_of(leaver.visit(party.id), "reason"), "no-spectators");
    Rng luck{2};
    party.seated[2].reset();
    play_out(house, party, luck);
    for (const char* path : {"/export", "/report", "/replay"}) {
        EXPECT_EQ(stranger.get_at(party.id, path).status, 403) << path;
        EXPECT_EQ(party.at(0).get_at(party.id, path).status, 200) << path;
    }
}

TEST(HouseSeats, spectators_talk_among_themselves_while_the_game_runs) {
    const Way way = first_way();
    TestHouse house;
    Party party(house, way, settings_for(way), way.players, 2);
    EXPECT_EQ(party.watching[0]->refused(say("s", "he holds the wrong card")), "");
    const auto heard = [&](Guest& guest) {
        guest.sync();
        return std::any_of(guest.frames.begin(), guest.frames.end(), [](const std::string& frame) {
            return frame.find("wrong card") != std::string::npos;
        });
    };
    EXPECT_TRUE(heard(*party.watching[1]));
    for (int i = 0; i < way.players; ++i) EXPECT_FALSE(heard(party.at(i))) << i;
}

}  // namespace
}  // namespace moneybags::house_tests
