// The protocol while a game is played: commands, numbers, clocks, bots that mind a seat, undo.

#include <gtest/gtest.h>

#include "server/journal.h"
#include "tests/server/harness.h"
#include "tests/support/random_network.h"

namespace moneybags::house_tests {
namespace {

std::size_t count_on_disk(TestHouse& house, const std::string& table, std::string_view what) {
    std::size_t count = 0;
    for (const std::string& entry : house.disk().entries(table)) {
        count += entry.find(what) != std::string::npos ? 1 : 0;
    }
    return count;
}

json::object move_of(const json::value& choice, std::string_view id) {
    json::object move = message("move", id);
    move["move"] = choice.at("move");
    move["question"] = choice.at("question");
    return move;
}

const json::array& choices(Guest& guest) {
    guest.sync();
    return guest.game.at("choices").as_array();
}

bool is_minded(const Guest& guest, int seat) {
    return guest.table.at("chairs").at(static_cast<std::size_t>(seat)).at("minded").as_bool();
}

json::object live(int window, int phase) {
    return object_of("clock", object_of("kind", "live", "window", window, "phase", phase));
}

TEST(HousePlay, a_command_sent_twice_is_done_once_also_after_a_restart) {
    const Way way = first_way();
    TestHouse house;
    Party party(house, way, settings_for(way));
    Guest& guest = party.at(0);
    const json::object first = guest.command(say("once", "only once"));
    EXPECT_EQ(text_of(first, "kind"), "ack");
    const json::object second = guest.command(say("once", "only once"));
    EXPECT_EQ(text_of(second, "kind"), "ack");
    ASSERT_FALSE(choices(guest).empty());
    const json::object move = move_of(choices(guest).front(), "move");
    EXPECT_EQ(guest.refused(move), "");
    EXPECT_EQ(guest.refused(move), "") << "though it is no longer legal";
    house.restart();
    guest.hang_up();
    guest.visit(party.id);
    EXPECT_EQ(guest.refused(say("once", "only once")), "");
    EXPECT_EQ(guest.refused(move), "");
    EXPECT_EQ(count_on_disk(house, party.id, "only once"), 1u);
    EXPECT_EQ(count_on_disk(house, party.id, "\"command\":\"move\""), 1u);
    // Another person's id is another command.
    party.at(1).hang_up();
    party.at(1).visit(party.id);
    EXPECT_EQ(party.at(1).refused(say("once", "me too")), "");
    EXPECT_EQ(count_on_disk(house, party.id, "me too"), 1u);
}

TEST(HousePlay, an_ack_bears_a_number_that_was_already_received_with_the_effect) {
    const Way way = first_way();
    TestHouse house;
    Party party(house, way, settings_for(way));
    Guest& guest = party.at(0);
    const json::object ack = guest.command(say("a", "hello"));
    EXPECT_EQ(ack.at("seq").as_int64(), guest.seq);
    EXPECT_NE(guest.frames[guest.frames.size() - 2].find("hello"), std::string::npos);
}

// From whatever number one comes back, one ends where a newcomer begins.
TEST(HousePlay, coming_back_from_any_number_ends_where_a_snapshot_does) {
    for (const Way& way : all_ways()) {
        SCOPED_TRACE(way.name());
        TestHouse house;
        Party party(house, way, settings_for(way), {}, 1);
        Rng luck{6};
        std::vector<Guest*> readers{&party.at(1), party.watching[0].get()};
        struct Known {
            json::object table, game;
            std::map<std::int64_t, json::object> lines;
        };
        std::map<std::pair<Guest*, std::int64_t>, Known> known;
        for (int i = 0; i < 25; ++i) {
            for (Guest* each : readers) {
                each->sync();
                known[{each, each->seq}] = {each->table, each->game, each->lines};
            }
            if (i == 20) house.restart();
            if (i >= 20) {
                for (Guest* each : party.everybody()) {
                    each->hang_up();
                    each->visit(party.id);
                }
            }
            if (!any_move(house, party, luck, "m" + std::to_string(i))) break;
            if (i % 5 == 0) party.at(0).command(say("s" + std::to_string(i), "well"));
        }
        for (Guest* each : readers) {
            each->hang_up();
            each->visit(party.id);
            const Known head{each->table, each->game, each->lines};
            const std::int64_t seq = each->seq;
            for (const auto& [at, before] : known) {
                if (at.first != each) continue;
                each->table = before.table;
                each->game = before.game;
                each->lines = before.lines;
                each->seq = at.second;
                const json::object answer =
                    each->visit(party.id, object_of("stream", each->stream, "since", at.second));
                ASSERT_EQ(text_of(answer, "kind"), "delta");
                EXPECT_EQ(each->seq, seq);
                EXPECT_EQ(each->table, head.table) << "since " << at.second;
                EXPECT_EQ(each->game, head.game) << "since " << at.second;
                for (const auto& [number, line] : head.lines) {
                    EXPECT_EQ(each->lines[number], line) << "since " << at.second;
                }
            }
            for (const std::int64_t absurd : {std::int64_t{-1}, seq + 1, std::int64_t{1} << 50}) {
                EXPECT_EQ(text_of(each->visit(party.id,
                                              object_of("stream", each->stream, "since", absurd)),
                                  "kind"),
                          "snapshot")
                    << absurd;
            }
        }
    }
}

TEST(HousePlay, earlier_lines_can_be_fetched_to_the_beginning) {
    const Way way = first_way();
    TestHouse house;
    Party party(house, way, settings_for(way));
    Guest& guest = party.at(0);
    for (int i = 0; i < 250; ++i) {
        ASSERT_EQ(guest.refused(say("s" + std::to_string(i), "word")), "");
    }
    guest.hang_up();
    guest.visit(party.id);
    EXPECT_EQ(guest.lines.size(), 100u);
    std::int64_t first = guest.lines.begin()->first;
    while (first > 0) {
        json::object earlier;
        earlier["kind"] = "earlier";
        earlier["before"] = first;
        guest.send(earlier);
        const json::object story = guest.next("story");
        ASSERT_FALSE(story.at("lines").as_array().empty());
        for (const json::value& line : story.at("lines").as_array()) {
            guest.lines[line.at("number").as_int64()] = line.as_object();
        }
        ASSERT_LT(guest.lines.begin()->first, first);
        first = guest.lines.begin()->first;
    }
    EXPECT_EQ(static_cast<std::int64_t>(guest.lines.size()), guest.lines.rbegin()->first + 1);
}

TEST(HousePlay, moves_that_are_stale_or_against_the_rules_are_refused_with_the_reason) {
    for (const Way& way : all_ways()) {
        SCOPED_TRACE(way.name());
        TestHouse house;
        Party party(house, way, settings_for(way));
        Guest& guest = party.at(0);
        ASSERT_FALSE(choices(guest).empty());
        json::object move = move_of(choices(guest).front(), "stale");
        move["question"] = move.at("question").as_int64() ^ 1;
        const json::object stale = guest.command(move);
        EXPECT_EQ(text_of(stale, "reason"), "stale");
        EXPECT_NE(text_of(stale, "text"), "");

        const json::object good = move_of(choices(guest).front(), "good");
        EXPECT_EQ(guest.refused(good), "");
        json::object again = good;
        again["id"] = "again";
        EXPECT_EQ(guest.refused(again), "stale");
        again["id"] = "bold";
        again.erase("question");
        const json::object refused = guest.command(again);
        EXPECT_EQ(text_of(refused, "reason"), "rules");
        EXPECT_NE(text_of(refused, "text"), "");
        const json::object& refusal = refused.at("refusal").as_object();
        EXPECT_NE(text_of(refusal, "clause"), "");
        EXPECT_NE(text_of(refusal, "reason"), "");
        EXPECT_EQ(count_on_disk(house, party.id, "\"command\":\"bold\""), 0u);
    }
}

TEST(HousePlay, moves_may_be_typed) {
    const Way way = first_way();
    TestHouse house;
    Party party(house, way, settings_for(way));
    Guest& guest = party.at(0);
    EXPECT_EQ(guest.refused(message("move", "typed", "text", choices(guest).front().at("text"))),
              "");
}

TEST(HousePlay, a_bot_takes_over_at_the_deadline_and_the_person_is_back_within_one_step) {
    for (const Way& way : all_ways()) {
        SCOPED_TRACE(way.name());
        TestHouse house;
        Party party(house, way, live(30, 300));
        Guest& guest = party.at(0);
        guest.sync();
        ASSERT_FALSE(guest.game.at("deadlines").as_array().empty());
        const std::int64_t deadline = guest.game.at("deadlines").at(0).at("at").as_int64();
        EXPECT_EQ(deadline, (house.now() + Span{30'000}).time_since_epoch().count());
        house.pass(Span{29'999});
        guest.sync();
        EXPECT_FALSE(is_minded(guest, 0));
        house.pass(Span{1});
        guest.sync();
        EXPECT_TRUE(is_minded(guest, 0)) << "the window has passed";
        house.pass(Span{5'000});
        // Back, and told what was done meanwhile.
        const json::object back = guest.command(message("back", "back"));
        EXPECT_EQ(text_of(back, "kind"), "ack") << json::serialize(back);
        EXPECT_FALSE(is_minded(guest, 0));
        const auto summaries = [](Guest& reader) {
            std::vector<std::string> texts;
            for (const auto& [number, line] : reader.lines) {
                if (text_of(line, "what") == "summary") texts.push_back(text_of(line, "text"));
            }
            return texts;
        };
        ASSERT_EQ(summaries(guest).size(), 1u);
        EXPECT_NE(summaries(guest).front(), "");
        for (int other = 1; other < way.players; ++other) {
            party.at(other).sync();
            EXPECT_TRUE(summaries(party.at(other)).empty()) << "it is nobody else's business";
        }
        EXPECT_EQ(guest.refused(message("back", "more")), "not-minded");
    }
}

TEST(HousePlay, a_move_takes_the_seat_back_too) {
    const Way way = first_way();
    TestHouse house;
    json::object settings = live(30, 300);
    settings["pace"] = 10'000;
    Party party(house, way, settings);
    Guest& guest = party.at(0);
    EXPECT_EQ(guest.refused(message("mind", "m")), "");
    EXPECT_TRUE(is_minded(guest, 0));
    EXPECT_EQ(guest.refused(message("mind", "mm")), "already-minded");
    ASSERT_FALSE(choices(guest).empty());
    EXPECT_EQ(guest.refused(move_of(choices(guest).front(), "x")), "");
    EXPECT_FALSE(is_minded(guest, 0));
}

TEST(HousePlay, nobody_can_stall_a_table_that_has_a_clock) {
    for (const Way& way : all_ways()) {
        for (const char* away : {"bot", "default"}) {
            SCOPED_TRACE(way.name() + ", away " + away);
            TestHouse house;
            json::object settings = live(10, 60);
            settings["away"] = away;
            settings["pace"] = 0;
            Party party(house, way, settings, 1, 0);
            for (int i = 0; i < 40'000; ++i) {
                if (house.table(party.id).status() != Table::Status::Running) break;
                house.pass_to_next_alarm();
            }
            EXPECT_EQ(house.table(party.id).status(), Table::Status::Over);
            party.at(0).sync();
            EXPECT_EQ(text_of(party.at(0).table, "status"), "over");
        }
    }
}

TEST(HousePlay, clocks_stand_still_while_the_house_is_closed) {
    const Way way = first_way();
    TestHouse house;
    Party party(house, way, live(30, 300));
    house.pass(Span{20'000});
    house.restart(Span{3'600'000});
    house.barrier();
    Guest& guest = party.at(0);
    guest.hang_up();
    guest.visit(party.id);
    house.rest();
    guest.sync();
    EXPECT_FALSE(is_minded(guest, 0));
    const std::int64_t deadline = guest.game.at("deadlines").at(0).at("at").as_int64();
    const std::int64_t now = house.now().time_since_epoch().count();
    EXPECT_GE(deadline, now + 10'000);  // the last sign of life was at most five seconds old
    EXPECT_LE(deadline, now + 15'000);
    house.pass(Span{16'000});
    guest.sync();
    EXPECT_TRUE(is_minded(guest, 0));
}

// ---- undo ----

// Plays until somebody has just made a move that can be taken back; that seat.
std::optional<int> undoable_move(TestHouse& house, Party& party, Rng& luck, json::object& before) {
    for (int i = 0; i < 300; ++i) {
        std::vector<json::object> games;
        for (Guest* each : party.everybody()) {
            each->sync();
            games.push_back(each->game);
        }
        const std::size_t records = house.table(party.id).session()->records().size();
        if (!any_move(house, party, luck, "u" + std::to_string(records))) return {};
        const Session& session = *house.table(party.id).session();
        const int seat = number(move_in(session.records()[records])->seat);
        party.at(seat).sync();
        if (!party.at(seat).game.at("may_undo").as_bool()) continue;
        before = games[static_cast<std::size_t>(seat)];
        return seat;
    }
    return {};
}

TEST(HousePlay, a_move_is_taken_back_if_all_agree_and_stands_if_one_does_not) {
    const Way way = first_way();
    TestHouse house;
    Party party(house, way, settings_for(way));
    Rng luck{8};
    json::object before;
    for (const bool agreed : {false, true}) {
        const std::optional<int> seat = undoable_move(house, party, luck, before);
        ASSERT_TRUE(seat);
        Guest& asker = party.at(*seat);
        const json::object after = asker.game;
        const std::string id = agreed ? "yes" : "no";
        ASSERT_EQ(asker.refused(message("undo", "ask-" + id)), "");
        EXPECT_TRUE(asker.table.contains("undo"));
        for (int other = 0; other < way.players; ++other) {
            if (other == *seat) continue;
            Guest& guest = party.at(other);
            guest.sync();
            if (!guest.table.contains("undo")) break;  // settled
            EXPECT_EQ(guest.refused(message("answer-undo", "answer-" + id, "yes", agreed)), "");
        }
        asker.sync();
        EXPECT_FALSE(asker.table.contains("undo"));
        EXPECT_EQ(asker.game.at("view"), (agreed ? before : after).at("view"));
        EXPECT_EQ(asker.game.at("choices"), (agreed ? before : after).at("choices"));
    }
}

// ---- words and gestures ----

TEST(HousePlay, people_talk_before_during_and_after_the_game) {
    const Way way = first_way();
    TestHouse house;
    Guest host(house, "Host"), second(house, "Second");
    const std::string id = host.open(wish_for(way, "options", way.options));
    ASSERT_EQ(second.join(id).status, 200);
    host.visit(id);
    second.visit(id);
    EXPECT_EQ(host.refused(say("b", "before the game")), "");
    second.sync();
    EXPECT_NE(second.frames[second.frames.size() - 2].find("before the game"), std::string::npos);
    EXPECT_EQ(host.refused(say("e", "")), "unreadable");
    EXPECT_EQ(host.refused(say("l", std::string(501, 'x'))), "unreadable");
}

TEST(HousePlay, three_gestures_until_the_game_moves_on) {
    const Way way = first_way();
    TestHouse house;
    Party party(house, way, settings_for(way));
    Guest& guest = party.at(0);
    const auto react = [&](const std::string& id) {
        return guest.refused(message("react", id, "at", 1, "what", "tomato"));
    };
    EXPECT_EQ(react("1"), "");
    EXPECT_EQ(react("2"), "");
    EXPECT_EQ(react("3"), "");
    EXPECT_EQ(react("4"), "enough-reactions");
    Rng luck{2};
    ASSERT_TRUE(any_move(house, party, luck, "m"));
    EXPECT_EQ(react("5"), "");
}

TEST(HousePlay, presence_says_who_is_here) {
    const Way way = first_way();
    TestHouse house;
    Party party(house, way, settings_for(way), 2, 2);
    house.pass(Span{1'500});
    const json::object here = party.at(0).next("presence");
    json::array both;
    both.emplace_back(0);
    both.emplace_back(1);
    EXPECT_EQ(here.at("here").as_array(), both);
    EXPECT_EQ(here.at("watching").as_int64(), 2);
    party.at(1).hang_up();
    for (int i = 0; i < 100; ++i) {
        house.pass(Span{1'500});
        party.at(0).sync();
        if (party.at(0).frames[party.at(0).frames.size() - 2].find("presence") !=
            std::string::npos) {
            break;
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    const json::object last =
        json::parse(party.at(0).frames[party.at(0).frames.size() - 2]).as_object();
    ASSERT_EQ(text_of(last, "kind"), "presence");
    EXPECT_EQ(last.at("here").as_array().size(), 1u);
}

// A table whose bots played with a network goes on without it: the house's own bot plays, and the
// journal says why, once.
TEST(HousePlay, the_house_s_bot_stands_in_for_one_whose_network_is_gone) {
    const testing_support::RandomNetworks networks;
    const Way way = first_way();
    TestHouse house;
    Party party(house, way, settings_for(way), 1, 0, "regular");
    networks.remove("millions");
    journal::set_quiet(true);
    ::testing::internal::CaptureStderr();
    Rng luck{5};
    play_out(house, party, luck);
    const std::string journal = ::testing::internal::GetCapturedStderr();
    EXPECT_EQ(house.table(party.id).status(), Table::Status::Over);
    const std::size_t told = journal.find("bot-stands-in");
    ASSERT_NE(told, std::string::npos) << journal;
    EXPECT_NE(journal.find("millions.net"), std::string::npos);
    EXPECT_EQ(journal.find("bot-stands-in", told + 1), std::string::npos) << journal;
    Guest late(house, "Late");
    EXPECT_EQ(reason_of(late.post("/api/tables", wish_for(way, "name", "Late", "bots", "regular"))),
              "no-such-level");
}

}  // namespace
}  // namespace moneybags::house_tests
