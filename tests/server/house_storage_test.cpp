// Trouble with the disk: nobody is told what is not on it, nobody is left behind, and nothing is
// done twice.

#include <gtest/gtest.h>

#include <algorithm>
#include <future>

#include "tests/server/harness.h"
#include "tests/support/languages.h"

namespace moneybags::house_tests {
namespace {

bool saw(const Guest& guest, std::string_view words) {
    return std::any_of(guest.frames.begin(), guest.frames.end(), [&](const std::string& frame) {
        return frame.find(words) != std::string::npos;
    });
}

int times_on_disk(TestHouse& house, const std::string& table, std::string_view what) {
    int count = 0;
    for (const std::string& entry : house.disk().entries(table)) {
        count += entry.find(what) != std::string::npos ? 1 : 0;
    }
    return count;
}

// Sends a command until it is answered otherwise than by `storage`.
json::object insist(TestHouse& house, Guest& guest, const json::object& command) {
    for (int i = 0; i < 40; ++i) {
        const json::object answer = guest.command(command);
        if (text_of(answer, "reason") != "storage") return answer;
        house.pass(Span{250});
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    throw std::runtime_error("the store did not come back");
}

// Everybody has, on the socket they always had, what the disk has.
void expect_all_at_the_head(TestHouse& house, Party& party) {
    house.rest();
    const Table& table = house.table(party.id);
    for (Guest* each : party.everybody()) {
        SCOPED_TRACE(each->name());
        each->sync();
        const Reader reader =
            each->stream == "watch"
                ? Reader{}
                : table.reader_at(Seat{static_cast<std::uint8_t>(each->stream[4] - '0')});
        EXPECT_EQ(each->seq, table.seq(reader));
        const wire::Snapshot head = table.snapshot(reader, kEnglish);
        const json::object whole = wire::to_json(head);
        EXPECT_EQ(each->table, whole.at("table").as_object());
        EXPECT_EQ(each->game, whole.at("game").as_object());
        for (const json::value& line : whole.at("lines").as_array()) {
            EXPECT_EQ(each->lines[line.at("number").as_int64()], line.as_object());
        }
    }
}

class HouseStorage : public ::testing::Test {
   protected:
    TestHouse house_;
    Party party_{house_, first_way(), settings_for(first_way()), {}, 2};
};

TEST_F(HouseStorage, what_could_not_be_written_was_never_seen_and_counts_once_when_sent_again) {
    house_.disk().fail_before(1);
    const json::object words = say("s1", "written in water");
    EXPECT_EQ(party_.at(1).refused(words), "storage");
    for (Guest* each : party_.everybody()) {
        each->sync();
        EXPECT_FALSE(saw(*each, "written in water")) << each->name();
    }
    EXPECT_EQ(times_on_disk(house_, party_.id, "written in water"), 0);
    EXPECT_EQ(text_of(insist(house_, party_.at(1), words), "kind"), "ack");
    EXPECT_EQ(text_of(insist(house_, party_.at(1), words), "kind"), "ack");
    EXPECT_EQ(times_on_disk(house_, party_.id, "written in water"), 1);
    expect_all_at_the_head(house_, party_);
    for (Guest* each : party_.everybody()) EXPECT_TRUE(saw(*each, "written in water"));
}

TEST_F(HouseStorage, what_was_written_though_the_answer_was_lost_counts_once) {
    house_.disk().fail_after(1);
    const json::object words = say("s1", "written in stone");
    EXPECT_EQ(party_.at(1).refused(words), "storage");
    EXPECT_EQ(times_on_disk(house_, party_.id, "written in stone"), 1);
    EXPECT_EQ(text_of(insist(house_, party_.at(1), words), "kind"), "ack");
    EXPECT_EQ(times_on_disk(house_, party_.id, "written in stone"), 1);
    expect_all_at_the_head(house_, party_);
    for (Guest* each : party_.everybody()) {
        int lines = 0;
        for (const auto& [number, line] : each->lines) {
            lines += json::serialize(line).find("written in stone") != std::string::npos ? 1 : 0;
        }
        EXPECT_EQ(lines, 1) << each->name();
    }
}

TEST_F(HouseStorage, while_the_log_cannot_be_read_everybody_waits_and_then_goes_on) {
    house_.disk().fail_reading(true);
    house_.disk().fail_before(1);
    EXPECT_EQ(party_.at(0).refused(say("s1", "gone with the wind")), "storage");
    for (int i = 0; i < 3; ++i) {
        EXPECT_EQ(party_.at(1).refused(say("t" + std::to_string(i), "anybody there")), "storage");
        house_.pass(Span{600});
    }
    // Who asks is answered at the latest when the store has been tried once more.
    Guest late(house_, "Late");
    auto over_http =
        std::async(std::launch::async, [&] { return party_.at(2).get_at(party_.id).status; });
    auto by_socket =
        std::async(std::launch::async, [&] { return text_of(late.visit(party_.id), "reason"); });
    const auto is_ready = [](auto& answer) {
        return answer.wait_for(std::chrono::milliseconds(10)) == std::future_status::ready;
    };
    while (!is_ready(over_http) || !is_ready(by_socket)) house_.pass(Span{600});
    EXPECT_EQ(over_http.get(), 503);
    EXPECT_EQ(by_socket.get(), "storage");
    for (Guest* each : party_.everybody()) {
        each->sync();
        EXPECT_FALSE(saw(*each, "gone with the wind"));
        EXPECT_FALSE(saw(*each, "anybody there"));
    }
    house_.disk().fail_reading(false);
    EXPECT_EQ(text_of(insist(house_, party_.at(1), say("t0", "anybody there")), "kind"), "ack");
    EXPECT_EQ(times_on_disk(house_, party_.id, "anybody there"), 1);
    EXPECT_EQ(times_on_disk(house_, party_.id, "gone with the wind"), 0);
    expect_all_at_the_head(house_, party_);
    EXPECT_EQ(text_of(late.visit(party_.id), "kind"), "snapshot");
}

TEST_F(HouseStorage, whole_games_are_played_through_a_disk_that_fails_now_and_then) {
    Rng luck{9};
    std::vector<std::string> acked;
    int troubles = 0;
    for (int i = 0; i < 60; ++i) {
        const Table& table = house_.table(party_.id);
        if (table.status() != Table::Status::Running) break;
        const std::uint32_t dice = luck.below(6);
        if (dice == 0) house_.disk().fail_before(1);
        if (dice == 1) house_.disk().fail_after(1);
        const Session& session = *table.session();
        const Game& game = session.game();
        const SeatSet may = game.turn(session.state()).seats;
        const Seat seat = first_clockwise(may, Seat{static_cast<std::uint8_t>(luck.below(3))});
        json::object move = message("move", "m" + std::to_string(i));
        move["move"] =
            session.notation().move_json(game.draw_move(game.legal(session.state(), seat), luck));
        // Others talk at the same time: what is under way together fails together.
        for (const int other : {0, 1}) {
            party_.at(other).send(say("w" + std::to_string(i) + std::to_string(other),
                                      "word " + std::to_string(i) + " " + std::to_string(other)));
        }
        json::object answer = party_.at(number(seat)).command(move);
        if (text_of(answer, "reason") == "storage") {
            ++troubles;
            answer = insist(house_, party_.at(number(seat)), move);
        }
        ASSERT_EQ(text_of(answer, "kind"), "ack") << json::serialize(answer);
        acked.push_back("\"m" + std::to_string(i) + "\"");
        house_.disk().fail_before(0);
        house_.disk().fail_after(0);
        insist(house_, party_.at(2), say("x" + std::to_string(i), "all is well"));
    }
    EXPECT_GT(troubles, 3);
    for (const std::string& id : acked) {
        EXPECT_EQ(times_on_disk(house_, party_.id, "\"command\":" + id), 1) << id;
    }
    expect_all_at_the_head(house_, party_);
    // Whatever anybody ever saw said is on disk.
    for (Guest* each : party_.everybody()) {
        for (const auto& [number, line] : each->lines) {
            if (text_of(line, "what") != "say") continue;
            const std::string words = text_of(line.at("event").as_object(), "words");
            EXPECT_GE(times_on_disk(house_, party_.id, words), 1) << words;
        }
    }
}

TEST_F(HouseStorage, a_table_that_could_not_be_written_does_not_exist) {
    Guest host(house_, "Host");
    json::object wish =
        wish_for(first_way(), "name", "Host", "settings", object_of("public", true));
    const auto live = [&] {
        const std::string text = host.get("/metrics").body;
        const std::size_t at = text.find("\nmoneybags_tables_live ");
        return text.substr(at, text.find('\n', at + 1) - at);
    };
    const std::string before = live();
    house_.disk().fail_before(1);
    const Answer answer = host.post("/api/tables", wish);
    EXPECT_EQ(answer.status, 503);
    EXPECT_EQ(reason_of(answer), "storage");
    EXPECT_EQ(answer.header("Set-Cookie"), "") << "nor does the guest";
    house_.barrier();
    house_.pass(Span{2'000});
    EXPECT_EQ(host.get("/api/tables").body.find("Host"), std::string::npos);
    EXPECT_EQ(live(), before);
    EXPECT_EQ(host.post("/api/tables", wish).status, 200);
}

TEST_F(HouseStorage, a_seat_that_could_not_be_written_is_still_free_or_still_taken) {
    Guest host(house_, "Host"), late(house_, "Late");
    const std::string id = host.open(wish_for(first_way()));
    host.visit(id);
    house_.disk().fail_before(1);
    EXPECT_EQ(late.join(id, 1).status, 503);
    EXPECT_FALSE(late.has_cookie());
    house_.barrier();
    EXPECT_EQ(late.join(id, 1).status, 200);
    late.visit(id);
    house_.disk().fail_before(1);
    EXPECT_EQ(late.post_at(id, "/leave").status, 503);
    house_.barrier();
    // Whatever became of the socket: the chair is theirs, by cookie and by token.
    late.hang_up();
    EXPECT_EQ(text_of(late.visit(id), "stream"), "seat1.1");
    EXPECT_EQ(text_of(late.visit(id, object_of("token", late.token())), "stream"), "seat1.1");
    host.sync();
    EXPECT_EQ(text_of(host.table.at("chairs").at(1).as_object(), "kind"), "person");
}

TEST_F(HouseStorage, a_name_that_could_not_be_written_is_not_shown) {
    Guest guest(house_, "Before");
    json::object wish = object_of("name", "Before");
    ASSERT_EQ(guest.post("/api/me", wish).status, 200);
    EXPECT_NE(guest.get("/api/me").body.find("Before"), std::string::npos);
    house_.disk().take_away(true);
    wish["name"] = "After";
    EXPECT_EQ(guest.post("/api/me", wish).status, 503);
    house_.disk().take_away(false);
    for (int i = 0; i < 100 && guest.get("/healthz").status != 200; ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    EXPECT_EQ(guest.get("/api/me").body.find("After"), std::string::npos);
    EXPECT_NE(guest.get("/api/me").body.find("Before"), std::string::npos);
}

TEST_F(HouseStorage, the_house_is_unhealthy_while_the_store_is_away_and_healthy_when_it_is_back) {
    EXPECT_EQ(party_.at(0).get("/healthz").status, 200);
    house_.disk().take_away(true);
    EXPECT_EQ(party_.at(0).get("/healthz").status, 503);
    EXPECT_EQ(party_.at(0).refused(say("s1", "into the void")), "storage");
    house_.disk().take_away(false);
    int tries = 0;
    while (party_.at(0).get("/healthz").status != 200 && ++tries < 100) {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    EXPECT_EQ(text_of(insist(house_, party_.at(0), say("s1", "into the void")), "kind"), "ack");
    expect_all_at_the_head(house_, party_);
}

TEST(HouseStorageWithBots, a_bot_s_move_that_could_not_be_written_is_made_again) {
    const Way way = first_way();
    TestHouse house;
    Party party(house, way, settings_for(way), 1);
    Rng luck{3};
    int failures = 0;
    for (int i = 0; i < 200 && house.table(party.id).status() == Table::Status::Running; ++i) {
        if (any_move(house, party, luck, "b" + std::to_string(i))) {
            house.calm();
            continue;
        }
        // Now a bot is asked. Its first attempt fails, the next one does not.
        const std::size_t before = house.disk().entries(party.id).size();
        if (i % 2 == 0) {
            house.disk().fail_before(1);
        } else {
            house.disk().fail_after(1);
        }
        while (house.disk().entries(party.id).size() == before) house.pass_to_next_alarm();
        ++failures;
        house.rest();
        // Whether the rules let them speak or not, the answer comes when the table is back.
        insist(house, party.at(0), say("k" + std::to_string(i), "well?"));
    }
    EXPECT_GT(failures, 5);
    insist(house, party.at(0), say("end", "still here"));
    expect_all_at_the_head(house, party);
}

// ---- a damaged table ----

TEST_F(HouseStorage, a_damaged_table_is_read_once_and_says_what_it_is) {
    const std::size_t all = house_.disk().entries(party_.id).size();
    house_.stop();
    house_.disk().damage(party_.id, all - 1);
    house_.start(house_.now());
    Guest& guest = party_.at(0);
    guest.hang_up();
    EXPECT_EQ(text_of(guest.visit(party_.id), "reason"), "damaged");
    const std::size_t read = house_.disk().times_read(party_.id);
    for (int i = 0; i < 3; ++i) {
        EXPECT_EQ(text_of(guest.visit(party_.id), "reason"), "damaged");
        const Answer answer = guest.get_at(party_.id);
        EXPECT_EQ(answer.status, 410);
        EXPECT_EQ(reason_of(answer), "damaged");
        EXPECT_EQ(reason_of(guest.post_at(party_.id, "/leave")), "damaged");
    }
    EXPECT_EQ(house_.disk().times_read(party_.id), read) << "it is asked for again and again";
    // Nobody plays on, so what can be read of it is open: the game up to there.
    const Answer log = guest.get_at(party_.id, "/export");
    EXPECT_EQ(log.status, 200);
    EXPECT_NE(log.body.find("\"open\""), std::string::npos);
}

TEST_F(HouseStorage, a_table_without_spectators_is_salvaged_for_its_people_only) {
    json::object settings = settings_for(first_way());
    settings["spectators"] = false;
    Party party(house_, first_way(), settings);
    house_.stop();
    house_.disk().damage(party.id, house_.disk().entries(party.id).size() - 1);
    house_.start(house_.now());
    EXPECT_EQ(party.at(1).get_at(party.id, "/export").status, 200);
    Guest stranger(house_, "Stranger");
    EXPECT_EQ(reason_of(stranger.get_at(party.id, "/export")), "no-spectators");
    // Nothing of it can be read.
    house_.stop();
    house_.disk().damage(party.id, 0);
    house_.start(house_.now());
    EXPECT_EQ(reason_of(party.at(1).get_at(party.id, "/export")), "damaged");
}

TEST_F(HouseStorage, who_sits_at_a_table_that_turns_out_to_be_damaged_is_told_and_let_go) {
    house_.disk().damage(party_.id, 2);
    house_.disk().fail_before(1);
    EXPECT_EQ(party_.at(1).refused(say("s1", "into the void")), "storage");
    for (Guest* each : party_.everybody()) {
        SCOPED_TRACE(each->name());
        EXPECT_EQ(each->wait_for_close(), 1008);
        EXPECT_EQ(text_of(each->last_bye, "reason"), "damaged");
        EXPECT_NE(text_of(each->last_bye, "text"), "");
    }
}

}  // namespace
}  // namespace moneybags::house_tests
