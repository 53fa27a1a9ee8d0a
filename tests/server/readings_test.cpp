// Answers about whole games: each made once, as many as there is room for, fairly shared.

#include "server/readings.h"

#include <gtest/gtest.h>

#include <semaphore>

#include "tests/server/posted.h"

namespace moneybags {
namespace {

class ReadingsTest : public ::testing::Test {
   protected:
    // Asks for an answer of so many bytes and notes when it comes.
    bool ask(const std::string& what, const std::string& address, std::size_t bytes = 10) {
        const auto prepare = [this, bytes]() -> Readings::Make {
            ++prepared;
            return [this, bytes] {
                gate.acquire();
                HttpResponse response;
                response.body = std::string(bytes, 'x');
                return response;
            };
        };
        return readings.answer(what, address, prepare,
                               [this, what](const HttpResponse&) { answered.push_back(what); });
    }
    void let(int jobs) {
        gate.release(jobs);
        for (int i = 0; i < jobs; ++i) loop.run_one();
    }

    Posted loop;
    std::counting_semaphore<> gate{0};
    int prepared = 0;
    std::vector<std::string> answered;
    Readings readings{
        loop, {.threads = 1, .waiting = 4, .of_address = 2, .kept_bytes = 10'000}
    };
};

TEST_F(ReadingsTest, are_made_once_for_all_who_wait_and_then_kept) {
    ASSERT_TRUE(ask("a", "ann"));
    ASSERT_TRUE(ask("a", "ben"));
    EXPECT_EQ(prepared, 1);
    EXPECT_TRUE(answered.empty());
    let(1);
    EXPECT_EQ(answered.size(), 2u);
    ASSERT_TRUE(ask("a", "cid"));
    EXPECT_EQ(answered.size(), 3u);
    EXPECT_EQ(prepared, 1);
    EXPECT_EQ(readings.figures().made, 1u);
    EXPECT_EQ(readings.figures().found, 2u);
}

TEST_F(ReadingsTest, are_shared_among_addresses) {
    EXPECT_TRUE(ask("a", "ann"));
    EXPECT_TRUE(ask("b", "ann"));
    EXPECT_FALSE(ask("c", "ann"));
    EXPECT_FALSE(ask("a", "ann")) << "who waits for what others wait for waits, too";
    EXPECT_TRUE(ask("c", "ben"));
    EXPECT_TRUE(readings.run(
        "ben", [this] { gate.acquire(); }, [] {}));
    EXPECT_FALSE(ask("d", "cid")) << "there is no room any more";
    EXPECT_FALSE(readings.run(
        "cid", [] {}, [] {}));
    EXPECT_EQ(readings.figures().waiting, 4u);
    let(4);
    EXPECT_EQ(answered.size(), 3u);
    EXPECT_EQ(readings.figures().waiting, 0u);
    EXPECT_TRUE(ask("e", "ann"));
    let(1);
}

TEST_F(ReadingsTest, make_room_for_newer_ones) {
    for (const char* what : {"a", "b"}) {
        ASSERT_TRUE(ask(what, "ann", 3'000));
        let(1);
    }
    ASSERT_TRUE(ask("a", "ann"));  // asked for again, so b is the oldest
    ASSERT_TRUE(ask("c", "ann", 3'000));
    let(1);
    EXPECT_LE(readings.figures().kept_bytes, 10'000u);
    EXPECT_EQ(prepared, 3);
    ASSERT_TRUE(ask("a", "ann"));
    EXPECT_EQ(prepared, 3);
    ASSERT_TRUE(ask("b", "ann", 3'000));
    EXPECT_EQ(prepared, 4);
    let(1);
}

TEST_F(ReadingsTest, let_a_log_go_first_that_people_wait_for) {
    std::vector<std::string> order;
    ASSERT_TRUE(ask("under way", "ann"));
    ASSERT_TRUE(readings.run(
        "ann", [&] { order.emplace_back("report"); }, [] {}));
    ASSERT_TRUE(readings.run_first([&] {
        order.emplace_back("log");
        loop.post([] {});
    }));
    let(1);
    loop.run_one();
    loop.run_one();
    EXPECT_EQ(order, (std::vector<std::string>{"log", "report"}));
}

}  // namespace
}  // namespace moneybags
