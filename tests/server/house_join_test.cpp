// Sitting down when the network swallows the answer: asked again with the same id, the house gives
// the same seat, token and cookie, and nobody sits twice.

#include <gtest/gtest.h>

#include <future>
#include <set>

#include "tests/server/harness.h"

namespace moneybags::house_tests {
namespace {

const std::string kId = "f3b9d2c4-5a6e-4f70-8192-a3b4c5d6e7f8";
const std::string kOther = "00000000-5a6e-4f70-8192-a3b4c5d6e7f8";

class HouseJoin : public ::testing::Test {
   protected:
    HouseJoin() {
        table_ = host_.open(wish_for(first_way(), "settings", settings_for(first_way())));
    }
    Answer join(Guest& guest, const std::string& id, const std::string& name = "Ann") {
        json::object wish = object_of("id", id);
        if (!name.empty()) wish["name"] = name;
        return guest.post_at(table_, "/join", wish);
    }
    std::size_t people() {
        house_.barrier();
        std::size_t count = 0;
        for (const Table::Chair& chair : house_.table(table_).chairs()) {
            count += chair.kind == Table::Chair::Kind::Person ? 1u : 0u;
        }
        return count;
    }

    TestHouse house_;
    Guest host_{house_, "Host"};
    std::string table_;
};

TEST_F(HouseJoin, asked_again_by_a_stranger_gives_the_same_seat_token_and_cookie) {
    Guest first(house_);
    const Answer heard = join(first, kId);
    ASSERT_EQ(heard.status, 200) << heard.body;
    EXPECT_EQ(body_of(heard).at("seat").as_int64(), 1);
    const auto again = [&](const std::string& name) {
        Guest same(house_);  // no cookie: the answer that brought it was lost
        const Answer answer = join(same, kId, name);
        EXPECT_EQ(answer.status, 200) << answer.body;
        EXPECT_EQ(answer.body, heard.body);
        EXPECT_EQ(same.cookie(), first.cookie());
    };
    again("Ann");
    again("");  // the name is known
    EXPECT_EQ(people(), 2u);
    house_.restart();
    again("Ann");
    EXPECT_EQ(people(), 2u);
    // Token and cookie are good.
    Guest by_token(house_);
    EXPECT_EQ(text_of(by_token.visit(table_, object_of("token", text_of(body_of(heard), "token"))),
                      "stream"),
              "seat1.1");
    EXPECT_EQ(text_of(first.visit(table_), "stream"), "seat1.1");
    // Another id is somebody else.
    Guest other(house_);
    const Answer second = join(other, kOther);
    ASSERT_EQ(second.status, 200);
    EXPECT_EQ(body_of(second).at("seat").as_int64(), 2);
    EXPECT_NE(text_of(body_of(second), "token"), text_of(body_of(heard), "token"));
    EXPECT_NE(other.cookie(), first.cookie());
}

TEST_F(HouseJoin, asked_again_by_somebody_known_gives_the_same_seat_and_token) {
    Guest guest(house_, "Bea");
    guest.post("/api/me", object_of("name", "Bea"));
    const std::string cookie = guest.cookie();
    const Answer first = join(guest, kId, "Beatrice"), second = join(guest, kId, "Beatrice");
    ASSERT_EQ(first.status, 200) << first.body;
    EXPECT_EQ(second.body, first.body);
    EXPECT_EQ(guest.cookie(), cookie);
    EXPECT_EQ(people(), 2u);
    // With another id they are told that they sit already, as ever.
    EXPECT_EQ(reason_of(join(guest, kOther)), "already-seated");
}

TEST_F(HouseJoin, that_was_written_though_the_answer_was_lost_counts_once) {
    for (const bool written : {true, false}) {
        SCOPED_TRACE(written);
        const std::string id = written ? kId : kOther;
        const std::size_t before = people();
        if (written) {
            house_.disk().fail_after(1);
        } else {
            house_.disk().fail_before(1);
        }
        Guest guest(house_);
        const Answer lost = join(guest, id);
        EXPECT_EQ(lost.status, 503);
        EXPECT_EQ(reason_of(lost), "storage");
        Answer again = join(guest, id);
        for (int i = 0; i < 100 && again.status == 503; ++i) again = join(guest, id);
        ASSERT_EQ(again.status, 200) << again.body;
        EXPECT_EQ(people(), before + 1);
        EXPECT_EQ(text_of(guest.visit(table_), "kind"), "snapshot");
        EXPECT_EQ(guest.stream, "seat" + std::to_string(before) + ".1");
    }
}

TEST_F(HouseJoin, sent_many_times_at_once_seats_one) {
    std::vector<std::future<std::pair<int, std::string>>> asked;
    for (int i = 0; i < 12; ++i) {
        asked.push_back(std::async(std::launch::async, [&] {
            Guest guest(house_);
            const Answer answer = join(guest, kId);
            return std::pair(answer.status, answer.body);
        }));
    }
    std::set<std::string> seats;
    for (auto& each : asked) {
        const auto [status, body] = each.get();
        EXPECT_TRUE(status == 200 || status == 503) << body;
        if (status == 200) seats.insert(body);
    }
    EXPECT_EQ(seats.size(), 1u);
    EXPECT_EQ(people(), 2u);
    EXPECT_EQ(Guest(house_).get("/metrics").body.find("moneybags_tables_lost_total 0") ==
                  std::string::npos,
              false);
}

TEST_F(HouseJoin, gives_no_seat_back_that_was_given_up_or_has_a_newer_key) {
    Guest guest(house_);
    ASSERT_EQ(join(guest, kId).status, 200);
    ASSERT_EQ(guest.post_at(table_, "/key").status, 200);
    EXPECT_EQ(reason_of(join(guest, kId)), "bad-token");
    ASSERT_EQ(guest.post_at(table_, "/leave").status, 200);
    EXPECT_EQ(reason_of(join(guest, kId)), "bad-token");
    EXPECT_EQ(people(), 1u);
    EXPECT_EQ(join(guest, kOther).status, 200);
}

TEST_F(HouseJoin, needs_an_id_that_nobody_guesses_and_writes_none_down) {
    Guest guest(house_);
    for (const std::string& id :
         {std::string(), std::string("1"), std::string(21, 'x'), std::string(41, 'x'),
          std::string(20, 'x') + "\xc3\xa9", std::string(22, ' '), std::string(22, '\x7f')}) {
        const Answer answer = join(guest, id);
        EXPECT_EQ(answer.status, 400) << id;
        EXPECT_EQ(reason_of(answer), "unreadable");
    }
    EXPECT_EQ(people(), 1u);
    const Answer answer = join(guest, kId);
    ASSERT_EQ(answer.status, 200);
    house_.barrier();
    const std::string cookie = guest.cookie().substr(guest.cookie().find('=') + 1);
    for (const std::string& entry : house_.disk().entries(table_)) {
        EXPECT_EQ(entry.find(kId), std::string::npos);
        EXPECT_EQ(entry.find(text_of(body_of(answer), "token")), std::string::npos);
        EXPECT_EQ(entry.find(cookie), std::string::npos);
    }
}

}  // namespace
}  // namespace moneybags::house_tests
